/** Games over days over HTTP: holidays, and plans for turns to come. */
import { get, post } from "./api";
import type { Foreseen, ForesightWish, HolidayAnswer, HolidayWish, Premove, Premoves, Summary } from "./types";

export const takeHoliday = (table: string, wanted: HolidayWish) => post<Summary>(`/${table}/holiday`, wanted);
/** The same at all tables at which we play: what became of it at each. */
export const takeHolidays = (wanted: HolidayWish) => post<HolidayAnswer[]>("/holidays", wanted);

export const premovesOf = (table: string, seat?: number) => get<Premoves>(`/${table}/premoves${seat === undefined ? "" : `?seat=${seat}`}`);
export const keepPremoves = (table: string, turns: Premove[], seat?: number) => post<Premoves>(`/${table}/premoves`, { turns, seat });
/** How a plan would go, if nobody did anything before. Nobody hears of it. */
export const foresee = (table: string, wanted: ForesightWish) => post<Foreseen>(`/${table}/foresee`, wanted);
