import type { Word } from '@contract/word';
import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { Icon } from '@/components/Icon';
import { ProgressBar } from '@/components/ProgressBar';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { formatSize } from '@/utils/format-size';
import { FieldError } from './FieldError';
import { FileOrderButtons } from './FileOrderButtons';
import { OrderedFile } from './OrderedFile';
import type { StoredFile } from './StoredFile';
import styles from './UploadList.module.css';
import { useFileOrder } from './useFileOrder';

export interface FileOnItsWay {
  id: string;
  name: string;
  size: number;
  /** Bytes that have arrived. */
  sent: number;
  /** `checking`: all bytes are there, the service looks at the content. */
  phase: 'waiting' | 'sending' | 'paused' | 'interrupted' | 'checking' | 'refused';
  /** Why it was refused, in the service's words. */
  problem?: Word | null;
  /** Refused for what it is: to try again would not help. */
  isFinal?: boolean;
}

export interface UploadActs {
  onPause: (id: string) => void;
  /** Goes on after a pause or a cut, tries a refused one again. */
  onResume: (id: string) => void;
  /** Gives up a file that has not arrived. */
  onCancel: (id: string) => void;
  /** Fetches a file that is there: only the caller has the credential for it. */
  onDownload?: (id: string) => Promise<unknown>;
}

interface Props extends UploadActs {
  files: readonly StoredFile[];
  sending: readonly FileOnItsWay[];
  readOnly?: boolean;
  onTakeOut: (file: StoredFile) => void;
  /** Puts a file at another place; without it they stay in the order in which they came. */
  onPlace?: (id: string, to: number) => void;
}

const RESUMABLE: readonly FileOnItsWay['phase'][] = ['paused', 'interrupted', 'refused'];

/** Files that are there, and files under way with their progress. */
export function UploadList({
  files,
  sending,
  readOnly = false,
  onTakeOut,
  onPlace,
  onPause,
  onResume,
  onCancel,
  onDownload,
}: Props) {
  const text = useText();
  const order = useFileOrder(files, readOnly ? undefined : onPlace);
  const say = useWords();
  if (files.length + sending.length === 0) return null;
  const underWay = (item: FileOnItsWay) => {
    const { id, name, size, sent, phase, problem, isFinal } = item;
    const percent = size > 0 ? Math.floor((sent / size) * 100) : 0;
    return (
      <li key={id} className={styles.item}>
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
  };
  return (
    <>
      <ul className={styles.list}>
        {files.map((file, index) => (
          <OrderedFile key={file.id} {...{ order, index }} id={file.id} className={styles.item}>
            <Icon name="file" size={20} className={styles.icon} />
            <div className={styles.main}>
              {onDownload ? (
                <FileButton bare className={styles.download} onFetch={() => onDownload(file.id)}>
                  <span className="vh">{text('kit.upload.download.action')}</span>
                  {file.name}
                </FileButton>
              ) : (
                <span className={styles.name}>{file.name}</span>
              )}
              <span className={styles.meta}>{formatSize(file.size)}</span>
            </div>
            {!readOnly && (
              <div className={styles.acts}>
                {order.isOpen && <FileOrderButtons order={order} file={file} index={index} />}
                <Button
                  look="text"
                  size="small"
                  icon="trash"
                  aria-label={text('kit.rows.remove.action', { name: `“${file.name}”` })}
                  onClick={() => onTakeOut(file)}
                />
              </div>
            )}
          </OrderedFile>
        ))}
        {sending.map(underWay)}
      </ul>
      {order.isOpen && (
        <span className="vh" role="status">
          {order.said}
        </span>
      )}
    </>
  );
}
