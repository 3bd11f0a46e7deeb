import type { FilePurpose } from '@contract/attachment';
import { FILE_BYTES_MAX } from '@contract/limits';
import { cleanFileName } from '@contract/rules/clean-file-name';
import { type UploadProblem, uploadProblem, uploadWord } from '@contract/rules/upload-check';
import { AppError, badRequest } from '@server/errors/app-error';
import type { FileStorage } from '@server/storage/file-storage';
import { hasRoom } from '@server/storage/room-left';
import { Metadata } from '@tus/server';

export interface UploadRequest {
  name: string;
  size: number;
  purpose: FilePurpose;
}

/**
 * Purposes for documents, scans and pictures within the common limits. Other kinds of uploads have calls and rules of
 * their own.
 */
const UPLOAD_PURPOSES: readonly FilePurpose[] = [
  'application',
  'real_name',
  'professional',
  'unit',
  'demand',
  'achievement',
  'picture',
  'content',
];

const STATUS: Partial<Record<UploadProblem, number>> = { tooBig: 413, type: 415, storage: 507 };

export const refuseUpload = (problem: UploadProblem, name: string, purpose = ''): AppError =>
  new AppError(STATUS[problem] ?? 400, uploadWord(problem, name, purpose), {
    errorCode: `upload.${problem}`,
  });

/** Refused before the first byte, so that no disk is filled to its last one. */
export const checkRoom = async (storage: FileStorage, { name, size }: UploadRequest): Promise<void> => {
  if (!(await hasRoom(storage, size))) throw refuseUpload('storage', name);
};

const metadataOf = (header: unknown): Record<string, string | null | undefined> => {
  if (typeof header !== 'string' || header.length > 4096) throw badRequest('upload.no_metadata');
  try {
    return Metadata.parse(header);
  } catch {
    throw badRequest('upload.metadata_form');
  }
};

/** Judges an upload before its first byte, by its name, size and purpose. */
export const readUpload = (filename: string, length: unknown, asked: unknown): UploadRequest => {
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length)) throw badRequest('upload.no_length');
  const purpose = UPLOAD_PURPOSES.find((known) => known === asked);
  if (!purpose) throw badRequest('upload.purpose');
  const name = cleanFileName(filename);
  const size = Number(length);
  const problem = uploadProblem({ name, size }, purpose);
  if (problem) throw refuseUpload(problem, name, purpose);
  return { name, size: Math.min(size, FILE_BYTES_MAX), purpose };
};

/** A resumable upload states the same in its headers when it is created. */
export const readUploadRequest = (headers: Record<string, unknown>): UploadRequest => {
  const { filename, purpose } = metadataOf(headers['upload-metadata']);
  return readUpload(filename ?? '', headers['upload-length'], purpose);
};
