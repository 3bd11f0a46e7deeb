import type { Answer } from './CheckAnswers';

/** Alone in their line: the two months after them belong together. */
const KEYWORDS = 'base.keywords';
/** Answers of up to this many characters, with names half as long, stand two in a line. */
const SHORT = 26;
/** Its name is the sentence that is agreed to. */
const PROMISE = /^files\.promise/;

/** The room that an answer needs, by how much is said. */
export const answerRoom = (path: string, name: string, written: string): Answer['room'] => {
  if (PROMISE.test(path)) return 'sentence';
  const isShort = Math.max(written.length, 2 * name.length) <= SHORT;
  return isShort && path !== KEYWORDS ? 'half' : 'line';
};
