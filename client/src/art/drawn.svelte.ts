/** The pictures that the frame and the start page do not need: loaded with the first page that may show them. */
let pictures = $state("");

export const later = (): string => pictures;

export async function drawAll(): Promise<void> {
  pictures ||= (await import("./sprite-later.svg?raw")).default;
}
