import { type DragEvent, useRef } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from './FieldError';
import styles from './FileDrop.module.css';

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
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by key and press
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
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
