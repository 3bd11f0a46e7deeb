import { type ReactNode, useId } from 'react';
import { Anchor } from '@/components/Anchor';
import { ErrorState } from '@/components/ErrorState';
import { Icon } from '@/components/Icon';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { isKnownRoute } from '@/utils/known-routes';
import styles from './HomeSection.module.css';

export interface Fault {
  error: Error;
  retry: () => void;
}

interface Props {
  title: string;
  /** Address and text of the link to the full list. */
  all: { to: string; text: string };
  /** Undefined while it is loading. */
  rows: readonly unknown[] | undefined;
  fault: Fault | undefined;
  empty: string;
  children: ReactNode;
}

/** A block of the home page: heading, link to the full list, and its own loading, empty and error states. */
export function HomeSection({ title, all, rows, fault, empty, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {isKnownRoute(all.to) && (
          <Anchor className={styles.all} to={all.to}>
            {all.text}
            <Icon name="chevronRight" size={16} directional />
          </Anchor>
        )}
      </header>
      {fault && !rows && <ErrorState error={fault.error} onRetry={fault.retry} />}
      {!fault && !rows && <LoadingSkeleton shape="rows" count={4} />}
      {rows?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {children}
    </section>
  );
}
