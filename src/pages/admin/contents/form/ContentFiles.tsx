import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { failureText } from '@/pages/admin/parts/failure';
import { createAttachment, fetchAttachment } from '@/services/attachment';
import { formatSize } from '@/utils/format-size';
import styles from './index.module.css';

export interface KeptFile {
  id: string;
  name: string;
  size: number;
}
interface Props {
  files: readonly KeptFile[];
  onChange: (change: (files: KeptFile[]) => KeptFile[]) => void;
}

/** Files offered below the text, in this order. */
export function ContentFiles({ files, onChange }: Props) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [state, setState] = useState('');
  const send = (file: File): void => {
    const fail = (reason: string) =>
      setState(t('desk.content.fileRefused.failure', { name: file.name, reason }));
    createAttachment(file, 'content', 'content', {
      progress: (sent) =>
        setState(
          t('desk.content.sending.label', { name: file.name, percent: Math.round((sent / file.size) * 100) }),
        ),
      arrived: (id) => {
        fetchAttachment(id)
          .then(({ state: judged, refusal, name, size }) => {
            if (judged !== 'ready') return fail(refusal ?? '');
            setState('');
            return onChange((kept) => [...kept, { id, name, size }]);
          })
          .catch((error: unknown) => fail(failureText(t, error)));
      },
      interrupted: () => fail(t('request.network.failure')),
      refused: (error) => fail(failureText(t, error)),
    }).start();
  };
  return (
    <section className={styles.files} aria-labelledby="content-files">
      <h3 id="content-files">{t('desk.content.files.title')}</h3>
      <ul>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            {name} <span className={styles.caption}>{formatSize(size)}</span>
            <Button
              look="text"
              size="small"
              onClick={() => onChange((kept) => kept.filter((file) => file.id !== id))}
            >
              {t('desk.content.removeFile.action', { name })}
            </Button>
          </li>
        ))}
      </ul>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('desk.content.addFile.action')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) send(file);
        }}
      />
      <Button icon="upload" onClick={() => chooser.current?.click()}>
        {t('desk.content.addFile.action')}
      </Button>
      <p role="status" className={styles.caption}>
        {state}
      </p>
    </section>
  );
}
