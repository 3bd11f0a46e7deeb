import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';
import type { SendingFile } from './useContentUploads';

interface Props {
  files: readonly SendingFile[];
  onResume: (id: string) => void;
  onCancel: (id: string) => void;
}

/** Files that have not arrived, or were refused. */
export function SendingFiles({ files, onResume, onCancel }: Props) {
  const t = useText();
  return (
    <ul>
      {files.map(({ id, name, percent, problem, resumable }) => (
        <li key={id} className={styles.sending}>
          {problem ? (
            <FieldError>{t('admin.content.fileRefused.failure', { name, reason: problem })}</FieldError>
          ) : (
            <span>{t('admin.content.sending.label', { name, percent })}</span>
          )}
          {resumable && (
            <Button look="text" size="small" onClick={() => onResume(id)}>
              {t('kit.upload.resume.action')}
            </Button>
          )}
          <Button
            look="text"
            size="small"
            icon="cross"
            aria-label={t('kit.upload.cancel.action', { name })}
            onClick={() => onCancel(id)}
          />
        </li>
      ))}
    </ul>
  );
}
