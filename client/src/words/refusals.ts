/** Why something cannot be done. */
import type { Problem, Refused } from "../house/types";

/** In English as the house says it. */
export function refusalText(refused: Refused | Problem): string {
  return refused.error;
}
