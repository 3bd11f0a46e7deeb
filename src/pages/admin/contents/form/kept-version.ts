import { type FigureDraft, sameFigures } from '@contract/rules/figures';

/** The parts of a text that a version keeps. */
export interface Kept {
  title: string;
  body: string;
  figures: readonly FigureDraft[];
  /** With names, because the reader who compares versions cannot tell files by their ids. */
  files: readonly { id: string; name: string }[];
}

/** Each part as lines, so that two versions can be laid side by side. */
export const textsOf = ({ title, body, figures, files }: Kept) => ({
  title,
  body,
  figures: figures.map(({ alt, caption }) => [alt, caption].filter(Boolean).join('，')).join('\n'),
  files: files.map(({ name }) => name).join('\n'),
});

export const isSameVersion = (a: Kept, b: Kept): boolean =>
  a.title === b.title &&
  a.body === b.body &&
  sameFigures(a.figures, b.figures) &&
  a.files.map(({ id }) => id).join() === b.files.map(({ id }) => id).join();
