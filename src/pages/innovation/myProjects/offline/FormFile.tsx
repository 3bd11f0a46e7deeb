import { FileDrop } from '@/components/form/FileDrop';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import type { ReadForm } from './form-shape';
import type { FormFault } from './read-form';

interface Props {
  /** Id of the application that the file must belong to. */
  id: number;
  onForm: (form: ReadForm) => void;
}

/** The filled-in file, which is read in the browser and not uploaded. */
export function FormFile({ id, onForm }: Props) {
  const t = useText();
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
  return (
    <FileDrop
      {...{ busy, fault }}
      label={t('offline.in.choose.action')}
      lead={t('offline.in.self.help')}
      accept=".docx"
      onFile={(file) => {
        setFault(null);
        void run(() => read(file));
      }}
    />
  );
}
