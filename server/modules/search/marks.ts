import { initialsOf, normalise } from './grams';

export type Mark = [number, number];
const EXCERPT = 90;
/** Characters before the hit; few, so that the hit is visible in a single line on a phone. */
const LEAD = 10;

/** Lower-cased without changing length, so that positions stay those of the shown text. */
const sameLength = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
};

const merge = (marks: Mark[]): Mark[] =>
  marks
    .sort((a, b) => a[0] - b[0])
    .reduce<Mark[]>((joined, [start, end]) => {
      const last = joined.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else joined.push([start, end]);
      return joined;
    }, []);

/** Where the words stand in a text. */
export const marksOf = (text: string, words: readonly string[]): Mark[] => {
  const low = sameLength(text);
  const marks: Mark[] = [];
  for (const word of words)
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
      marks.push([at, at + word.length]);
  return merge(marks);
};

/** Positions of pinyin initials in a title, for hits without the words themselves; adjacent, as in the index. */
export const initialMarks = (title: string, typed: string): Mark[] => {
  const letters = normalise(typed);
  for (const { 0: run, index } of title.matchAll(/\p{Script=Han}+/gu)) {
    const start = initialsOf(run).join('').indexOf(letters);
    const characters = [...run];
    const before = characters.slice(0, start).join('').length;
    const length = characters.slice(start, start + letters.length).join('').length;
    if (start >= 0) return [[index + before, index + before + length]];
  }
  return [];
};

export interface Excerpt {
  text: string;
  marks: Mark[];
}

/** The stretch of the body around the first hit. */
export const excerptOf = (body: string, words: readonly string[]): Excerpt => {
  const first = marksOf(body, words)[0]?.[0] ?? 0;
  const from = Math.max(0, first - LEAD);
  const text = `${from > 0 ? '…' : ''}${body.slice(from, from + EXCERPT)}${from + EXCERPT < body.length ? '…' : ''}`;
  return { text, marks: marksOf(text, words) };
};
