import { Readable } from 'node:stream';
import { HOUR_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import type { Deps } from '@server/deps';
import { noteFaults } from '@server/http/fault-counts';
import { attachmentDisposition } from '@server/http/file-disposition';
import { drawnMark, type Making, stampedName } from '@server/http/stamped-name';
import { type ZipEntry, zipBody } from '@server/http/zip-body';
import { avatarOf } from '@server/modules/account/service';
import { filesByIds } from '@server/modules/attachment/service';
import type { Caller } from '@server/security/caller';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ArchivedFile, fileEntries } from './archive-files';
import { archivePaths } from './archive-paths';
import { collectData } from './collect-data';
import { LOST_LIST, lostList } from './lost-list';

interface ExportCall {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A copy of everything is worth stealing and costs the service something. */
const PER_HOUR: Limit = { name: 'export', max: 10, windowMs: HOUR_MS };

/** Records in the audit log that a person's data was exported. */
export const noteCopy = (db: Database, { caller, now, request }: Omit<ExportCall, 'reply'>): Promise<void> =>
  db.transaction((tx) =>
    recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'account.export',
      target: `account:${caller.accountId}`,
    }),
  );

/** Counts one copy of this person's, and refuses the eleventh within an hour. */
export const limitCopies = async (
  db: Pick<Database, 'kysely'>,
  accountId: number,
  now: Date,
): Promise<void> => {
  await limitRate(db, PER_HOUR, String(accountId), now);
};

/** Avatars are re-encoded as WebP when they are uploaded. */
const AVATAR = 'files/avatar.webp';

interface Archive {
  bytes: Readable;
  /** Known once all bytes were read. */
  isLacking: () => boolean;
}

const archiveOf = async (
  { config, db: { kysely } }: Deps,
  data: Awaited<ReturnType<typeof collectData>>,
  now: Date,
): Promise<Archive> => {
  const avatar = await avatarOf(kysely, data.account.id);
  const found = await filesByIds(
    kysely,
    data.files.map(({ id }) => id),
  );
  const paths = archivePaths(
    found.map(({ name }) => name),
    [AVATAR],
  );
  const files: ArchivedFile[] = found.map((file, at) => ({ file, path: paths[at] ?? '', fault: null }));
  const lost = () => files.filter(({ fault }) => fault !== null);

  async function* entries(): AsyncGenerator<ZipEntry> {
    if (avatar) yield { path: AVATAR, bytes: avatar.bytes };
    yield* fileEntries(config, files);
    await noteFaults(kysely, 'storage.lost', { count: lost().length, lastAt: now });
    if (lost().length > 0) yield { path: LOST_LIST, bytes: lostList(lost(), now) };
    const fileIndex = files.map(({ file: { id, name, sha256 }, path, fault }) => ({
      id,
      path: fault === 'missing' ? null : path,
      name,
      sha256,
      fault,
    }));
    yield { path: 'data.json', bytes: Buffer.from(JSON.stringify({ ...data, fileIndex }, null, 2)) };
  }

  return { bytes: zipBody(entries()), isLacking: () => lost().length > 0 };
};

const NAMES = { json: '个人数据', zip: '个人数据与附件' } as const;

/** Everything that is kept about one person as a file; with the archive come the files they sent. */
export const copyOf = async (
  deps: Deps,
  sealer: Sealer,
  { accountId, now, mark }: Making & { accountId: number },
  form: 'json' | 'zip',
) => {
  const data = await collectData(deps, sealer, accountId, now);
  const name = stampedName(NAMES[form], { now, mark }, form);
  if (form === 'zip') return { name, type: 'application/zip', ...(await archiveOf(deps, data, now)) };
  const bytes = Readable.from([Buffer.from(JSON.stringify(data, null, 2))], { objectMode: false });
  return { name, type: 'application/json; charset=utf-8', bytes, isLacking: () => false };
};

/** Sends it at once, for programs that ask for it. */
export const exportData = async (
  deps: Deps,
  sealer: Sealer,
  { caller, now, request, reply }: ExportCall,
  form: 'json' | 'zip',
): Promise<unknown> => {
  const { accountId } = caller;
  await limitCopies(deps.db, accountId, now);
  await noteCopy(deps.db, { caller, now, request });
  // No `await` after this: if the stream failed before anybody listens to it, the process would end.
  const { name, type, bytes } = await copyOf(deps, sealer, { accountId, now, mark: drawnMark() }, form);
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': attachmentDisposition(name),
  });
  return reply.type(type).send(bytes);
};
