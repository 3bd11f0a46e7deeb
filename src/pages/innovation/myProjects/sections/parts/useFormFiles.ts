import { useCallback, useEffect, useState } from 'react';
import type { StoredFile } from '@/components/form/StoredFile';
import { useUpload } from '@/hooks/useUpload';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { fetchAttachment, openAttachment } from '@/services/attachment';
import type { Deliver, FileFacts } from '@/upload/upload-shape';
import { placeFile } from './place-file';

/**
 * Name and size of files that only the service knows, because a draft kept on this device or on another one added them.
 */
function useLookedUp(ids: readonly string[]): Record<string, FileFacts> {
  const [facts, setFacts] = useState<Record<string, FileFacts>>({});
  const missing = ids.join(',');
  useEffect(() => {
    if (!missing) return;
    let left = false;
    for (const id of missing.split(','))
      fetchAttachment(id).then(
        ({ name, size }) => left || setFacts((known) => ({ ...known, [id]: { name, size } })),
        (error: unknown) => console.error('A file could not be looked up.', error),
      );
    return () => {
      left = true;
    };
  }, [missing]);
  return facts;
}

/** Files of the form: uploads in progress by slot, stored files by id. */
export function useFormFiles(
  { application, draft }: Pick<SectionProps, 'application' | 'draft'>,
  ids: readonly string[],
) {
  const t = useText();
  const deliver = useCallback<Deliver>((...file) => placeFile(draft, ...file), [draft]);
  const { uploads, view } = useUpload(application.id, deliver);
  const known = (id: string): FileFacts | undefined =>
    application.files.find((file) => file.id === id) ?? view.arrived[id];
  const lookedUp = useLookedUp(ids.filter((id) => !known(id)));
  return {
    uploads,
    sending: (slot: string) => view.items.filter((item) => item.slot === slot),
    stored: (fileId: string): StoredFile => {
      const facts = known(fileId) ?? lookedUp[fileId];
      return { id: fileId, name: facts?.name ?? t('sections.files.unknown.label'), size: facts?.size ?? 0 };
    },
    acts: {
      onPause: uploads.pause,
      onResume: uploads.resume,
      onCancel: uploads.remove,
      onDownload: openAttachment,
    },
  };
}
