import { asWritten, type Word } from '@contract/word';
import { type Sentence, say } from './sentence';

type Joint = 'notice.list' | 'notice.lines' | 'notice.parts' | 'notice.sentences' | 'notice.saved.titles';

/** Joins several sentences one after another, two at a time with `by`; without any, the result is empty. */
export const joined = (by: Joint, parts: readonly (Sentence | Word)[]): Sentence | Word => {
  const [last = asWritten(''), ...before] = [...parts].reverse();
  return before.reduce((rest, first) => say(by, { first, rest }), last);
};
