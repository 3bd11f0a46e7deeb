import { FILE_BYTES_MAX } from '@contract/limits';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { FileUnderWay } from '@/components/form/FileUnderWay';
import type { StoredFile } from '@/components/form/StoredFile';
import { useFileFault } from '@/components/form/useFileFault';
import { useFileOrder } from '@/components/form/useFileOrder';
import { useLimitsHelp } from '@/components/form/useLimitsHelp';
import { useText } from '@/i18n/useText';
import { acceptOf, type FileLimits, withinLimits } from '@/utils/file-limits';
import { insertOrdered } from '@/utils/insert-ordered';
import { ContentFileRow } from './ContentFileRow';
import styles from './index.module.css';
import { useContentUploads } from './useContentUploads';

const LIMITS: FileLimits = { extensions: ['PDF', 'DOCX', 'JPG'], maxBytes: FILE_BYTES_MAX, maxFiles: 10 };

interface Props {
  files: readonly StoredFile[];
  onChange: (change: (files: StoredFile[]) => StoredFile[]) => void;
}

const movedTo = (files: readonly StoredFile[], id: string, to: number): StoredFile[] => {
  const others = files.filter((file) => file.id !== id);
  return others.toSpliced(to, 0, ...files.filter((file) => file.id === id));
};

/** Files offered below the text, in this order: they can be added, replaced, moved, removed and opened. */
export function ContentFiles({ files, onChange }: Props) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const limitsHelp = useLimitsHelp(LIMITS);
  const faultOf = useFileFault(LIMITS);
  const [replacing, setReplacing] = useState<string | null>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const order = useFileOrder(files, (id, to) => onChange((kept) => movedTo(kept, id, to)));
  const { sending, send, acts } = useContentUploads((file, { replaced, later }) => {
    setSaid(t('admin.content.fileArrived.success', { name: file.name }));
    onChange((kept) =>
      replaced
        ? kept.map((old) => (old.id === replaced ? file : old))
        : insertOrdered(kept, file, ({ id }) => later.has(id)),
    );
  });
  const choose = (id: string | null): void => {
    setReplacing(id);
    chooser.current?.click();
  };
  const pick = (picked: readonly File[]): void => {
    const there = files.length + sending.length;
    const { good, problems } = withinLimits(picked, LIMITS, replacing ? 0 : there);
    for (const file of good) send(file, replacing);
    setRefused(problems.map(faultOf));
  };
  return (
    <section id="files" className={styles.files} aria-labelledby="content-files">
      <h2 id="content-files">{t('admin.content.files.title')}</h2>
      <p className={styles.caption}>{limitsHelp}</p>
      <ol>
        {files.map((file, index) => (
          <ContentFileRow
            key={file.id}
            file={file}
            order={order}
            index={index}
            onReplace={() => choose(file.id)}
            onRemove={() => {
              onChange((kept) => kept.filter(({ id }) => id !== file.id));
              setSaid(t('kit.rows.removed.success', { name: file.name }));
            }}
          />
        ))}
      </ol>
      <ul>
        {sending.map((file) => (
          <FileUnderWay key={file.id} file={file} {...acts} />
        ))}
      </ul>
      {refused.map((words) => (
        <FieldError key={words}>{words}</FieldError>
      ))}
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        multiple={replacing === null}
        accept={acceptOf(LIMITS)}
        onChange={({ target }) => {
          const picked = [...(target.files ?? [])];
          target.value = '';
          pick(picked);
        }}
      />
      <Button
        icon="upload"
        aria-disabled={files.length + sending.length >= LIMITS.maxFiles || undefined}
        onClick={() => choose(null)}
      >
        {t('admin.content.addFile.action')}
      </Button>
      <p role="status" className={styles.caption}>
        {said}
      </p>
      <p role="status" className={styles.caption}>
        {order.said}
      </p>
    </section>
  );
}
