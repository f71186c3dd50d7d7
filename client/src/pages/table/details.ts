/** What somebody who looks after the house needs to find in its notes what went wrong: no name, no card. */
import { Trouble } from "../../house/api";
import type { Problem } from "../../house/types";

export interface Spot {
  table: string;
  seq: number;
}

export function detailsOf(problem: Problem | Error, { table, seq }: Spot, now = new Date()): string {
  const what = problem instanceof Error ? troubleIn(problem) : (problem.said ?? []).map(({ key }) => key);
  return [`table ${table}`, `number ${seq}`, ...what, now.toISOString()].join(" · ");
}

function troubleIn(error: Error): string[] {
  if (!(error instanceof Trouble)) return [error.name];
  return [`status ${error.status}`, ...(error.id ? [`id ${error.id}`] : [])];
}
