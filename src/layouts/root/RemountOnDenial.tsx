import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useStart } from '@/hooks/useStart';
import { refusals } from '@/utils/denials';

/**
 * A right was taken away while a page was open. The first refusal brings the rights of this person up to date, once for
 * everything the page asks; one of an act has the page drawn anew besides, as it is for them now, and says so above it.
 * What is typed and unsent stays where it is, with the refusal at its place.
 */
export function RemountOnDenial({ children }: { children: ReactNode }) {
  const start = useStart();
  const [drawn, setDrawn] = useState<{ page: number; note?: ReactNode }>({ page: 0 });
  useEffect(() => {
    refusals.hear = (refused) => {
      // Nothing is fetched for an answer that never came.
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
