import { uploadWord } from '@contract/rules/upload-check';
import type { Word } from '@contract/word';
import type { FileRow } from './repository';

/** Why a file was refused. The record keeps the Chinese sentence; which one it is shows in its words. */
export const refusalOf = ({ refusal }: Pick<FileRow, 'refusal'>): Word | null =>
  refusal === null ? null : uploadWord(refusal);
