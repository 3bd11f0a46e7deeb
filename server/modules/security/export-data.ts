import { beijingDay } from '@contract/rules/beijing-time';
import { HOUR_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { zipBody } from '@server/http/zip-body';
import { filesByIds, openFile } from '@server/modules/attachment/service';
import type { Caller } from '@server/security/caller';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectData } from './collect-data';

interface ExportCall {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A copy of everything is worth stealing and costs the service something. */
const PER_HOUR: Limit = { name: 'export', max: 10, windowMs: HOUR_MS };

const prepare = async (
  deps: Deps,
  sealer: Sealer,
  { caller, now, request, reply }: ExportCall,
  ending: string,
) => {
  await limitRate(deps.db, PER_HOUR, String(caller.accountId), now);
  const data = await collectData(deps, sealer, caller.accountId, now);
  const target = `account:${caller.accountId}`;
  await deps.db.transaction((tx) =>
    recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'account.export',
      target,
      outcome: 'ok',
    }),
  );
  const day = beijingDay(now);
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="my-data-${day}.${ending}"`,
  });
  return data;
};

export const exportJson = async (deps: Deps, sealer: Sealer, call: ExportCall): Promise<unknown> => {
  const data = await prepare(deps, sealer, call, 'json');
  return call.reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2));
};

/** File names come from people; in the archive each stands under its id, so none can point outside (req:attack-a59). */
const entryName = (id: string, name: string): string => {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return `files/${id}${ending.toLowerCase()}`;
};

export const exportZip = async (deps: Deps, sealer: Sealer, call: ExportCall): Promise<unknown> => {
  const data = await prepare(deps, sealer, call, 'zip');
  const files = await filesByIds(
    deps.db.kysely,
    data.files.map(({ id }) => id),
  );
  const entries = files.map((file) => ({ file, path: entryName(file.id, file.name) }));
  const index = entries.map(({ file, path }) => ({ path, name: file.name, sha256: file.sha256 }));
  const body = zipBody([
    { path: 'data.json', bytes: Buffer.from(JSON.stringify({ ...data, fileIndex: index }, null, 2)) },
    ...entries.map(({ file, path }) => ({ path, bytes: () => openFile(deps.config, file) })),
  ]);
  return call.reply.type('application/zip').send(body);
};
