/** How people play, and with whom they have: leaderboards, profiles, ratings and invitations, over HTTP. */
import { get, post } from "./api";
import type { Companion, Invitations, Leaders, Privacy, ProfileOut, RatingChanges, ShownProfile } from "./types";

/** Of a rule set and a number of players; what is not given is as we have played most. */
export interface Pool {
  rules?: string;
  players?: number;
}

export function leaders({ rules, players }: Pool, page: number): Promise<Leaders> {
  const wanted = Object.entries({ rules, players, page }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return get<Leaders>(`/leaders?${new URLSearchParams(wanted)}`, "/api");
}

/** Without a name our own. */
export const profile = (name?: string) => (name === undefined ? get<ProfileOut>("/profile", "/api/me") : get<ProfileOut>(`?${new URLSearchParams({ name })}`, "/api/people"));
export const keepPrivacy = (wanted: Privacy) => post<Privacy>("/privacy", wanted, "/api/me");
export const addressOf = (name: string) => `/people/${encodeURIComponent(name)}`;

// -- at a table

export const ratingsAt = (table: string) => get<RatingChanges>(`/${table}/ratings`);
export const profilesAt = (table: string) => get<ShownProfile[]>(`/${table}/profiles`);

// -- company

export const company = () => get<Companion[]>("/company", "/api/me");
export const invitations = () => get<Invitations>("/invitations", "/api/me");
export const invite = (table: string, name: string) => post("/invitations", { table, name }, "/api/me");
export const decline = (table: string, forGood: boolean) => post<Invitations>("/invitations/decline", { table, for_good: forGood }, "/api/me");
export const welcome = (name: string) => post<Invitations>("/invitations/welcome", { name }, "/api/me");
