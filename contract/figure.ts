import { type Static, Type } from 'typebox';
import { COVER_ALT_MAX, COVER_CAPTION_MAX, FIGURES_MAX } from './cover-sizes';
import { Closed, FileId, Nullable, RowId, Text } from './schema';

/** A picture in a text, with the dimensions of the file, so that its space can be reserved before it loads. */
export const Figure = Closed({
  id: FileId,
  alt: Text(COVER_ALT_MAX),
  caption: Text(COVER_CAPTION_MAX),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
export type Figure = Static<typeof Figure>;
export const Figures = Type.Array(Figure, { maxItems: FIGURES_MAX });

/** The figure fields of a form; texts of a draft may exceed the published limits. */
export const figuresDraft = Type.Array(
  Closed({
    id: RowId,
    file: Nullable(FileId),
    alt: Text(COVER_ALT_MAX * 2),
    caption: Text(COVER_CAPTION_MAX * 2),
  }),
  { maxItems: FIGURES_MAX },
);
