import type { Word } from '@contract/word';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { ProgressBar } from '@/components/ProgressBar';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { formatSize } from '@/utils/format-size';
import { FieldError } from './FieldError';
import styles from './UploadList.module.css';

export interface FileOnItsWay {
  id: string;
  name: string;
  size: number;
  /** Bytes that have arrived. */
  sent: number;
  /** `checking`: all bytes have arrived and the service checks the content. */
  phase: 'waiting' | 'sending' | 'paused' | 'interrupted' | 'checking' | 'refused';
  /** Why it was refused, in the service's words. */
  problem?: Word | null;
  /** Refused for what it is: to try again would not help. */
  isFinal?: boolean;
}

/** What may be done about a file as long as it has not arrived. */
export interface SendingActs {
  onPause: (id: string) => void;
  /** Continues after a pause or an interruption, or retries a refused file. */
  onResume: (id: string) => void;
  /** Gives up a file that has not arrived. */
  onCancel: (id: string) => void;
}

const RESUMABLE: readonly FileOnItsWay['phase'][] = ['paused', 'interrupted', 'refused'];

/** One file that has not arrived: how far it is, or why it was refused. */
export function FileUnderWay({
  file: { id, name, size, sent, phase, problem, isFinal },
  onPause,
  onResume,
  onCancel,
}: SendingActs & { file: FileOnItsWay }) {
  const text = useText();
  const say = useWords();
  const percent = size > 0 ? Math.floor((sent / size) * 100) : 0;
  return (
    <li className={styles.item}>
      <Icon name="file" size={20} className={styles.icon} />
      <div className={styles.main}>
        <span className={styles.name}>{name}</span>
        {phase === 'refused' ? (
          <FieldError>{problem ? say(problem) : text('kit.upload.refused.failure')}</FieldError>
        ) : (
          <>
            <ProgressBar label={name} of={{ done: sent, total: size }} />
            <span className={styles.meta}>
              {text(`kit.upload.${phase}.label`, { percent, size: formatSize(size) })}
            </span>
          </>
        )}
      </div>
      <div className={styles.acts}>
        {phase === 'sending' && (
          <Button
            look="text"
            size="small"
            icon="pause"
            aria-label={text('kit.upload.pause.action', { name })}
            onClick={() => onPause(id)}
          />
        )}
        {RESUMABLE.includes(phase) && !isFinal && (
          <Button
            look="text"
            size="small"
            icon={phase === 'refused' ? 'refresh' : 'play'}
            onClick={() => onResume(id)}
          >
            {text(phase === 'refused' ? 'kit.error.retry.action' : 'kit.upload.resume.action')}
            <span className="vh">{name}</span>
          </Button>
        )}
        <Button
          look="text"
          size="small"
          icon="cross"
          aria-label={text('kit.upload.cancel.action', { name })}
          onClick={() => onCancel(id)}
        />
      </div>
    </li>
  );
}
