import type { IncomingMessage } from 'node:http';
import { TUS_PATH } from '@contract/attachment';
import { FILE_BYTES_MAX } from '@contract/limits';
import { UPLOAD_WORDS } from '@contract/rules/upload-check';
import { type Said, spokenOf, textOf } from '@contract/sentences/sentence';
import type { Deps } from '@server/deps';
import { isStorageAway } from '@server/errors/storage-away';
import { isStorageFull } from '@server/errors/system-failures';
import { failureBody } from '@server/http/envelope';
import type { FileStorage } from '@server/storage/file-storage';
import { type Locker, Server } from '@tus/server';
import { finishUpload } from './finish-upload';
import { refusalOf } from './refusal-of';
import { findFile } from './repository';

/** The id that our checks gave to each upload about to be created, by its request. */
export type CreatedIds = WeakMap<IncomingMessage, string>;

interface TusProblem {
  status_code: number;
  body: string;
}
const refusal = (status: number, said: Said, errorCode: string): TusProblem => ({
  status_code: status,
  body: JSON.stringify(
    failureBody('api', {
      status,
      message: textOf(said),
      sentence: spokenOf(said),
      errorCode,
      showType: 2,
      traceId: '',
    }),
  ),
});

const nodeRequest = (request: object): IncomingMessage | undefined =>
  (request as { runtime?: { node?: { req?: IncomingMessage } } }).runtime?.node?.req;

/** The tus protocol itself. Who may do what is decided before a request reaches it (see `upload-routes`). */
export const createUploadServer = (
  { db, now }: Deps,
  storage: FileStorage,
  ids: CreatedIds,
  locker: Locker,
): Server =>
  new Server({
    locker,
    path: TUS_PATH,
    datastore: storage.uploads,
    maxSize: FILE_BYTES_MAX,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: (request) => {
      const raw = nodeRequest(request);
      const id = raw && ids.get(raw);
      if (!id) throw refusal(400, 'upload.request', 'upload.request');
      return id;
    },
    onUploadFinish: async (_request, { id }) => {
      const row = await findFile(db.kysely, id);
      const file = row && (await finishUpload(db.kysely, storage, row, now()));
      if (!file) throw refusal(404, 'upload.no_file', 'http.404');
      if (file.state === 'refused') throw refusal(422, refusalOf(file) ?? 'http.400', 'upload.refused');
      return {};
    },
    onResponseError: (_request, error) => {
      if (isStorageFull(error))
        return refusal(507, UPLOAD_WORDS.word('storage', { name: '' }), 'upload.storage');
      if (isStorageAway(error)) return refusal(503, 'storage.away', 'storage.away');
      return 'status_code' in error && error.body.startsWith('{')
        ? undefined
        : refusal(
            'status_code' in error ? error.status_code : 500,
            'upload.interrupted',
            'upload.interrupted',
          );
    },
  });
