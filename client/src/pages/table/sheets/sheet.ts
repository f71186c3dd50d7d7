/** What can be opened beside the board. */
export type Sheet =
  | { is: "seat"; seat: string }
  | { is: "place"; place: number }
  | { is: "clause"; clause: string }
  | { is: "hand" | "log" | "chat" | "menu" | "keys" | "holiday" };
