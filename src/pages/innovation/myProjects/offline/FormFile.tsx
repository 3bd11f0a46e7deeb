import { type DragEvent, useRef } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import styles from './offline.module.css';
import type { FormFault, ReadForm } from './read-form';

interface Props {
  /** The application whose form it must be. */
  id: number;
  onForm: (form: ReadForm) => void;
}

/** Chooses the file, or takes it where it is dropped. It is read here and goes nowhere. */
export function FormFile({ id, onForm }: Props) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, fault, setFault, run } = useAction();
  const sayFault = (kind: FormFault | 'other'): void => setFault(t(`offline.in.${kind}.failure`));
  const read = async (file: File): Promise<void> => {
    const { FORM_BYTES_MAX, readForm } = await import('./read-form');
    // A file that is too large is not even loaded.
    if (file.size > FORM_BYTES_MAX) return sayFault('large');
    const form = readForm(new Uint8Array(await file.arrayBuffer()));
    if (typeof form === 'string') return sayFault(form);
    if (form.marks.application !== id) return sayFault('other');
    onForm(form);
  };
  const take = (file: File | undefined): void => {
    setFault(null);
    if (file) void run(() => read(file));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by key and press
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>{t('offline.in.self.help')}</p>
      <Button icon="upload" busy={busy} onClick={() => chooser.current?.click()}>
        {t('offline.in.choose.action')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".docx"
        aria-label={t('offline.in.choose.action')}
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
