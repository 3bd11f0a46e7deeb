import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;
/** Runs of Han characters, and runs of letters and digits. */
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** Half-width, lower case, single spaces. */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Version mark of the indexer, stored as a piece of every document. Increase it whenever the same record would be
 * indexed differently: documents with another mark are then indexed again (renew-index.ts).
 */
export const INDEXER = '#2';

/** All substrings of `length` letters; a shorter run is a piece by itself. */
const stretches = (run: string, length: number): string[] => {
  const characters = [...run];
  if (characters.length <= length) return [characters.join('')];
  return characters.slice(length - 1).map((_, i) => characters.slice(i, i + length).join(''));
};

const pairs = (run: string): string[] => stretches(run, 2);

/** Pairs of initials stand in nearly every long title; so many in a row hardly ever by chance. */
const INITIALS_MAX = 4;
const INITIALS = [2, 3, INITIALS_MAX] as const;

const runsOf = (text: string): string[] => normalise(text).match(RUNS) ?? [];

/** First letters of the readings of every Han run: 开创专项 → kczx. */
export const initialsOf = (text: string): string[] =>
  runsOf(text)
    .filter((run) => HAN.test(run))
    .map((run) => pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase());

/**
 * Two-letter pieces of everything, of the title once more (marked `^`), and two to four of the pinyin initials of the
 * title side by side (marked `~`): words of any length are found through an index, where a plain LIKE would read the
 * whole table.
 */
export const documentGrams = (title: string, rest: string): string[] => [
  ...new Set([
    ...runsOf(`${title} ${rest}`).flatMap(pairs),
    ...runsOf(title)
      .flatMap(pairs)
      .map((pair) => `^${pair}`),
    ...initialsOf(title)
      .flatMap((run) => INITIALS.flatMap((length) => stretches(run, length)))
      .map((stretch) => `~${stretch}`),
    INDEXER,
  ]),
];

/** Whether a piece is from the text itself; marked ones are only for the search box. */
export const isWordPiece = (gram: string): boolean => !/^[\^~#]/.test(gram);

/** Two letters of one script: if this is a piece of a document, the document contains the word. */
const isPiece = (word: string): boolean => {
  const letters = [...word];
  return letters.length === 2 && new Set(letters.map((letter) => HAN.test(letter))).size === 1;
};

/** What a document must have to be a candidate. */
export interface Condition {
  pieces: string[];
  /** Words whose occurrence the pieces do not prove, so that the text must be checked. */
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
  // One letter over and over has a single piece, which says nothing of how often it stands in a title.
  const letters = /^(?!(.)\1{4,}$)[a-z]{2,}$/.test(typed) ? typed : null;
  return {
    words,
    anywhere: conditionOf(words),
    inTitle: {
      pieces: [...pairs(first).map((pair) => `^${pair}`), ...rest.pieces],
      words: rest.words,
      titleWord: isPiece(first) ? null : first,
    },
    initials: letters ? stretches(letters, INITIALS_MAX).map((stretch) => `~${stretch}`) : null,
  };
};
