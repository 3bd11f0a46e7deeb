import type { FilePurpose } from '@contract/attachment';
import { isNarrow, type UploadProblem } from '@contract/rules/upload-check';

/** Why a picture cannot be sent, or null; found by letting the browser decode it before anything is sent. */
export const pictureProblem = async (file: File, purpose: FilePurpose): Promise<UploadProblem | null> => {
  if (purpose !== 'picture') return null;
  try {
    const picture = await createImageBitmap(file);
    const { width } = picture;
    picture.close();
    return isNarrow(width, purpose) ? 'narrow' : null;
  } catch {
    // No browser can show it, whatever its name says.
    return 'type';
  }
};
