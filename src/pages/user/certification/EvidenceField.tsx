import { UploadField } from '@/components/form/UploadField';
import { useEvidence } from '@/hooks/useEvidence';
import { openAttachment } from '@/services/attachment';
import type { FileLimits } from '@/utils/file-limits';

/** A ready file of the form. */
export interface EvidenceFile {
  id: string;
  name: string;
  size: number;
}

interface Props {
  id: string;
  label: string;
  help: string;
  purpose: 'real_name' | 'professional' | 'unit';
  value: EvidenceFile | null;
  onChange: (file: EvidenceFile | null) => void;
  error: string | null;
}

const LIMITS: FileLimits = { extensions: ['JPG', 'PDF'], maxBytes: 20 * 1024 * 1024, maxFiles: 1 };
const SLOT = 'evidence';

/** One picture of a document; a new one takes the old one's place once it has arrived. */
export function EvidenceField({ id, label, help, purpose, value, onChange, error }: Props) {
  const { uploads, view } = useEvidence(purpose, (fileId) => {
    const facts = uploads.view().arrived[fileId];
    onChange({ id: fileId, name: facts?.name ?? '', size: facts?.size ?? 0 });
  });
  return (
    <UploadField
      id={id}
      label={label}
      help={help}
      required
      error={error}
      limits={LIMITS}
      value={value ? [value] : []}
      sending={view.items}
      onPick={(files) => {
        for (const item of view.items) uploads.remove(item.id);
        uploads.add(SLOT, files);
      }}
      onTakeOut={() => {
        onChange(null);
        return () => onChange(value);
      }}
      onPause={uploads.pause}
      onResume={uploads.resume}
      onCancel={uploads.remove}
      onDownload={openAttachment}
    />
  );
}
