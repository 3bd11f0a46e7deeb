import { FILE_TYPES } from '@contract/limits';
import { promisedType, type UploadProblem } from '@contract/rules/upload-check';

const [PDF, , JPEG] = FILE_TYPES;
/** How files of a type begin, byte by byte. */
const HEADS: Partial<Record<string, readonly number[]>> = {
  [PDF]: [0x25, 0x50, 0x44, 0x46, 0x2d],
  [JPEG]: [0xff, 0xd8, 0xff],
};

/** Whether a file begins as its extension promises; otherwise it is neither read nor sent. */
export async function headProblem(file: File): Promise<UploadProblem | null> {
  const head = HEADS[promisedType(file.name) ?? ''];
  if (!head) return null;
  const bytes = new Uint8Array(await file.slice(0, head.length).arrayBuffer());
  return head.every((byte, at) => bytes[at] === byte) ? null : 'extension';
}
