import { FILE_BYTES_MAX } from '@contract/limits';
import type { FileLimits } from '@/utils/file-limits';

/** Accepted picture files; formats that the service does not accept are converted to JPEG first. */
export const PICTURE_LIMITS: Omit<FileLimits, 'maxFiles'> = {
  extensions: ['JPG', 'PNG', 'HEIC', 'WEBP'],
  maxBytes: FILE_BYTES_MAX,
};
