/** Who sits at a table that waits, in words. */
import { nameOf } from "../../house/bots";
import type { Seat, Summary } from "../../house/types";
import { list, t } from "../../texts/texts.svelte";

export const hostOf = ({ seats, host }: Summary) => seats.find(({ colour }) => colour === host);
export const isHost = (table: Summary) => hostOf(table)?.yours ?? false;
export const free = (seats: Seat[]) => seats.filter(({ kind }) => kind === "open").length;
export const ours = (seats: Seat[]) => seats.filter(({ yours }) => yours);

/** What the table waits for, as a sentence or two. */
export function missing({ seats }: Summary): string {
  const open = free(seats);
  const awaited = seats.filter(({ kind, ready }) => kind !== "open" && !ready);
  const others = awaited.filter(({ yours }) => !yours).map(nameOf);
  const said = [
    open ? t("room-free", { n: open }) : "",
    awaited.some(({ yours }) => yours) ? t("room-awaits-you") : "",
    others.length ? t("room-awaits", { n: others.length, names: list(others) }) : "",
  ];
  return said.filter(Boolean).join(" ") || t("room-complete");
}

/** What has changed in the seats, for whoever does not see it. */
export function news(before: Seat[], after: Seat[]): string {
  const said = after.flatMap((now, i) => {
    const then = before[i];
    if (!then || now.yours) return [];
    if (then.kind !== "open" && now.kind === "open") return [t("room-leaves", { name: nameOf(then) })];
    if (then.kind !== now.kind || then.name !== now.name) return [t("room-comes", { name: nameOf(now) })];
    return now.ready === then.ready ? [] : [t(now.ready ? "room-is-ready" : "room-is-not-ready", { name: nameOf(now) })];
  });
  const open = free(after);
  return said.length ? [...said, open ? t("room-free", { n: open }) : t("room-none-free")].join(" ") : "";
}
