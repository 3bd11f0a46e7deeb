import { Readable } from 'node:stream';
import { HOUR_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import type { Deps } from '@server/deps';
import { attachmentDisposition } from '@server/http/file-disposition';
import { drawnMark, type Making, stampedName } from '@server/http/stamped-name';
import { zipBody } from '@server/http/zip-body';
import { avatarOf } from '@server/modules/account/service';
import { filesByIds, openFile } from '@server/modules/attachment/service';
import type { Caller } from '@server/security/caller';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { archivePaths } from './archive-paths';
import { collectData } from './collect-data';

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

const archiveOf = async (deps: Deps, data: Awaited<ReturnType<typeof collectData>>): Promise<Readable> => {
  const avatar = await avatarOf(deps.db.kysely, data.account.id);
  const files = await filesByIds(
    deps.db.kysely,
    data.files.map(({ id }) => id),
  );
  const paths = archivePaths(
    files.map(({ name }) => name),
    [AVATAR],
  );
  const entries = files.map((file, at) => ({ file, path: paths[at] ?? '' }));
  const index = entries.map(({ file, path }) => ({
    id: file.id,
    path,
    name: file.name,
    sha256: file.sha256,
  }));
  return zipBody([
    { path: 'data.json', bytes: Buffer.from(JSON.stringify({ ...data, fileIndex: index }, null, 2)) },
    ...(avatar ? [{ path: AVATAR, bytes: avatar.bytes }] : []),
    ...entries.map(({ file, path }) => ({ path, bytes: () => openFile(deps.config, file) })),
  ]);
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
  if (form === 'zip') return { name, type: 'application/zip', bytes: await archiveOf(deps, data) };
  const bytes = Readable.from([Buffer.from(JSON.stringify(data, null, 2))], { objectMode: false });
  return { name, type: 'application/json; charset=utf-8', bytes };
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
