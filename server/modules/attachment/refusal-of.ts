import { UPLOAD_TEXTS, type UploadProblem, uploadText } from '@contract/rules/upload-check';
import type { Said } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import type { FileRow } from './repository';

const PROBLEMS = Object.keys(UPLOAD_TEXTS) as UploadProblem[];

/** Why a file was refused. The record keeps the Chinese sentence; which one it is shows in its words. */
export const refusalOf = ({ refusal, name }: Pick<FileRow, 'refusal' | 'name'>): Said | null => {
  if (refusal === null) return null;
  const problem = PROBLEMS.find((one) => uploadText(one, name) === refusal);
  return problem ? { code: `upload.${problem}`, params: { name } } : asWritten(refusal);
};
