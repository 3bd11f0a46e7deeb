import type { FileLimits } from '@/utils/file-limits';
import type { FileOnItsWay } from './FileUnderWay';
import type { StoredFile } from './StoredFile';
import { UploadField } from './UploadField';
import type { UploadActs } from './UploadList';

interface Props extends UploadActs {
  id: string;
  label: string;
  help?: string;
  required?: boolean;
  error?: string | null;
  readOnly?: boolean;
  limits: FileLimits;
  value: StoredFile | null;
  sending: readonly FileOnItsWay[];
  onPick: (files: File[]) => void;
  onChange: (id: string | null) => void;
}

/** A question that one file answers; taking it out can be undone. */
export function OneFile({ value, onChange, sending, onPick, onCancel, ...rest }: Props) {
  return (
    <UploadField
      {...rest}
      onCancel={onCancel}
      value={value ? [value] : []}
      sending={sending}
      onPick={(files) => {
        for (const { id } of sending) onCancel(id);
        onPick(files);
      }}
      onTakeOut={(id) => {
        onChange(null);
        return () => onChange(id);
      }}
    />
  );
}
