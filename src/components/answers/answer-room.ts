import type { Answer } from './CheckAnswers';

/** Keywords have a line to themselves, so that the two months after them share the next one. */
const KEYWORDS = 'base.keywords';
/** Answers of up to this many characters, with labels half as long, stand two in a line. */
const SHORT = 26;
/** A promise, whose label is the whole statement that is agreed to. */
const PROMISE = /^files\.promise/;

/** The room that an answer needs, by the length of its label and text. */
export const answerRoom = (path: string, name: string, written: string): Answer['room'] => {
  if (PROMISE.test(path)) return 'sentence';
  const isShort = Math.max(written.length, 2 * name.length) <= SHORT;
  return isShort && path !== KEYWORDS ? 'half' : 'line';
};
