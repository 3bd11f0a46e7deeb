import { FILE_BYTES_MAX } from '@contract/limits';
import { uploadWord } from '@contract/rules/upload-check';
import { useCallback, useState } from 'react';
import { useJpegs } from '@/hooks/useJpegs';
import { useUpload } from '@/hooks/useUpload';
import { useWords } from '@/i18n/useWords';
import { headProblem } from '@/upload/head-problem';
import { useScanReading } from './useScanReading';

const SLOT = 'sealed-sheet';
export const SHEET_LIMITS = {
  extensions: ['PDF', 'JPG', 'PNG', 'WEBP'],
  maxBytes: FILE_BYTES_MAX,
  maxFiles: 1,
};

/**
 * The scan of the stamped sheet: chosen, read before the upload, and compared by a person if reading does not prove its
 * version.
 */
export function useSealedSheet(id: number, onTake: () => void) {
  const say = useWords();
  const { reading, read, forget } = useScanReading(id);
  const [compared, setCompared] = useState(false);
  // The service may recognise less than the browser; after such a refusal a person can vouch for the sheet.
  const [doubted, setDoubted] = useState(false);
  // A sheet of an earlier forwarding belongs to an earlier version, so every forwarding needs a new one.
  const [sheet, setSheet] = useState<string | null>(null);
  /** Why the chosen file cannot be used as a scan; null if it can. */
  const [unfit, setUnfit] = useState<string | null>(null);
  const deliver = useCallback((slot: string, fileId: string) => {
    if (slot === SLOT) setSheet(fileId);
  }, []);
  const { uploads, view } = useUpload(id, deliver);
  const sending = view.items.filter((item) => item.slot === SLOT);
  const take = async ([file]: File[]): Promise<void> => {
    for (const item of sending) uploads.remove(item.id);
    setCompared(false);
    setDoubted(false);
    setUnfit(null);
    onTake();
    if (!file) return;
    const problem = await headProblem(file);
    if (problem) {
      setUnfit(say(uploadWord(problem, file.name)));
      forget();
    }
    if (!problem && (await read(file))) uploads.add(SLOT, [file]);
    else setSheet(null);
  };
  const { turn, fault } = useJpegs('application', (files) => void take(files));
  const proved = typeof reading === 'object' && reading.verdict === 'proved' && !doubted;
  return {
    sheet,
    reading,
    proved,
    sending,
    uploads,
    turn,
    compared,
    setCompared,
    facts: sheet ? view.arrived[sheet] : undefined,
    fault: fault ?? unfit,
    /** Called when the service refused a scan that the browser had accepted. */
    doubt: () => setDoubted(true),
    takeOut: (fileId: string) => {
      setSheet(null);
      forget();
      return () => setSheet(fileId);
    },
  };
}

export type SealedSheet = ReturnType<typeof useSealedSheet>;
