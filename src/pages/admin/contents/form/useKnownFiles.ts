import type { OpenContent } from '@contract/content-draft';
import { useState } from 'react';
import type { StoredFile } from '@/components/form/StoredFile';
import { rowIds } from '@/draft/draft-rows';
import type { Draft } from '@/draft/draft-shape';
import { useLoad } from '@/hooks/useLoad';
import { fetchAttachment } from '@/services/attachment';

/** The draft lists its files by id only; names come from the record, from the upload, or are requested. */
export function useKnownFiles(
  draft: Draft<OpenContent>,
  ids: readonly string[],
  known: readonly StoredFile[],
) {
  const [arrived, setArrived] = useState<readonly StoredFile[]>([]);
  const at = new Map([...known, ...arrived].map((file) => [file.id, file]));
  const unknown = ids.filter((id) => !at.has(id));
  // Files that another editor has added.
  const { data = [] } = useLoad(() => Promise.all(unknown.map(fetchAttachment)), {
    question: unknown,
  });
  for (const { id, name, size } of data) at.set(id, { id, name, size });
  const named = (list: readonly string[]): StoredFile[] => list.flatMap((id) => at.get(id) ?? []);
  return {
    files: named(ids),
    change: (edit: (files: StoredFile[]) => StoredFile[]): void => {
      // The list may have changed during the upload, so the file is added to the draft's current list.
      const next = edit(rowIds(draft, 'files').map((id) => at.get(id) ?? { id, name: '', size: 0 }));
      setArrived((before) => [...before, ...next.filter(({ name }) => name !== '')]);
      draft.set(
        'files',
        next.map(({ id }) => id),
      );
    },
  };
}
