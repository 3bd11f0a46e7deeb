import type { StoredFile } from '@/components/form/StoredFile';
import { useEvidence } from '@/hooks/useEvidence';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { UploadItem } from '@/upload/upload-shape';

export interface SendingFile {
  id: string;
  name: string;
  percent: number;
  /** Why it is not there; null while it is under way. */
  problem: string | null;
  /** What has arrived stays with the service, so it can go on. */
  resumable: boolean;
}

/** Where the files at the end of the list belong; each other place bears the number of the file that gives way. */
const END = 'end';

/** Sends files for a text; `arrived` gets each once the service has looked at what is in it. */
export function useContentUploads(
  arrived: (file: StoredFile, to: { replaced: string | null; later: ReadonlySet<string> }) => void,
) {
  const t = useText();
  const say = useWords();
  const { uploads, view } = useEvidence('content', (id, later, slot) => {
    const facts = uploads.view().arrived[id];
    if (facts) arrived({ id, ...facts }, { replaced: slot === END ? null : slot, later });
  });
  const problemOf = ({ phase, problem }: UploadItem): string | null => {
    if (phase === 'interrupted') return t('request.network.failure');
    if (phase !== 'refused') return null;
    return problem ? say(problem) : t('kit.upload.refused.failure');
  };
  return {
    sending: view.items.map(
      (item): SendingFile => ({
        id: item.id,
        name: item.name,
        percent: item.size > 0 ? Math.round((item.sent / item.size) * 100) : 0,
        problem: problemOf(item),
        resumable: item.phase === 'interrupted' || (item.phase === 'refused' && !item.isFinal),
      }),
    ),
    send: (file: File, replaced: string | null): void => uploads.add(replaced ?? END, [file]),
    resume: uploads.resume,
    cancel: uploads.remove,
  };
}
