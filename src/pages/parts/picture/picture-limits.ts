import { FILE_BYTES_MAX } from '@contract/limits';
import type { FileLimits } from '@/utils/file-limits';

/** What can be chosen as a picture; what the service does not take of it is turned into JPEG first. */
export const PICTURE_LIMITS: Omit<FileLimits, 'maxFiles'> = {
  extensions: ['JPG', 'PNG', 'HEIC', 'WEBP'],
  maxBytes: FILE_BYTES_MAX,
};
