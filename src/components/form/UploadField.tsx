import { useRef, useState } from 'react';
import { type FileLimits, type FileProblem, withinLimits } from '@/utils/file-limits';
import { FieldError } from './FieldError';
import { FieldShell } from './FieldShell';
import type { FileOnItsWay } from './FileUnderWay';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import { RemovedNotice } from './RemovedNotice';
import type { StoredFile } from './StoredFile';
import styles from './UploadField.module.css';
import { type UploadActs, UploadList } from './UploadList';
import { UploadZone } from './UploadZone';
import { useFileDrop } from './useFileDrop';
import { useFileFault } from './useFileFault';
import { useLimitsHelp } from './useLimitsHelp';
import { useTakenOut } from './useTakenOut';

interface Props extends Omit<FieldProps<readonly StoredFile[]>, 'onChange' | 'onBlur'>, UploadActs {
  limits: FileLimits;
  /** Files that are under way or were refused. */
  sending: readonly FileOnItsWay[];
  /** Receives the files that are within the limits; the field lists the others with the reason. */
  onPick: (files: File[]) => void;
  /** Removes a stored file and returns the function that restores it. */
  onTakeOut: (id: string) => () => void;
  /** Puts a stored file at another place among them. */
  onPlace?: (id: string, to: number) => void;
}

/** Where only one file is allowed, the next one replaces it. */
const roomIn = ({ maxFiles }: FileLimits, there: number) => {
  if (there < maxFiles) return 'more';
  return maxFiles === 1 && there > 0 ? 'replace' : 'none';
};

/** Files with their limits stated first, progress, pause and retry; the caller does the uploading. */
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
  const faultOf = useFileFault(limits);
  const limitsHelp = useLimitsHelp(limits);
  const zone = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<FileProblem[]>([]);
  const undoId = `${shell.id}-undo`;
  const { takenOut, takeOut, forget } = useTakenOut(onTakeOut, undoId);
  const there = value.length + sending.length;
  const room = roomIn(limits, there);

  const pick = (files: readonly File[]): void => {
    const { good, problems } = withinLimits(files, limits, room === 'replace' ? 0 : there);
    setRefused(problems);
    forget();
    if (good.length > 0) onPick(good);
  };
  const drag = useFileDrop(zone, pick);
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
      <p>{limitsHelp}</p>
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
          <UploadZone
            zone={zone}
            drag={drag}
            limits={limits}
            room={room}
            invalid={wiring['aria-invalid']}
            describedBy={wiring['aria-describedby']}
            onPick={pick}
          />
        </>
      )}
    </FieldShell>
  );
});
