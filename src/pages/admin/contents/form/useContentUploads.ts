import type { StoredFile } from '@/components/form/StoredFile';
import { useEvidence } from '@/hooks/useEvidence';

/** Place of a file added at the end of the list; any other place is the id of the file being replaced. */
const END = 'end';

/** Uploads files for a text; `arrived` is called for each one once the service has checked its content. */
export function useContentUploads(
  arrived: (file: StoredFile, to: { replaced: string | null; later: ReadonlySet<string> }) => void,
) {
  const { uploads, view } = useEvidence('content', (id, later, slot) => {
    const facts = uploads.view().arrived[id];
    if (facts) arrived({ id, ...facts }, { replaced: slot === END ? null : slot, later });
  });
  return {
    sending: view.items,
    send: (file: File, replaced: string | null): void => uploads.add(replaced ?? END, [file]),
    acts: { onPause: uploads.pause, onResume: uploads.resume, onCancel: uploads.remove },
  };
}
