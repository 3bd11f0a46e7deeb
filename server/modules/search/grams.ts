import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;
/** Runs of Han characters, and runs of letters and digits. */
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** Full-width to half-width, lower case, one kind of space. */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const pairs = (run: string): string[] => {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
};

const runsOf = (text: string): string[] => normalise(text).match(RUNS) ?? [];

/** First letters of the readings of every Han run: 开创专项 → kczx. */
export const initialsOf = (text: string): string[] =>
  runsOf(text)
    .filter((run) => HAN.test(run))
    .map((run) => pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase());

/**
 * Two-letter pieces of everything, of the title once more (marked `^`), and of the pinyin initials of the title
 * (marked `~`): words of any length are found through an index, where a plain LIKE would read the whole table.
 */
export const documentGrams = (title: string, rest: string): string[] => [
  ...new Set([
    ...runsOf(`${title} ${rest}`).flatMap(pairs),
    ...runsOf(title)
      .flatMap(pairs)
      .map((pair) => `^${pair}`),
    ...initialsOf(title)
      .flatMap(pairs)
      .map((pair) => `~${pair}`),
  ]),
];

export interface QueryPlan {
  /** Pieces a candidate must contain. */
  grams: string[];
  /** Pieces of a candidate whose title bears the first word. */
  titleGrams: string[];
  /** The same for a query typed as pinyin initials; null when it cannot be one. */
  initialGrams: string[] | null;
  /** Words that must stand in the text, for the recheck and for marking. */
  words: string[];
}

export const planQuery = (keyword: string): QueryPlan => {
  const words = runsOf(keyword);
  const letters = /^[a-z]{2,}$/.test(normalise(keyword)) ? normalise(keyword) : null;
  return {
    words,
    titleGrams: pairs(words[0] ?? '').map((pair) => `^${pair}`),
    grams: [...new Set(words.flatMap((word) => ([...word].length === 1 ? [] : pairs(word))))],
    initialGrams: letters ? pairs(letters).map((pair) => `~${pair}`) : null,
  };
};
