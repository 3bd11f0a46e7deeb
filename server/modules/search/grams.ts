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

/** Two letters of one script: where they are a piece of a document, they stand there side by side. */
const isPiece = (word: string): boolean => {
  const letters = [...word];
  return letters.length === 2 && new Set(letters.map((letter) => HAN.test(letter))).size === 1;
};

/** What a document must have to be a candidate. */
export interface Condition {
  pieces: string[];
  /** Words that the pieces do not prove. */
  words: string[];
}

export interface QueryPlan {
  /** All words of the query, for marking. */
  words: string[];
  anywhere: Condition;
  /** The first word stands in the title; the others anywhere. */
  inTitle: Condition & { titleWord: string | null };
  /** The query may be pinyin initials of a title: their pieces; null when it cannot. */
  initials: string[] | null;
}

const longerThanOne = (word: string): boolean => [...word].length > 1;

const conditionOf = (words: readonly string[]): Condition => ({
  pieces: [...new Set(words.filter(longerThanOne).flatMap(pairs))],
  words: words.filter((word) => !isPiece(word)),
});

export const planQuery = (keyword: string): QueryPlan => {
  const words = runsOf(keyword);
  const [first = '', ...others] = words;
  const rest = conditionOf(others);
  const typed = normalise(keyword);
  // One letter over and over has a single pair, which says nothing of how often it stands in a title.
  const letters = /^(?!(.)\1{2,}$)[a-z]{2,}$/.test(typed) ? typed : null;
  return {
    words,
    anywhere: conditionOf(words),
    inTitle: {
      pieces: [...pairs(first).map((pair) => `^${pair}`), ...rest.pieces],
      words: rest.words,
      titleWord: isPiece(first) ? null : first,
    },
    initials: letters ? pairs(letters).map((pair) => `~${pair}`) : null,
  };
};
