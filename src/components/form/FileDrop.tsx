import { useRef } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from './FieldError';
import styles from './FileDrop.module.css';
import { useFileDrop } from './useFileDrop';

interface Props {
  /** What the button says. */
  label: string;
  /** Like the `accept` attribute of a file input: extensions and types. */
  accept: string;
  /** Instruction above the button. */
  lead?: string;
  /** Additional information below the button. */
  help?: string;
  busy: boolean;
  fault: string | null;
  onFile: (file: File) => void;
}

/** Chooses or drops one file that the page itself reads; nothing is uploaded. */
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
