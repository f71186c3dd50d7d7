/** The board with two places changed. */
export function swapped(grid: number[][], one: number, other: number): number[][] {
  const moved = (place: number) => (place === one ? other : place === other ? one : place);
  return grid.map((row) => row.map(moved));
}
