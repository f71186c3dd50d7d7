/** The glaze of a place: one for each family of places. */
const FAMILIES: Record<string, number[]> = {
  red: [2],
  green: [3],
  yellow: [4],
  service: [5, 6, 7, 12],
  chance: [8, 9, 23],
  market: [10, 11],
  coffee: [17, 18, 19, 20],
  letters: [21, 22, 24, 25],
};
const FAMILY = new Map(Object.entries(FAMILIES).flatMap(([family, places]) => places.map((place) => [place, family])));

export const glaze = (place: number) => `var(--z-${FAMILY.get(place) ?? "ruby"})`;
