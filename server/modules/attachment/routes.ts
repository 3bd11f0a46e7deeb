import { attachmentCalls } from '@contract/attachment';
import { FILE_TYPES } from '@contract/limits';
import type { Deps } from '@server/deps';
import { conflict, notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { Caller } from '@server/security/caller';
import { storageOf } from '@server/storage/open-storage';
import type { FastifyInstance } from 'fastify';
import { sendFile } from './download';
import type { FileUses } from './file-uses';
import { completeIfWhole } from './finish-upload';
import { presentAttachment } from './present-attachment';
import { receiveFile } from './receive-file';
import { refusalOf } from './refusal-of';
import { type FileRow, findFile } from './repository';
import { registerUploads } from './upload-routes';

const OCTETS = 'application/octet-stream';

export const registerAttachments = async (
  app: FastifyInstance,
  deps: Deps,
  uses: FileUses,
): Promise<void> => {
  const storage = await storageOf(deps.config);

  const mayRead = async (caller: Caller, file: FileRow): Promise<boolean> => {
    if (file.ownerId === caller.accountId) return true;
    for (const asked of uses.mayRead) if (await asked(deps.db.kysely, caller, file)) return true;
    return false;
  };

  /** A file that is the caller's own or that a record they may read or decide on names; 404 otherwise. */
  const readable = async (caller: Caller, id: string): Promise<FileRow> => {
    const file = await findFile(deps.db.kysely, id);
    if (!file || !(await mayRead(caller, file))) throw notFound();
    return file;
  };

  await app.register(async (scope) => {
    // The bytes go to the disk as they come, never into memory; the parser is for these addresses only.
    scope.addContentTypeParser([OCTETS, ...FILE_TYPES], (_request, payload, done) => done(null, payload));
    implement(scope, deps, attachmentCalls, {
      'POST /api/attachments.json': ({ caller, query, request }) =>
        receiveFile(deps, storage, caller, {
          ...query,
          length: request.headers['content-length'],
          body: request.body,
        }),
      'GET /api/attachments/{id}.json': async ({ caller, params, now }) =>
        presentAttachment(
          await completeIfWhole(deps.db.kysely, storage, await readable(caller, params.id), now),
        ),
      'GET /api/attachments/{id}': async ({ caller, params, request, reply }) => {
        const file = await readable(caller, params.id);
        if (file.state !== 'ready')
          throw conflict(refusalOf(file) ?? 'upload.unfinished', { errorCode: 'upload.unfinished' });
        return sendFile(reply, storage, file, request.headers.range);
      },
    });
  });
  // A plugin of its own: the parser of raw bytes is for these addresses only.
  await app.register(async (scope) => registerUploads(scope, deps, { storage, unname: uses.unname }));
};
