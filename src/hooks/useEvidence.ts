import type { FilePurpose } from '@contract/attachment';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createAttachment, fetchAttachment } from '@/services/attachment';
import { createUploads } from '@/upload/createUploads';
import type { Uploads, UploadsView } from '@/upload/upload-shape';
import type { UploadStorage } from '@/upload/upload-storage';
import { newRandomId } from '@/utils/random-id';

/** Pictures of documents are not kept on the device: somebody else may use it next. */
const nowhere: UploadStorage = {
  list: async () => [],
  keep: async () => undefined,
  forget: async () => undefined,
  claim: async () => () => undefined,
};

/**
 * Uploads of documents. `deliver` is called with each finished file, with the files that were chosen after it and are
 * there already, and with its place.
 */
export function useEvidence(
  purpose: FilePurpose,
  deliver: (fileId: string, later: ReadonlySet<string>, slot: string) => void,
): { uploads: Uploads; view: UploadsView } {
  const [uploads] = useState(() =>
    createUploads(purpose, {
      send: (file, owner, news) => createAttachment(file, purpose, owner, news),
      inspect: fetchAttachment,
      storage: nowhere,
      newId: newRandomId,
    }),
  );
  const view = useSyncExternalStore(uploads.subscribe, uploads.view);
  const latest = useRef(deliver);
  useEffect(() => {
    latest.current = deliver;
    uploads.bind((slot, ...file) => latest.current(...file, slot));
  }, [deliver, uploads]);
  useEffect(() => {
    window.addEventListener('online', uploads.resumeInterrupted);
    return () => window.removeEventListener('online', uploads.resumeInterrupted);
  }, [uploads]);
  return { uploads, view };
}
