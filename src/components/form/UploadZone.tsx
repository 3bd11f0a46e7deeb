import { type RefObject, useRef } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { acceptOf, type FileLimits } from '@/utils/file-limits';
import type { DragPlace } from './file-drag';
import styles from './UploadField.module.css';

interface Props {
  zone: RefObject<HTMLDivElement | null>;
  drag: DragPlace;
  limits: FileLimits;
  /** `replace`: the next file replaces the existing one. */
  room: 'more' | 'replace' | 'none';
  invalid: true | undefined;
  describedBy: string | undefined;
  onPick: (files: readonly File[]) => void;
}

/** Where files are chosen, or dropped. */
export function UploadZone({ zone, drag, limits, room, invalid, describedBy, onPick }: Props) {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const full = room === 'none';
  return (
    <div ref={zone} className={styles.zone} data-drag={drag} data-invalid={invalid}>
      <Icon name="upload" size={20} className={styles.icon} />
      <Button disabled={full} aria-describedby={describedBy} onClick={() => chooser.current?.click()}>
        {text(room === 'replace' ? 'kit.upload.replace.action' : 'kit.upload.choose.action')}
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
          onPick([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was refused and mended.
          event.target.value = '';
        }}
      />
    </div>
  );
}
