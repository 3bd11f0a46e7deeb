import type { ReactNode } from 'react';
import { UploadField } from '@/components/form/UploadField';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import type { FileLimits } from '@/utils/file-limits';
import { useFormFiles } from './useFormFiles';
import { useSectionFields } from './useSectionFields';

interface Props {
  section: SectionProps;
  /** Path of the field that holds the id of the one file. */
  path: string;
  limits: FileLimits;
  help?: ReactNode;
  required?: boolean;
}

/** A field with one file. A new file replaces the old one only once it has been uploaded. */
export function SlotUpload({ section, path, limits, help, required }: Props) {
  const { draft } = section;
  const field = useSectionFields(section).at(path);
  const value = draft.value(path);
  const fileId = typeof value === 'string' ? value : null;
  const files = useFormFiles(section, fileId ? [fileId] : []);
  const sending = files.sending(path);
  return (
    <UploadField
      {...field}
      {...files.acts}
      required={required}
      help={help}
      limits={limits}
      value={fileId ? [files.stored(fileId)] : []}
      sending={sending}
      onPick={(picked) => {
        for (const { id } of sending) files.uploads.remove(id);
        files.uploads.add(path, picked);
      }}
      onTakeOut={(id) => {
        draft.set(path, null);
        return () => draft.set(path, id);
      }}
    />
  );
}
