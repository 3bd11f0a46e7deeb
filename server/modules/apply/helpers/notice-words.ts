import { joined } from '@contract/sentences/joined';
import type { Sentence, SentenceParam } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';

/** The application that a notice to the leader or helpers is about. */
export interface About {
  id: number;
  title: string;
}

export const titleOf = ({ title }: About): SentenceParam => title || { code: 'notice.untitled' };

/** Several words for one placeholder, joined in the manner of each language. */
export const listed = (words: readonly (Sentence | Word)[]): Sentence | Word => joined('notice.list', words);
