import type { FilePurpose } from '@contract/attachment';
import { isNarrow, type UploadProblem } from '@contract/rules/upload-check';

/** Why a picture is not sent at all: told from what the browser reads of it, before a byte leaves. */
export const pictureProblem = async (file: File, purpose: FilePurpose): Promise<UploadProblem | null> => {
  if (purpose !== 'picture') return null;
  try {
    const picture = await createImageBitmap(file);
    const { width } = picture;
    picture.close();
    return isNarrow(width, purpose) ? 'narrow' : null;
  } catch {
    // Whatever its name says, no browser can show it.
    return 'type';
  }
};
