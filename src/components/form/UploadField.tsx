import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { acceptOf, type FileLimits, type FileProblem, fileProblem } from '@/utils/file-limits';
import { focusField } from '@/utils/focus-field';
import { formatSize } from '@/utils/format-size';
import { FieldError } from './FieldError';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import { RemovedNotice } from './RemovedNotice';
import type { StoredFile } from './StoredFile';
import styles from './UploadField.module.css';
import { type FileOnItsWay, type UploadActs, UploadList } from './UploadList';
import { useFileDrop } from './useFileDrop';
import { useFileFault } from './useFileFault';

interface Props extends Omit<FieldProps<readonly StoredFile[]>, 'onChange' | 'onBlur'>, UploadActs {
  limits: FileLimits;
  /** Files that are under way or were refused. */
  sending: readonly FileOnItsWay[];
  /** Takes the files that keep the limits; the others are named here with their reason. */
  onPick: (files: File[]) => void;
  /** Takes a stored file out and answers how to put it back. */
  onTakeOut: (id: string) => () => void;
  /** Puts a stored file at another place among them. */
  onPlace?: (id: string, to: number) => void;
}

interface TakenOut {
  name: string;
  undo: () => void;
}

/** Files with their limits said first, progress, pause and retry; how they travel is the caller's business. */
export const UploadField = memoField(function UploadField({
  limits,
  sending,
  onPick,
  onTakeOut,
  onPlace,
  value,
  onPause,
  onResume,
  onCancel,
  onDownload,
  ...shell
}: Props) {
  const text = useText();
  const join = useList();
  const faultOf = useFileFault(limits);
  const chooser = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<FileProblem[]>([]);
  const [takenOut, setTakenOut] = useState<TakenOut | null>(null);
  const there = value.length + sending.length;
  // Where only one file has room, the next one takes its place.
  const replaces = limits.maxFiles === 1 && there > 0;
  const full = !replaces && there >= limits.maxFiles;
  const undoId = `${shell.id}-undo`;

  const pick = (files: readonly File[]): void => {
    const problems: FileProblem[] = [];
    const good: File[] = [];
    for (const file of files) {
      const problem = fileProblem(file, limits, (replaces ? 0 : there) + good.length);
      if (problem) problems.push(problem);
      else good.push(file);
    }
    setRefused(problems);
    setTakenOut(null);
    if (good.length > 0) onPick(good);
  };
  const drag = useFileDrop(zone, pick);
  const takeOut = (file: StoredFile): void => {
    const restore = onTakeOut(file.id);
    const undo = (): void => {
      restore();
      setTakenOut(null);
    };
    setTakenOut({ name: file.name, undo });
    requestAnimationFrame(() => focusField(undoId));
  };
  const list = (
    <UploadList
      files={value}
      sending={sending}
      readOnly={shell.readOnly}
      onTakeOut={takeOut}
      onPlace={onPlace}
      onPause={onPause}
      onResume={onResume}
      onCancel={onCancel}
      onDownload={onDownload}
    />
  );
  const help = (
    <>
      {shell.help && <p>{shell.help}</p>}
      <p>
        {text('kit.upload.limits.help', {
          types: join(limits.extensions),
          size: formatSize(limits.maxBytes),
          count: limits.maxFiles,
        })}
      </p>
    </>
  );
  return (
    <FieldShell {...shell} help={help} group read={value.length > 0 && list}>
      {(wiring) => (
        <>
          {list}
          {takenOut && <RemovedNotice undoId={undoId} name={`“${takenOut.name}”`} onUndo={takenOut.undo} />}
          {refused.length > 0 && (
            <div role="alert" className={styles.refused}>
              {refused.map((problem) => (
                <FieldError key={problem.name}>{faultOf(problem)}</FieldError>
              ))}
            </div>
          )}
          <div ref={zone} className={styles.zone} data-drag={drag} data-invalid={wiring['aria-invalid']}>
            <Icon name="upload" size={20} className={styles.icon} />
            <Button
              disabled={full}
              aria-describedby={wiring['aria-describedby']}
              onClick={() => chooser.current?.click()}
            >
              {text(replaces ? 'kit.upload.replace.action' : 'kit.upload.choose.action')}
            </Button>
            <span className={classNames(styles.hint, !full && styles.drop)}>
              {full ? text('kit.upload.full.label', { max: limits.maxFiles }) : text('kit.upload.drop.help')}
            </span>
            <input
              ref={chooser}
              className={styles.chooser}
              type="file"
              tabIndex={-1}
              aria-hidden="true"
              accept={acceptOf(limits)}
              multiple={limits.maxFiles > 1}
              onChange={(event) => {
                pick([...(event.target.files ?? [])]);
                // The same file may be chosen again after it was refused and mended.
                event.target.value = '';
              }}
            />
          </div>
        </>
      )}
    </FieldShell>
  );
});
