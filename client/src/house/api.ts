/** The house over HTTP. What is wrong is thrown as a `Trouble`, whose message is a sentence for people. */
import { t } from "../texts/texts.svelte";
import { hearDate } from "./time.svelte";
import type { Advice, Analysed, Chances, Cost, Daily, GameBeside, Glance, Import, Join, Layout, Luck, NewTable, Pairing, PastDay, Position, PositionWish, Problem, Ranked, Ranking, Search, SearchWish, Story, Summary, Update } from "./types";

export class Trouble extends Error {
  /** @param status 0: the house was not reached
   *  @param clause of the rules, if one says so
   *  @param id under which the house has noted it */
  constructor(
    sentence: string,
    readonly status: number,
    readonly clause: string | null = null,
    readonly id: string | null = null,
  ) {
    super(sentence);
  }
}

// -- tables

export const openTable = (wanted: NewTable) => post<Summary>("", wanted);
export const importRecord = (wanted: Import) => post<Summary>("/import", wanted);
export const listedTables = () => get<Summary[]>("");
export const ownTables = () => get<Summary[]>("/mine");
export const look = (table: string, seat?: number) => get<Update>(`/${table}${of(seat)}`);
export const advice = (table: string, seat?: number) => get<Advice>(`/${table}/advice${of(seat)}`);
/** What answers that are given at once would surely cost whoever plays to learn. */
export const costOf = (table: string, answers: string[], seat?: number) => get<Cost>(`/${table}/cost${asking({ answers: encodeURIComponent(answers.join()), seat })}`);
export const record = async (table: string) => (await ask(`/${table}/record`)).text();

// -- looking back

/** The table after its first `n` events, through a seat: of a finished game any, 5 sees no hand, 6 all of them. */
export const lookBack = (table: string, n: number, seat?: number) => get<Glance>(`/${table}/at/${n}${of(seat)}`);
/** Who will win, as we can judge it, now or after the first `n` events. */
export const chancesOf = (table: string, seat?: number, n?: number) => get<Chances>(`/${table}/chances${asking({ seat, at: n })}`);
/** When the game is over: what chance brought each seat against the mean, in lira. */
export const luckOf = (table: string) => get<Luck>(`/${table}/luck`);
/** When the game is over: how far its analysis is, and what it says. */
export const analysisOf = (table: string, depth: Depth) => get<Analysed>(`/${table}/analysis?depth=${depth}`);
export const askForAnalysis = (table: string, depth: Depth) => post<Analysed>(`/${table}/analysis?depth=${depth}`);
export const stopAnalysis = async (table: string, depth: Depth) =>
  (await ask(`/${table}/analysis?depth=${depth}`, { method: "DELETE" })).json() as Promise<Analysed>;
type Depth = "normal" | "deep";
export const storyOf = (table: string) => get<Story>(`/${table}/story`);

const of = (seat?: number) => asking({ seat }); // of a device that has several

function asking(wanted: Record<string, number | string | undefined>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return given.length ? `?${given.join("&")}` : "";
}

// -- positions apart from any table

/** A position or a record as text: what lies there, and what can be answered. */
export const lookAtPosition = (wanted: PositionWish) => post<Position>("", wanted, "/api/positions");
/** What is known of a position, if that is more than we know; it is searched a little at a time. */
export const searchPosition = (wanted: SearchWish) => post<Search>("/search", wanted, "/api/positions");

// -- what can be played

/** The board of a layout: by its name, as somebody wrote it, or a new random one. */
export const layOut = (layout: string, rules: string) => get<Layout>(`/layout?${new URLSearchParams({ layout, rules })}`, "/api");

// -- seats

export const join = (table: string, wanted: Join) => post<Update>(`/${table}/join`, wanted);
export const addText = (table: string, text: string) => post<Summary>(`/${table}/text`, { text });
/** Not ready, after all. */
export const takeTextBack = (table: string) => post<Summary>(`/${table}/text`, { text: null });
export const list = (table: string, listed: boolean) => post<Summary>(`/${table}/listed`, { listed });
export const leave = (table: string, seat?: number) => post<Summary>(`/${table}/leave`, { seat });
export const resign = (table: string, seat?: number) => post<Summary>(`/${table}/resign`, { seat });
export const rematch = (table: string) => post<Summary>(`/${table}/rematch`);
export const standIn = (table: string, seat: number, bot: string | null) => post<Summary>(`/${table}/seats/${seat}`, { bot });
/** Tell whoever is to act that the others wait. */
export const remind = (table: string, seat: number) => post<Summary>(`/${table}/remind`, { seat });
/** If all people sit at this device, its clock may stand while nobody plays. */
export const setClock = (table: string, runs: boolean) => post<Summary>(`/${table}/clock`, { runs });
export const linkOf = async (table: string, seat: number) => (await post<{ key: string }>(`/${table}/seats/${seat}/link`)).key;
export const moveHere = (table: string, key: string) => post<Update>(`/${table}/move`, { key });

// -- for another seat of this device; what one does oneself goes through the socket

export const answerAs = (table: string, seat: number, seq: number, answers: string[]) => post<{ seq: number }>(`/${table}/answers`, { seq, answers, seat });
export const proposeAs = (table: string, seat: number, seq: number, to: number) => post<{ seq: number }>(`/${table}/propose`, { seq, to, seat });
export const agreeAs = (table: string, seat: number, seq: number) => post<{ seq: number }>(`/${table}/agree`, { seq, seat });

// -- the daily bazaar

export const daily = () => get<Daily>("", "/api/daily");
/** One's own try, which counts; whoever has begun it comes back to it. */
export const beginTry = (name: string) => post<Summary>("/try", { name }, "/api/daily");
export const practise = (deal: string, name: string) => post<Summary>("/practice", { deal, name }, "/api/daily");
export const pastDays = (page: number) => get<PastDay[]>(`/past?page=${page}`, "/api/daily");
export const rankingOf = (deal: string, page: number) => get<Ranking>(`/${deal}/ranking?page=${page}`, "/api/daily");
export const companyAt = (deal: string) => get<Ranked[]>(`/${deal}/company`, "/api/daily");
/** @param chosen the table of the one with whom one wants to compare; empty: the best of one's company */
export const gamesOf = (deal: string, chosen: string) => get<GameBeside[]>(`/${deal}/games${asking({ chosen: chosen || undefined })}`, "/api/daily");

// -- finding players

export const pairing = () => get<Pairing>("", "/api/pairing");

// -- asking

export async function get<Answer>(path: string, under?: string): Promise<Answer> {
  return (await ask(path, {}, under)).json() as Promise<Answer>;
}

export async function post<Answer>(path: string, body?: object, under?: string): Promise<Answer> {
  const sent = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await ask(path, { method: "POST", ...sent }, under)).json() as Promise<Answer>;
}

async function ask(path: string, request: RequestInit = {}, under = "/api/tables"): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${under}${path}`, request);
  } catch {
    throw new Trouble(t("house-unreachable"), 0);
  }
  hearDate(answer.headers.get("date"));
  if (!answer.ok) throw await troubleOf(answer);
  return answer;
}

async function troubleOf(answer: Response): Promise<Trouble> {
  const id = answer.headers.get("x-request-id");
  try {
    const problem = (await answer.json()) as Problem;
    const { refusalText } = await import("../words/refusals"); // what is said about it is loaded when something is refused
    return new Trouble(refusalText(problem), answer.status, problem.clause, id);
  } catch {
    return new Trouble(t("house-unreachable"), answer.status, null, id); // something between us and the house spoke
  }
}
