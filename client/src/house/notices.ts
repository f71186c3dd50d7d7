/** What we want to be told while the page is closed, and where. */
import { get, post } from "./api";
import type { Subscription } from "./push";
import type { Channel, Notices } from "./types";

const UNDER = "/api/notices";

export const KINDS = ["my-turn", "begins", "ends", "chat", "invitation", "deadline", "reminder"] as const;
export const WHENS = ["always", "away", "never"] as const;
export const FORMS = { discord: "Discord", slack: "Slack", ntfy: "ntfy" } as const; // and what they call themselves
export const GATHERED = [0, 60, 1440] as const; // minutes for which several are gathered

export type Kind = (typeof KINDS)[number];
export type When = (typeof WHENS)[number];
export type Form = keyof typeof FORMS;
export type Choice = Partial<Record<Kind, When>>;
export type Quiet = NonNullable<Notices["quiet"]>;

const tell = (path: string, body: object) => post<Notices>(path, body, UNDER);

export const lookAtNotices = () => get<Notices>("", UNDER);

export const openPush = (subscription: Subscription, language: string) => tell("/push", { ...subscription, language });
export const openEmail = (language: string) => tell("/email", { language });
/** @param format null: as the address says */
export const openWebhook = (url: string, format: Form | null, language: string) => tell("/webhooks", { url, format, language });

export const tryOut = ({ id }: Channel) => tell("/try", { id });
export const gather = ({ id }: Channel, minutes: number) => tell("/gather", { id, minutes });
export const close = ({ id }: Channel) => tell("/remove", { id });

export const choose = (kinds: Choice, quiet: Quiet | null) => tell("/choice", { kinds, quiet });
/** @param kinds null: as everywhere */
export const chooseAt = (table: string, kinds: Choice | null) => tell("/table", { table, kinds });

/** No more letters: by the key in one of them. */
export const stopLetters = (key: string) => post<object>(`/stop/${encodeURIComponent(key)}`, undefined, UNDER);
