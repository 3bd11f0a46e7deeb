import type { CoverDraft } from '@contract/rules/cover';
import type { ReactNode } from 'react';
import { OwnPicture } from '@/pages/parts/picture/OwnPicture';

/** The cover as it will be published, with its alternative text and caption. */
export const caseCover = ({ cover, coverAlt, coverCaption }: CoverDraft): ReactNode =>
  cover ? (
    <div>
      <OwnPicture fileId={cover} alt={coverAlt} />
      <p>{coverAlt}</p>
      {coverCaption && <p>{coverCaption}</p>}
    </div>
  ) : (
    '—'
  );
