/** The pictures in sprite.svg; a test compares. */
export const ART = [
  "floor", "vault", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15",
  "p16", "p17", "p18", "p19", "p20", "p21", "p22", "p23", "p24", "p25", "g-R", "g-G", "g-Y", "g-B", "g-any", "g-C",
  "ruby", "ruby-0", "lira", "tile-red", "tile-green", "tile-yellow", "tile-blue", "seal", "c-red", "c-green", "c-blue", "c-yellow", "c-white", "m-merchant",
  "m-family", "m-companion", "m-governor", "m-smuggler", "m-dealer", "m-courier", "a-1", "i-undo", "i-redo", "i-end",
  "i-lamp", "i-log", "i-chart", "i-moon", "i-menu", "i-help", "i-lock", "i-stop", "i-card", "i-guild", "i-letter",
  "i-walk", "i-eye", "star8", "logo", "hall", "lantern", "boat", "trader", "hero", "alcove", "card-back",
  "kiosk-back", "win", "ext", "d-1", "i-play", "i-pause", "i-step", "i-back", "i-next", "i-prev", "i-branch",
  "i-leave", "i-link", "i-copy", "i-share", "i-down", "i-again", "i-sun", "i-globe", "i-clock", "i-bot", "i-me",
  "i-pass", "i-plus", "i-minus", "i-close", "i-open", "i-mix", "i-cut", "i-warn", "i-flag", "i-book", "i-swap",
  "i-star", "i-hand", "i-shield", "i-home", "i-turn", "face-level-1", "face-level-2", "face-level-3", "face-level-4",
  "face-level-5",
] as const;

export type ArtName = (typeof ART)[number];
