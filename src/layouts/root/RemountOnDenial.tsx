import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useStart } from '@/hooks/useStart';
import { refusals } from '@/utils/denials';

/**
 * Handles a right that was taken away while a page was open. The first refusal reads this person's rights again, once
 * for all calls of the page. A refused action also renders the page again with the new rights and says so above it.
 * Unsent input stays where it is, with the refusal beside it.
 */
export function RemountOnDenial({ children }: { children: ReactNode }) {
  const start = useStart();
  const [drawn, setDrawn] = useState<{ page: number; note?: ReactNode }>({ page: 0 });
  useEffect(() => {
    refusals.hear = (refused) => {
      // Without an answer from the service nothing needs to be loaded.
      if (refused.failure.kind !== 'reply') return;
      import('./follow-up')
        .then(({ followUp }) => followUp(refused, start, (note) => setDrawn({ page: drawn.page + 1, note })))
        .catch(console.error);
    };
  });
  return (
    <>
      {drawn.note}
      <Fragment key={drawn.page}>{children}</Fragment>
    </>
  );
}
