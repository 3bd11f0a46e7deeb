import { Readable } from 'node:stream';
import type { Attachment, FilePurpose } from '@contract/attachment';
import { UPLOAD_WORDS } from '@contract/rules/upload-check';
import type { Deps } from '@server/deps';
import { AppError, badRequest } from '@server/errors/app-error';
import { isStorageFull } from '@server/errors/system-failures';
import { isAccountActive } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import { endedSession } from '@server/security/session-end';
import type { FileStorage } from '@server/storage/file-storage';
import { announce } from './announce';
import { finishUpload } from './finish-upload';
import { presentAttachment } from './present-attachment';
import { refusalOf } from './refusal-of';
import { deleteFiles, findFile } from './repository';
import { readUpload } from './upload-request';

const UNPROCESSABLE = 422;
const STORAGE_FULL = 507;

/** No more and no less than was announced: the room for it was counted by that. */
async function* exactly(body: Readable, size: number): AsyncGenerator<Buffer> {
  let arrived = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    arrived += piece.length;
    if (arrived > size) break;
    yield piece;
  }
  if (arrived !== size) throw badRequest('upload.interrupted', { errorCode: 'upload.interrupted' });
}

/** A whole file in one request, for programs that need no resuming; judged as every other upload. */
export const receiveFile = async (
  deps: Deps,
  storage: FileStorage,
  caller: Caller,
  asked: { name: string; purpose: FilePurpose; length: string | undefined; body: unknown },
): Promise<Attachment> => {
  if (!(asked.body instanceof Readable)) throw badRequest('upload.request');
  const upload = readUpload(asked.name, asked.length, asked.purpose);
  const id = await announce(deps, storage, caller, () => upload);
  const { kysely } = deps.db;
  const undo = async (): Promise<void> => {
    await deps.db.transaction((tx) => deleteFiles(tx, [id]));
    // What cannot be removed now is swept later: no row knows it.
    await storage.remove(id).catch(() => undefined);
  };
  try {
    await storage.put(id, exactly(asked.body, upload.size));
  } catch (error) {
    await undo();
    if (!isStorageFull(error)) throw error;
    throw new AppError(STORAGE_FULL, UPLOAD_WORDS.word('storage', { name: upload.name }), {
      errorCode: 'upload.storage',
    });
  }
  // The account was stopped while the bytes arrived, so nobody could continue or withdraw this upload.
  if (!(await isAccountActive(kysely, caller.accountId))) {
    await undo();
    throw endedSession('disabled');
  }
  const row = await findFile(kysely, id);
  const file = row && (await finishUpload(kysely, storage, row, deps.now()));
  if (!file) throw badRequest('upload.no_file');
  const refusal = refusalOf(file);
  if (refusal) throw new AppError(UNPROCESSABLE, refusal, { errorCode: 'upload.refused' });
  return presentAttachment(file);
};
