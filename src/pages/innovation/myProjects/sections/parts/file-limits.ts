import { FILE_BYTES_MAX } from '@contract/limits';
import type { FileLimits } from '@/utils/file-limits';

/** A long scan may come in several parts; more than this many should be combined into one file. */
const MATERIAL_FILES_MAX = 10;

const single = (...extensions: string[]): FileLimits => ({
  extensions,
  maxBytes: FILE_BYTES_MAX,
  maxFiles: 1,
});

export const MATERIAL_LIMITS: FileLimits = {
  extensions: ['PDF', 'DOCX', 'JPG'],
  maxBytes: FILE_BYTES_MAX,
  maxFiles: MATERIAL_FILES_MAX,
};
export const FIGURE_LIMITS = single('PDF', 'JPG');
export const AGREEMENT_LIMITS = single('PDF');
