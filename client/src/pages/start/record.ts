/** A record (.bdn), as far as one needs to know it to play on from it: see docs/notation.md. Whether it is right, the house says. */
export interface Recorded {
  rules: string;
  seats: { colour: string; name: string }[];
  /** Where one may go on: at the beginning of each turn, after so many answers. */
  turns: { turn: string; colour: string; after: number }[];
  isOver: boolean;
}

export function readRecord(text: string): Recorded | null {
  const lines = text.split(/\r?\n/).map((line) => line.split(";")[0]!.trim()).filter(Boolean);
  if (!/^bedesten\s/.test(lines[0] ?? "")) return null;
  const isTurn = (line: string) => /^(\d|end )/.test(line);
  const head = new Map(lines.filter((line) => !isTurn(line)).map((line) => [line.split(/\s/)[0]!, line.replace(/^\S+\s*/, "")]));
  const turns: Recorded["turns"] = [];
  let after = 0;
  for (const line of lines.filter(isTurn)) {
    const [turn = "", colour = "", ...answers] = line.split(/\s+/);
    if (turn !== "0" && turn !== "end") turns.push({ turn, colour, after });
    after += answers.length;
  }
  return { rules: (head.get("rules") ?? "").split(" ")[0]!, seats: seatsOf(head.get("seats") ?? ""), turns, isOver: head.has("result") };
}

/** red=Ada 'green=Grace Hopper': as a shell quotes them. */
function seatsOf(line: string): Recorded["seats"] {
  const parts = line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return parts.map((part) => {
    const [colour = "", ...name] = part.replace(/'([^']*)'|"([^"]*)"/g, "$1$2").split("=");
    return { colour, name: name.join("=") || colour };
  });
}
