import { joined } from '@contract/sentences/joined';
import type { Sentence, SentenceParam } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';

/** What a notice to those who write together is about. */
export interface About {
  id: number;
  title: string;
}

export const titleOf = ({ title }: About): SentenceParam => title || { code: 'notice.untitled' };

/** Several words in one gap, joined as each language joins them. */
export const listed = (words: readonly (Sentence | Word)[]): Sentence | Word => joined('notice.list', words);
