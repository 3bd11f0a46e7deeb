import { type Static, Type } from 'typebox';
import { COVER_ALT_MAX, COVER_CAPTION_MAX } from './cover-sizes';
import { Closed, FileId, Nullable, Text } from './schema';

/** A picture everybody may see; null where the generated cover stands. */
export const Cover = Nullable(
  Closed({ id: FileId, alt: Text(COVER_ALT_MAX), caption: Text(COVER_CAPTION_MAX) }),
);
export type Cover = Static<typeof Cover>;

/** The cover fields of a form; texts of a draft may exceed the published limits. */
export const coverDraft = {
  cover: Nullable(FileId),
  coverAlt: Text(COVER_ALT_MAX * 2),
  coverCaption: Text(COVER_CAPTION_MAX * 2),
};

/** The file itself, for the person who filled in the form and for moderators. */
export const CoverFile = Nullable(
  Closed({ id: FileId, name: Text(255), size: Type.Integer({ minimum: 0 }), type: Text(120) }),
);
export type CoverFile = Static<typeof CoverFile>;
