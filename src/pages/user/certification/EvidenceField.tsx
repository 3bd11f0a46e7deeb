import { FILE_BYTES_MAX } from '@contract/limits';
import { UploadField } from '@/components/form/UploadField';
import { useEvidence } from '@/hooks/useEvidence';
import { useJpegs } from '@/hooks/useJpegs';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import type { FileLimits } from '@/utils/file-limits';
import type { Kind } from './certification-kinds';

/** An uploaded file of the form. */
export interface EvidenceFile {
  id: string;
  name: string;
  size: number;
}

interface Props {
  id: string;
  label: string;
  help: string;
  purpose: Kind;
  value: EvidenceFile | null;
  onChange: (file: EvidenceFile | null) => void;
  error: string | null;
}

/** File types of phones and scanners; image formats that the service does not accept are converted to JPEG first. */
const LIMITS: FileLimits = {
  extensions: ['JPG', 'PNG', 'HEIC', 'WEBP', 'BMP', 'PDF'],
  maxBytes: FILE_BYTES_MAX,
  maxFiles: 1,
};
const SLOT = 'evidence';

/** One picture of a document; a new one replaces the old one only once it has been uploaded. */
export function EvidenceField({ id, label, help, purpose, value, onChange, error }: Props) {
  const { uploads, view } = useEvidence(purpose, (fileId) => {
    const facts = uploads.view().arrived[fileId];
    onChange({ id: fileId, name: facts?.name ?? '', size: facts?.size ?? 0 });
  });
  const t = useText();
  const { turn, turning, fault } = useJpegs(purpose, (files) => uploads.add(SLOT, files));
  return (
    <UploadField
      id={id}
      label={label}
      help={turning ? t('kit.loading.self.label') : help}
      required
      error={fault ?? error}
      limits={LIMITS}
      value={value ? [value] : []}
      sending={view.items}
      onPick={(files) => {
        for (const item of view.items) uploads.remove(item.id);
        void turn(files);
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
