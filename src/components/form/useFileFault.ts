import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { FileLimits, FileProblem } from '@/utils/file-limits';

/** Why a file was not taken, with its name and with what would have been. */
export function useFileFault({ extensions }: FileLimits): (problem: FileProblem) => string {
  const t = useText();
  const join = useList();
  return (problem) => t(`kit.upload.${problem.kind}.invalid`, { ...problem, extensions: join(extensions) });
}
