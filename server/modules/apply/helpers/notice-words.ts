import { type SentenceParam, say } from '@contract/sentences/sentence';

/** What a notice to those who write together is about. */
export interface About {
  id: number;
  title: string;
}

export const titleOf = ({ title }: About): SentenceParam => title || { code: 'notice.untitled' };

/** Several words in one gap, joined as each language joins them. */
export const listed = (words: readonly SentenceParam[]): SentenceParam =>
  words.reduceRight((rest, first) => (rest === '' ? first : say('notice.list', { first, rest })), '');
