import { uploadWord } from '@contract/rules/upload-check';
import type { Word } from '@contract/word';
import type { FileRow } from './repository';

/** Why a file was refused. */
export const refusalOf = ({
  refusal,
  name,
  purpose,
}: Pick<FileRow, 'refusal' | 'name' | 'purpose'>): Word | null =>
  refusal === null ? null : uploadWord(refusal, name, purpose);
