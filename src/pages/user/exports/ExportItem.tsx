import { Button } from '@/components/Button';
import { ExportState } from '@/components/ExportState';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from '@/pages/user/parts/records.module.css';
import { downloadExport, type ExportJob, removeExport } from '@/services/export';
import { formatSize } from '@/utils/format-size';

interface Props {
  job: ExportJob;
  onChanged: () => void;
}

/** One export: its content, until when it can be downloaded, and its actions. */
export function ExportItem({ job, onChanged }: Props) {
  const t = useText();
  const time = useTimeText();
  const confirm = useConfirm();
  const taking = useAction();
  const removing = useAction();
  const { id, kind, state, fileName, size, done, total, expireTime, createTime, reason } = job;
  const name = fileName ?? t(`exports.kind.${kind}.label`);
  const isOpen = state === 'waiting' || state === 'running';
  const remove = async (): Promise<void> => {
    const okText = t(isOpen ? 'exports.job.cancel.action' : 'exports.file.remove.action');
    const title = t(isOpen ? 'exports.job.cancel.confirm' : 'exports.file.remove.confirm', { name });
    const cancelText = t(isOpen ? 'exports.job.keep.action' : 'kit.confirm.cancel.action');
    const isSure = await confirm({ title, okText, cancelText, danger: true });
    if (isSure && (await removing.run(() => removeExport(id)))) onChanged();
  };
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.meta}>
          <span>{t('exports.file.begun.label', { date: time.dateTime(createTime) })}</span>
          {state === 'ready' && size !== null && <span>{formatSize(size)}</span>}
          {state === 'ready' && total !== null && (
            <span>{done > 0 ? t('exports.file.rows.label', { n: done }) : t('exports.file.none.label')}</span>
          )}
          {state === 'ready' && expireTime && (
            <span>{t('exports.file.until.label', { date: time.dateTime(expireTime) })}</span>
          )}
        </p>
        {(state !== 'ready' || reason) && <ExportState job={job} />}
        {(taking.fault ?? removing.fault) && (
          <p role="alert" className={styles.refusal}>
            {taking.fault ?? removing.fault}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {state === 'ready' && (
          <Button
            look="text"
            size="small"
            icon="download"
            busy={taking.busy}
            onClick={() => void taking.run(() => downloadExport(id, 'button'))}
          >
            {t('exports.file.download.action')}
          </Button>
        )}
        <Button look="text" size="small" icon="trash" busy={removing.busy} onClick={() => void remove()}>
          {t(isOpen ? 'exports.job.cancel.action' : 'exports.file.remove.action')}
        </Button>
      </div>
    </li>
  );
}
