import type { StageResult } from '@contract/result';
import { OneFile } from '@/components/form/OneFile';
import { useEvidence } from '@/hooks/useEvidence';
import { openAttachment } from '@/services/attachment';
import type { FileLimits } from '@/utils/file-limits';

const LIMITS: FileLimits = {
  extensions: ['PDF', 'DOCX', 'JPG'],
  maxBytes: 20 * 1024 * 1024,
  maxFiles: 1,
};

interface Props {
  id: string;
  label: string;
  help?: string;
  value: string | null;
  known: StageResult['files'];
  onChange: (id: string | null) => void;
  error: string | null;
  readOnly: boolean;
}

/** A file of the stage result: the stamped sheet or the final report. */
export function ResultFile({ value, known, onChange, ...field }: Props) {
  const { uploads, view } = useEvidence('application', onChange);
  const facts = value === null ? undefined : (known.find(({ id }) => id === value) ?? view.arrived[value]);
  return (
    <OneFile
      {...field}
      required
      limits={LIMITS}
      value={value === null ? null : { id: value, name: facts?.name ?? '', size: facts?.size ?? 0 }}
      sending={view.items}
      onPick={(files) => uploads.add(field.id, files)}
      onChange={onChange}
      onPause={uploads.pause}
      onResume={uploads.resume}
      onCancel={uploads.remove}
      onDownload={openAttachment}
    />
  );
}
