/** From what the house tells to sentences, in the language that is spoken. */
export { counted, outcomeIcons, outcomesText, outcomeText, parts, signed, type Amounts, type Part } from "./amounts";
export { withBreaks } from "./breaks";
export { eventText, logLines, resultText, type Line } from "./log";
export {
  cardEffect,
  cardName,
  cardShort,
  colourOf,
  goodName,
  guildEffect,
  guildName,
  guildShort,
  kioskName,
  layoutName,
  placeAt,
  placeName,
  placeNumber,
  placeShort,
  placeTo,
  seatName,
  tileLabel,
  tileName,
} from "./names";
export { explanationText, optionText, questionText } from "./questions";
export { refusalText } from "./refusals";
export { keysOf, ruleGroup, ruleNote, ruleSteps, ruleText, ruleTitle, ruleWords } from "./rules";
export { signsOf, type Sign } from "./signs";
