/** Giving an address to others: as the device does it, or else into the clipboard. */
export type Shared = "shared" | "copied" | "shown"; // shown: the page has to show it, the device can do neither

export async function share(address: string, title: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ url: address, title });
      return "shared";
    } catch (trouble) {
      if ((trouble as Error).name === "AbortError") return "shared"; // thought better of it
    }
  }
  return copy(address);
}

/** A picture goes to others as the device does it, or else among the downloads. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<"shared" | "saved"> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, title });
      return "shared";
    } catch (trouble) {
      if ((trouble as Error).name === "AbortError") return "shared"; // thought better of it
    }
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(picture), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
  return "saved";
}

/** A page that is not reached safely (no https) has no clipboard. */
export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "shown";
  }
}
