import { type Static, Type } from 'typebox';
import { COVER_ALT_MAX, COVER_CAPTION_MAX } from './cover-sizes';
import { Closed, FileId, Nullable, Text } from './schema';

/** A picture everybody may see; null where the generated cover stands. */
export const Cover = Nullable(
  Closed({ id: FileId, alt: Text(COVER_ALT_MAX), caption: Text(COVER_CAPTION_MAX) }),
);
export type Cover = Static<typeof Cover>;

/** What a form asks for it; a draft may say too much. */
export const coverDraft = {
  cover: Nullable(FileId),
  coverAlt: Text(COVER_ALT_MAX * 2),
  coverCaption: Text(COVER_CAPTION_MAX * 2),
};

/** The file itself, for whoever filled in the form or judges it. */
export const CoverFile = Nullable(
  Closed({ id: FileId, name: Text(255), size: Type.Integer({ minimum: 0 }), type: Text(120) }),
);
export type CoverFile = Static<typeof CoverFile>;
