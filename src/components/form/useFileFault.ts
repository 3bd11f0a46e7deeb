import { uploadWord } from '@contract/rules/upload-check';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { FileLimits, FileProblem } from '@/utils/file-limits';

/** Why a file was refused, with its name and with what is accepted. */
export function useFileFault({ extensions }: FileLimits): (problem: FileProblem) => string {
  const t = useText();
  const join = useList();
  const say = useWords();
  return (problem) =>
    problem.kind === 'macros'
      ? say(uploadWord('macros', problem.name))
      : t(`kit.upload.${problem.kind}.invalid`, { ...problem, extensions: join(extensions) });
}
