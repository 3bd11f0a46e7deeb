import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createUploads } from '@/upload/createUploads';
import { uploadPorts } from '@/upload/upload-ports';
import type { Deliver, Uploads, UploadsView } from '@/upload/upload-shape';
import { readUser } from '@/utils/session';
import { onSignOut } from '@/utils/sign-out-hooks';

/** One set of uploads per person and application, so that they go on while they are elsewhere in the form. */
const sets = new Map<string, Uploads>();

const uploadsOf = (owner: string): Uploads => {
  const { storage, ...ports } = uploadPorts;
  const known = sets.get(owner) ?? createUploads(owner, { ...ports, storage: storage(owner) });
  sets.set(owner, known);
  return known;
};

// Only stops the uploads; what they stored on the device is erased with all other unfinished work.
onSignOut(() => {
  for (const uploads of sets.values()) for (const { id } of uploads.view().items) uploads.remove(id);
  sets.clear();
});

/** Uploads for an application. `deliver` is called once a file is ready, and only then. */
export function useUpload(applicationId: number, deliver: Deliver): { uploads: Uploads; view: UploadsView } {
  // The person at mounting time: somebody who signs in later for the same application does not send this person's
  // files.
  const [userId] = useState(() => readUser()?.userId);
  const uploads = uploadsOf(`${userId}-application-${applicationId}`);
  const view = useSyncExternalStore(uploads.subscribe, uploads.view);
  const latest = useRef(deliver);
  useEffect(() => {
    latest.current = deliver;
    uploads.bind((...file) => latest.current(...file));
  }, [deliver, uploads]);
  useEffect(() => {
    uploads
      .restore()
      .catch((error: unknown) => console.error('Unfinished uploads could not be read.', error));
    window.addEventListener('online', uploads.resumeInterrupted);
    return () => window.removeEventListener('online', uploads.resumeInterrupted);
  }, [uploads]);
  return { uploads, view };
}
