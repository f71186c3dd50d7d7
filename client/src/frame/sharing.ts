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

/** A page that is not reached safely (no https) has no clipboard. */
export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "shown";
  }
}
