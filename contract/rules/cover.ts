import { COVER_ALT_MAX, COVER_CAPTION_MAX } from '@contract/cover-sizes';
import { type Word, wordTable } from '@contract/word';
import { textLength } from './text-length';

/** The fields of a form that make its cover. */
export interface CoverDraft {
  cover: string | null;
  coverAlt: string;
  coverCaption: string;
}

export interface CoverFault {
  field: 'coverAlt' | 'coverCaption';
  word: Word;
}

export const COVER_WORDS = wordTable('cover', {
  unsaid: '请用一句话写明封面上有什么，最多 120 字',
  captionLong: '封面的图片说明最多 120 字',
  figureUnsaid: '请为每一张插图写替代文字，最多 120 字',
  figureLong: '每一张插图的图片说明最多 120 字',
});

/** A cover needs an alternative text, because some readers have it read aloud to them. */
export const coverFaults = ({ cover, coverAlt, coverCaption }: CoverDraft): CoverFault[] => {
  if (cover === null) return [];
  const alt = textLength(coverAlt);
  return [
    ...(alt === 0 || alt > COVER_ALT_MAX
      ? [{ field: 'coverAlt', word: COVER_WORDS.word('unsaid') } as const]
      : []),
    ...(textLength(coverCaption) > COVER_CAPTION_MAX
      ? [{ field: 'coverCaption', word: COVER_WORDS.word('captionLong') } as const]
      : []),
  ];
};
