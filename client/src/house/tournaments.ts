/** Tournaments of the house: looking, taking part, and leading one. */
import { get, post } from "./api";
import type { Correction, NewTournament, RoundOf, Standings, TableTournament, Tournament, TournamentList } from "./types";

const UNDER = "/api/tournaments";

export const tournaments = (page: number) => get<TournamentList>(`?page=${page}`, UNDER);
export const tournament = (id: string) => get<Tournament>(`/${id}`, UNDER);
export const standingsOf = (id: string, page: number) => get<Standings>(`/${id}/standings?page=${page}`, UNDER);
export const roundOf = (id: string, round: number, page: number) => get<RoundOf>(`/${id}/rounds/${round}?page=${page}`, UNDER);
/** To which round of which tournament a table belongs; null, if to none. */
export const tournamentOf = (table: string) => get<TableTournament | null>(`/${table}/tournament`);
export const exported = (id: string, kind: "csv" | "json") => `${UNDER}/${id}/export.${kind}`;

// -- taking part

/** Once more, to change one's name. */
export const enter = (id: string, name: string) => post<Tournament>(`/${id}/enter`, { name }, UNDER);
export const withdraw = (id: string) => post<Tournament>(`/${id}/leave`, undefined, UNDER);

// -- leading it

export const openTournament = (wanted: NewTournament) => post<Tournament>("", wanted, UNDER);
export const beginRound = (id: string) => post<Tournament>(`/${id}/begin`, undefined, UNDER);
/** When the next round begins by itself; null: it does not. */
export const setTime = (id: string, at: number | null) => post<Tournament>(`/${id}/time`, { at }, UNDER);
export const remove = (id: string, number: number) => post<Tournament>(`/${id}/remove`, { number }, UNDER);
export const correct = (id: string, correction: Correction) => post<Tournament>(`/${id}/correct`, correction, UNDER);
export const close = (id: string) => post<Tournament>(`/${id}/close`, undefined, UNDER);
