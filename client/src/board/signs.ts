/** The place that stands for a rule set. */
const SIGNS: Record<string, number> = { base: 16, mocha: 20, letters: 21, grand: 15 };

export const signOf = (rules: string) => SIGNS[rules] ?? 7;
