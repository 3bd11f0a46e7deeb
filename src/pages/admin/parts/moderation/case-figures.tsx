import type { FigureDraft } from '@contract/rules/figures';
import type { ReactNode } from 'react';
import { OwnPicture } from '@/pages/parts/picture/OwnPicture';

/** The figures of a case as they will stand, with all that is said of each. */
export const caseFigures = (figures: readonly FigureDraft[]): ReactNode =>
  figures.length === 0
    ? '—'
    : figures.map(({ id, file, alt, caption }) => (
        <div key={id}>
          {file && <OwnPicture fileId={file} alt={alt} whole />}
          <p>{alt}</p>
          {caption && <p>{caption}</p>}
        </div>
      ));
