/** What the kiosk tiles show. */
import type { ArtName } from "../../../art/names";

/** Pictures and numbers from left to right. */
export const FACES: Record<string, (ArtName | number)[]> = {
  1: ["g-Y", "lira"], 2: ["g-G", "lira"], 3: ["g-R", "lira"],
  4: ["g-Y", "g-Y"], 5: ["g-G", "g-G"], 6: ["g-R", "g-R"],
  7: ["g-Y"], 8: ["g-G"], 9: ["g-R"], 10: ["g-B"],
  11: ["i-card"],
  12: [2, "lira"],
  13: ["g-C", 2, "lira"], 14: ["g-C", 3, "lira"],
  15: ["m-companion"],
  16: ["d-1", "lira"],
  17: [10, "lira", "i-step", "ext"],
  18: ["g-B", "g-R", "g-G", "g-Y", "i-step", "ext"],
  19: ["m-merchant", "i-step", "p7"],
  20: ["g-any", "i-swap", "i-letter"],
  21: ["i-card", "i-swap", "i-letter"],
  22: ["lira", "i-swap", "i-letter"],
  23: ["lira", "i-swap", "g-any"],
  24: ["lira", "i-swap", "i-card"],
};
