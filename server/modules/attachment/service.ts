import type { Readable } from 'node:stream';
import type { Attachment, FilePurpose } from '@contract/attachment';
import type { Cover } from '@contract/cover';
import type { CoverWidth } from '@contract/cover-sizes';
import type { Figure } from '@contract/figure';
import { promisedType } from '@contract/rules/upload-check';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { refuseFields } from '@server/drafts/field-problems';
import type { Caller } from '@server/security/caller';
import { type StorageConfig, storageOf } from '@server/storage/open-storage';
import type { FastifyReply } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { type FilesVerdict, verdictOf } from './check-files';
import { sendFile } from './download';
import { drawnPicture } from './drawn-picture';
import { figuresOf } from './figures';
import type { FileUses } from './file-uses';
import { presentAttachment } from './present-attachment';
import { type FileRow, findFiles, heldFiles, ownFiles, selectFiles, takeBackUnnamed } from './repository';

export type { FileRow, FilesVerdict, FileUses };

type Db = Kysely<Schema>;

/** An uploaded picture drawn as a cover or a figure. The caller has checked that it may be seen. */
export const drawUploaded = (
  deps: Pick<Deps, 'db' | 'config'>,
  ...asked: [fileId: string, shape: 'cover' | 'figure', width: CoverWidth]
): Promise<Buffer> => drawnPicture(deps, ...asked);

/** The figures of a public record whose pictures are ready. */
export const presentFigures = (db: Db, record: Parameters<typeof figuresOf>[1]): Promise<Figure[]> =>
  figuresOf(db, record);

export const selectFileRows = selectFiles;

export const filesByIds = (db: Db, ids: readonly string[]): Promise<FileRow[]> => findFiles(db, ids);

/** Locks files that the caller is about to name (see `heldFiles`). */
export const filesToName = (db: Db, ids: readonly string[]): Promise<FileRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : heldFiles(db, ids);

export const presentFiles = (files: readonly FileRow[]): Attachment[] => files.map(presentAttachment);

export const attachmentsByIds = async (db: Db, ids: readonly string[]): Promise<Attachment[]> =>
  presentFiles(await findFiles(db, ids));

/** Files of this person that may be named in an application (or for `purpose`): unfinished or ready, not refused. */
export const usableFiles = async (
  db: Db,
  ids: readonly string[],
  ownerId: number,
  purpose: FilePurpose = 'application',
): Promise<Set<string>> => {
  const files = await ownFiles(db, ids, ownerId, purpose);
  return new Set(files.filter(({ state }) => state !== 'refused').map(({ id }) => id));
};

/** Those that are pictures, by the type their name promises, which the bytes are checked against. */
const usablePictures = async (
  db: Db,
  ids: readonly string[],
  ownerId: number,
  purpose: FilePurpose,
): Promise<FileRow[]> => {
  const files = await ownFiles(db, ids, ownerId, purpose);
  return files.filter(({ state, name }) => state !== 'refused' && promisedType(name)?.startsWith('image/'));
};

const PICTURE_PATH = /^(?:cover|figures\.[^.]+\.file)$/;

/** Refuses, at its field, every picture that the caller did not upload as a picture; returns the ids named. */
export const requireOwnPictures = async (
  { db, caller }: { db: Db; caller: Caller },
  delta: Readonly<Record<string, unknown>>,
): Promise<string[]> => {
  const named = Object.entries(delta).flatMap(([path, id]) =>
    PICTURE_PATH.test(path) && typeof id === 'string' ? [{ path, id }] : [],
  );
  const ids = named.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const usable = new Set((await usablePictures(db, ids, caller.accountId, 'picture')).map(({ id }) => id));
  const gone = named.filter(({ id }) => !usable.has(id));
  if (gone.length > 0) refuseFields(gone.map(({ path }) => ({ path, said: 'picture.gone' })));
  return ids;
};

interface Covered {
  cover: string | null;
  coverAlt: string;
  coverCaption: string;
  scope: 'public' | 'members';
}

/**
 * An `img` request carries no credential, so the cover of a record for signed-in readers only cannot be fetched and is
 * left out.
 */
export const presentCover = ({ cover, coverAlt, coverCaption, scope }: Covered): Cover =>
  cover && scope === 'public' ? { id: cover, alt: coverAlt, caption: coverCaption } : null;

/** Deletes those that nothing names any more. A job removes their bytes after the transaction. */
export const dropUnnamedFiles = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  await takeBackUnnamed(tx, ids);
};

/** The bytes of a ready file. The caller has checked that they may be read. */
export const openFile = async (config: StorageConfig, { storageKey }: FileRow): Promise<Readable> =>
  (await storageOf(config)).open(storageKey);

/** Sends the file or the requested range. The caller has checked that it may be read. */
export const sendReadableFile = async (
  reply: FastifyReply,
  config: StorageConfig,
  file: FileRow,
  rangeHeader: string | undefined,
): Promise<Readable | FastifyReply> => sendFile(reply, await storageOf(config), file, rangeHeader);

/** What the newest `storage.check` in the log says of all stored files. */
export const filesVerdict = (act: { detail: unknown } | undefined): FilesVerdict | null => verdictOf(act);

/** Of one person, in any state. */
export const fileIdsOf = async (db: Db, ownerId: number): Promise<string[]> => {
  const files = await db.selectFrom('file').select('id').where('ownerId', '=', ownerId).execute();
  return files.map(({ id }) => id);
};

export const filesToExport = (db: Db, ownerId: number) =>
  db
    .selectFrom('file')
    .select(['id', 'purpose', 'name', 'type', 'size', 'sha256', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'ready')
    .orderBy('createdAt')
    .execute();

/** What all uploaded files take up together. */
export const uploadedBytes = async (db: Db): Promise<number> => {
  const { bytes } = await db
    .selectFrom('file')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
};
