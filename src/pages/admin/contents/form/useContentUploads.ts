import type { StoredFile } from '@/components/form/StoredFile';
import { useEvidence } from '@/hooks/useEvidence';

/** Where the files at the end of the list belong; each other place bears the number of the file that gives way. */
const END = 'end';

/** Sends files for a text; `arrived` gets each once the service has looked at what is in it. */
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
