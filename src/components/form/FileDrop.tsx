import { useRef } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from './FieldError';
import styles from './FileDrop.module.css';
import { useFileDrop } from './useFileDrop';

interface Props {
  /** What the button says. */
  label: string;
  /** As the attribute of a file field: endings and types. */
  accept: string;
  /** Above the button: what to do. */
  lead?: string;
  /** Below the button: what may be known beside it. */
  help?: string;
  busy: boolean;
  fault: string | null;
  onFile: (file: File) => void;
}

/** Chooses one file, or takes it where it is dropped, for a page that reads it itself: it is uploaded nowhere. */
export function FileDrop({ label, accept, lead, help, busy, fault, onFile }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (file) onFile(file);
  };
  const zone = useRef<HTMLDivElement>(null);
  const drag = useFileDrop(zone, ([first]) => take(first));
  return (
    <div ref={zone} className={styles.drop} data-drag={drag}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Button icon="upload" busy={busy} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      {help && <p className={styles.help}>{help}</p>}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {fault && (
        <div role="alert">
          <FieldError>{fault}</FieldError>
        </div>
      )}
    </div>
  );
}
