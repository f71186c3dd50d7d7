/** The types of the protocol, by their names. They are made from the house's own description: see make/protocol.py. */
import type { components } from "../../made/protocol";

type Schemas = components["schemas"];

export type Advice = Schemas["Advice"];
export type TableSettings = Schemas["TableSettings"];
export type Analysed = Schemas["Analysed"];
export type Chances = Schemas["Chances"];
export type Cost = Schemas["Cost"];
export type TimeControl = Schemas["TimeControl"];
export type Event = Schemas["Event"];
export type Glance = Schemas["Glance"];
export type Import = Schemas["Import"];
export type Join = Schemas["Join"];
export type LinkLook = Schemas["LinkOut"];
export type Me = Schemas["Me"];
export type Past = Schemas["PastOut"];
export type Layout = Schemas["LayoutOut"];
export type Luck = Schemas["Luck"];
/** What goes through the socket, told apart by `do`. */
export type Message = Schemas["Answer"] | Schemas["Confirm"] | Schemas["Undo"] | Schemas["Redo"] | Schemas["Propose"] | Schemas["Agree"] | Schemas["Decline"] | Schemas["Say"] | Schemas["Beat"];
export type NewTable = Schemas["NewTable"];
export type Hint = Schemas["HintOut"];
export type Offer = Schemas["Offer"];
export type Option = Schemas["OptionOut"];
export type Outcome = Schemas["Outcome"];
export type PlayerView = Schemas["PlayerView"];
export type Position = Schemas["PositionOut"];
export type PositionWish = Schemas["PositionWish"];
export type Problem = Schemas["Problem"];
export type Proposal = Schemas["ProposalOut"];
export type Question = Schemas["QuestionOut"];
export type Refused = Schemas["RefusedOut"];
export type Round = Schemas["Round"];
export type Ruby = Schemas["Ruby"];
export type Seat = Schemas["SeatOut"];
export type SeatWish = Schemas["SeatWish"];
export type Search = Schemas["SearchOut"];
export type SearchWish = Schemas["SearchWish"];
export type Spoken = Schemas["Spoken"];
export type Story = Schemas["Story"];
export type Summary = Schemas["Summary"];
export type Topic = Schemas["Topic"];
export type Turn = Schemas["Turn"];
export type Update = Schemas["Update"];
export type View = Schemas["View"];
