/** Our account, if we have one: what the house keeps of us, and how we prove who we are. */
import { get, post } from "./api";
import { remember } from "./device.svelte";
import { made, used } from "./passkeys";
import type { LinkLook, Me, Past } from "./types";

const UNDER = "/api/me";

export type Account = NonNullable<Me["account"]>;

/** Kept beside the settings, so that a guest's page asks for nothing. */
async function heard(answer: Promise<Me>): Promise<Me> {
  const me = await answer;
  remember({ account: me.account !== null });
  return me;
}

const tell = (path: string, body?: object) => heard(post<Me>(path, body, UNDER));

export const lookAtMe = () => heard(get<Me>("", UNDER));
export const pastGames = (before?: number) => get<Past[]>(`/games${before === undefined ? "" : `?before=${before}`}`, UNDER);

/** A guest has an account then. */
export const addPasskey = async () => tell("/passkeys", { credential: await made(await post("/passkeys/options", undefined, UNDER)) });
export const signIn = async () => tell("/sign-in", { credential: await used(await post("/sign-in/options", undefined, UNDER)) });
export const removePasskey = (id: string) => tell("/passkeys/remove", { id });

export const sendLink = (email: string, language: string) => post("/email", { email, language }, UNDER);
export const removeEmail = () => tell("/email/remove");
export const lookAtLink = (key: string) => post<LinkLook>("/link/look", { key }, UNDER);
export const followLink = (key: string) => tell("/link", { key });

export const signOut = (where: string) => tell("/sign-out", { where });
export const chooseName = (name: string) => tell("/name", { name });
/** @param language the one that was chosen, if one was */
export const keepSettings = (settings: object, language: string | null) => tell("/settings", { settings, ...(language && { language }) });
export const everything = () => post<object>("/export", undefined, UNDER);
export const deleteMe = () => tell("/delete");
