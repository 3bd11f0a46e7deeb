import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon';
import type { IconName } from '@/components/icons';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { classNames } from '@/utils/class-names';
import styles from './SaveState.module.css';

/** What happens to the reader's changes right now. */
export type Saving =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string | number }
  /** Kept on this machine; the service did not take it. */
  | { kind: 'failed'; onRetry: () => void }
  /** The service refused part of it, which stays on this machine until the reader corrects it. */
  | { kind: 'refused' }
  /** Another device or person changed the same thing. */
  | { kind: 'conflict'; onCompare: () => void }
  /** Kept on this machine until the network is back. */
  | { kind: 'offline' };

const ICONS: Record<Exclude<Saving['kind'], 'idle'>, IconName> = {
  saving: 'refresh',
  saved: 'check',
  failed: 'warning',
  refused: 'warning',
  conflict: 'compare',
  offline: 'offline',
};

const Act = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.act} onClick={onClick}>
    {children}
  </button>
);

/** One line about autosave, beside the title. Spoken politely when it changes. */
export function SaveState({ saving }: { saving: Saving }) {
  const text = useText();
  const time = useTimeText();
  if (saving.kind === 'idle') return <span className={styles.state} role="status" />;
  return (
    <span className={classNames(styles.state, styles[saving.kind])} role="status">
      <Icon name={ICONS[saving.kind]} className={styles.icon} />
      <span>
        {saving.kind === 'saved'
          ? text('kit.save.saved.label', { time: time.clock(saving.at) })
          : text(`kit.save.${saving.kind}.label`)}
      </span>
      {saving.kind === 'failed' && <Act onClick={saving.onRetry}>{text('kit.save.retry.action')}</Act>}
      {saving.kind === 'conflict' && <Act onClick={saving.onCompare}>{text('kit.save.compare.action')}</Act>}
    </span>
  );
}
