import type { FilePurpose } from '@contract/attachment';
import { uploadWord } from '@contract/rules/upload-check';
import { useRef, useState } from 'react';
import { useWords } from '@/i18n/useWords';
import { asJpeg, isTurned } from '@/upload/as-jpeg';
import { pictureProblem } from '@/upload/picture-problem';

interface Jpegs {
  turn: (files: readonly File[]) => Promise<void>;
  turning: boolean;
  fault: string | null;
}

/** Converts pictures from phones and scanners into a format that the service accepts before `send` receives them. */
export function useJpegs(purpose: FilePurpose, send: (files: File[]) => void): Jpegs {
  const say = useWords();
  const [turning, setTurning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef<readonly File[]>([]);
  const turn = async (files: readonly File[]): Promise<void> => {
    latest.current = files;
    // False once other pictures were chosen: the result of the earlier choice is then dropped.
    const stands = (): boolean => latest.current === files;
    setFault(null);
    setTurning(files.some((file) => isTurned(file, purpose)));
    try {
      const ready = await Promise.all(files.map((file) => asJpeg(file, purpose)));
      const problems = await Promise.all(ready.map((file) => pictureProblem(file, purpose)));
      if (!stands()) return;
      const at = problems.findIndex((problem) => problem !== null);
      const problem = problems[at];
      if (problem) setFault(say(uploadWord(problem, files[at]?.name ?? '', purpose)));
      else send(ready);
    } catch (problem) {
      console.error('A picture could not be turned into a JPEG.', problem);
      if (stands()) setFault(say(uploadWord('damaged', files[0]?.name ?? '')));
    } finally {
      if (stands()) setTurning(false);
    }
  };
  return { turn, turning, fault };
}
