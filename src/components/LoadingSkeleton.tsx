import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './LoadingSkeleton.module.css';

/** A skeleton that would vanish at once only flickers: until then its place is held, and nothing is seen. */
const APPEAR_MS = 200;
/** After this the reader is told that it takes long, and what to do. */
const LONG_MS = 10_000;

interface Props {
  /** The shape of what is coming, so that nothing jumps when it arrives. */
  shape?: 'rows' | 'cards' | 'detail' | 'form' | 'table';
  count?: number;
  /**
   * Name of a page that has no heading until its record is known. It is heard and not seen: what will stand there is
   * the record's own name, and two headings one after the other would only flicker.
   */
  page?: string;
}

type Phase = 'hidden' | 'shown' | 'long';

function usePhase(): Phase {
  const [phase, setPhase] = useState<Phase>('hidden');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('shown'), APPEAR_MS),
      setTimeout(() => setPhase('long'), LONG_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return phase;
}

export function LoadingSkeleton({ shape = 'rows', count = 4, page }: Props) {
  const text = useText();
  const phase = usePhase();
  return (
    <div
      className={classNames(styles.skeleton, styles[shape])}
      aria-busy="true"
      data-page-loading={page === undefined ? undefined : ''}
    >
      {page !== undefined && <h1 className="vh">{page}</h1>}
      <p className={phase === 'long' ? styles.long : 'vh'} role="status">
        {phase === 'hidden'
          ? ''
          : text(phase === 'long' ? 'kit.loading.long.label' : 'kit.loading.self.label')}
      </p>
      {Array.from({ length: count }, (_, index) => `piece-${index}`).map((key) => (
        <div
          key={key}
          className={classNames(styles.piece, phase === 'hidden' && styles.held)}
          aria-hidden="true"
        >
          <i className={styles.title} />
          <i className={styles.line} />
          <i className={styles.short} />
        </div>
      ))}
    </div>
  );
}
