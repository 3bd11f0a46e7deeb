import { TUS_PATH } from '@contract/attachment';
import { FILE_BYTES_MAX } from '@contract/limits';
import { UUID_FORM } from '@contract/schema';
import { unlessHeld } from '@server/db/backup-hold';
import type { Deps } from '@server/deps';
import { conflict, notFound, tooMany, unauthorized } from '@server/errors/app-error';
import { isStorageAway } from '@server/errors/storage-away';
import { ConcurrencyLimit } from '@server/http/concurrency-limit';
import type { Caller } from '@server/security/caller';
import type { FileStorage } from '@server/storage/file-storage';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { announce } from './announce';
import type { FileUses } from './file-uses';
import { completeIfWhole } from './finish-upload';
import { refusalOf } from './refusal-of';
import { deleteFiles, type FileRow, findFile, finishFile, isInUse, lockFile, touchFile } from './repository';
import { uploadLeases } from './upload-lease';
import { readUploadRequest } from './upload-request';
import { type CreatedIds, createUploadServer } from './upload-server';

const STORAGE_FULL = 507;
const STORAGE_AWAY = 503;
/**
 * Per person. A page sends three at a time; each request may wait half a minute for the one before it, polling the
 * database.
 */
const UPLOADS_AT_ONCE = 12;
const RETRY_S = 2;
const UPLOAD_ID = new RegExp(`^${UUID_FORM}$`);

const callerOf = ({ caller, sessionLoss }: FastifyRequest): Caller => {
  if (!caller) throw sessionLoss ?? unauthorized('auth.required');
  return caller;
};

/** The storage of the bytes, and how records let go of a file. */
interface Uploading extends Pick<FileUses, 'unname'> {
  storage: FileStorage;
}

/** An upload belongs to one person; to everybody else it does not exist. */
const ownUpload = async ({ db }: Deps, request: FastifyRequest): Promise<FileRow> => {
  const caller = callerOf(request);
  const { id } = request.params as { id: string };
  const file = UPLOAD_ID.test(id) ? await findFile(db.kysely, id) : undefined;
  if (!file || file.ownerId !== caller.accountId) throw notFound();
  return file;
};

/**
 * What something names stays; anything else its owner may take back. Whoever is about to name it holds the row too
 * (`usableFiles`), so that no form names a file that is gone.
 */
const withdraw = async (
  { db }: Deps,
  { storage, unname }: Uploading,
  { id, storageKey }: FileRow,
  log: FastifyBaseLogger,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const file = await lockFile(tx, id);
    if (!file) throw notFound();
    if (await isInUse(tx, file)) throw conflict('upload.in_use');
    await unname(tx, id);
    await deleteFiles(tx, [id]);
  });
  try {
    await unlessHeld(db, () => storage.remove(storageKey));
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    // The file is withdrawn in any case; the sweep removes the bytes when the storage answers again.
    log.warn({ err: error }, 'bytes of a withdrawn file left behind');
  }
};

/** Resumable uploads (tus 1.0.0) for signed-in people: create, ask for the offset, send, take back. */
export const registerUploads = (app: FastifyInstance, deps: Deps, uploading: Uploading): void => {
  const { storage } = uploading;
  const ids: CreatedIds = new WeakMap();
  const underWay = new ConcurrencyLimit(UPLOADS_AT_ONCE);
  const tus = createUploadServer(deps, storage, ids, uploadLeases(deps.db.kysely, app.log));
  // The bytes are read by the tus server itself, never into memory here.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  /** Limits concurrent requests before anything is read or written about the upload. */
  const takeTurn = (request: FastifyRequest, reply: FastifyReply): void => {
    const leave = underWay.take(callerOf(request).accountId);
    if (!leave) throw tooMany('http.429', RETRY_S);
    reply.raw.once('close', leave);
  };
  const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    reply.raw.setHeader('cache-control', 'no-store');
    await tus.handle(request.raw, reply.raw);
  };
  /**
   * An upload for which there is no room is refused and its bytes are removed, so that it does not count as the
   * person's. The row stays, because a draft may already name it.
   */
  const refuseIfFull = async (id: string, reply: FastifyReply): Promise<void> => {
    if (reply.raw.statusCode !== STORAGE_FULL) return;
    await storage.remove(id);
    await finishFile(deps.db.kysely, id, { state: 'refused', refusal: 'storage', updatedAt: deps.now() });
  };
  const config = { page: false };
  const one = `${TUS_PATH}/:id`;

  app.post(TUS_PATH, { config, bodyLimit: FILE_BYTES_MAX }, async (request, reply) => {
    takeTurn(request, reply);
    const caller = callerOf(request);
    const id = await announce(deps, storage, caller, () => readUploadRequest(request.headers));
    ids.set(request.raw, id);
    await handOver(request, reply);
    await refuseIfFull(id, reply);
    // The client never learned the id, so nobody can continue this upload.
    if (reply.raw.statusCode === STORAGE_AWAY) await deps.db.transaction((tx) => deleteFiles(tx, [id]));
  });
  app.head(one, { config }, async (request, reply) => {
    takeTurn(request, reply);
    const file = await completeIfWhole(deps.db.kysely, storage, await ownUpload(deps, request), deps.now());
    if (file.state === 'refused')
      throw conflict(refusalOf(file) ?? 'http.400', { errorCode: 'upload.refused' });
    await handOver(request, reply);
  });
  app.patch(one, { config, bodyLimit: FILE_BYTES_MAX }, async (request, reply) => {
    takeTurn(request, reply);
    const file = await ownUpload(deps, request);
    if (file.state !== 'uploading') throw conflict('upload.finished');
    await touchFile(deps.db.kysely, file.id, deps.now());
    await handOver(request, reply);
    await refuseIfFull(file.id, reply);
  });
  app.delete(one, { config }, async (request, reply) => {
    await withdraw(deps, uploading, await ownUpload(deps, request), request.log);
    return reply.code(204).header('tus-resumable', '1.0.0').send();
  });
};
