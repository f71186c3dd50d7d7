/** Places that lie beside the board, each with the one that would give way for it. */
export function besideOf(grid: number[][], alternatives: number[][]): [place: number, other: number][] {
  const placed = grid.flat();
  return alternatives.flatMap((group) => {
    const there = group.find((place) => placed.includes(place));
    return there ? group.filter((place) => place !== there).map((place): [number, number] => [place, there]) : [];
  });
}

/** The board with two places changed. */
export function swapped(grid: number[][], one: number, other: number): number[][] {
  const moved = (place: number) => (place === one ? other : place === other ? one : place);
  return grid.map((row) => row.map(moved));
}
