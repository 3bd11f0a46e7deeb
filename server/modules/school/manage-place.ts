import { auditChanges } from '@contract/rules/audit-changes';
import type { PlainCode } from '@contract/sentences/sentence';
import { type AuditedAct, recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { refuseTaken } from '@server/db/failures';
import { badField, conflict, notFound } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import { cleanName } from './clean-name';
import { listDepartments, listSchools } from './places';
import { mergeDepartment, mergeSchool, type Settling } from './settle';

type Table = 'school' | 'department';
export interface Asked {
  params: { id: number };
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}
const ONE = { limit: 1, offset: 0, direction: 'asc' } as const;
const NAME_MAX = 120;

export const schoolOf = async (tx: Transaction, id: number) => (await listSchools(tx, { id }, ONE)).rows[0];
export const departmentOf = async (tx: Transaction, id: number) =>
  (await listDepartments(tx, { id }, ONE)).rows[0];

const current = (tx: Transaction, table: Table, id: number) =>
  table === 'school' ? schoolOf(tx, id) : departmentOf(tx, id);

/** Locks the entries in the order of their ids, so that two merges cannot deadlock. */
const hold = async (tx: Transaction, table: Table, ids: readonly number[]) =>
  tx
    .selectFrom(table)
    .select(['id', 'name', 'status', 'version', 'updatedAt'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

const open = async (
  tx: Transaction,
  table: Table,
  { params: { id }, caller }: Pick<Asked, 'params' | 'caller'>,
  { version, targetId = id }: { version: number; targetId?: number },
) => {
  const held = await hold(tx, table, [id, targetId]);
  const row = held.find((one) => one.id === id);
  if (!row) throw notFound();
  if (row.version !== version)
    throw await overtaken(
      { tx, caller },
      {
        targets: [`${table}:${id}`],
        ownerId: null,
        actions: ['school.edit', 'school.stop', 'school.resume', 'school.merge_entry'],
        at: row.updatedAt,
        otherwise: conflict('school.entry_moved', { data: await current(tx, table, id) }),
      },
    );
  if (row.status === 'pending') throw conflict('school.state_pending');
  if (row.status === 'removed') throw conflict('school.state_removed');
  return { row, target: held.find((one) => one.id === targetId) };
};

const note = async (
  tx: Transaction,
  table: Table,
  { params, caller, now, request }: Asked,
  act: AuditedAct,
  detail: Record<string, unknown> = {},
): Promise<void> => {
  const entry = { ...act, target: `${table}:${params.id}`, detail } as const;
  await recordAudit(tx, request, now, { accountId: caller.accountId, ...entry });
};

const nameTaken = () => badField('body.name', 'school.name_taken', 'school.name_taken');

const holderOf = (tx: Transaction, table: Table, id: number, name: string) => {
  const columns = ['id', 'status'] as const;
  if (table === 'school')
    return tx.selectFrom('school').select(columns).where('name', '=', name).where('id', '<>', id);
  const own = tx.selectFrom('department').select('schoolId').where('id', '=', id);
  return tx
    .selectFrom('department')
    .select(columns)
    .where('name', '=', name)
    .where('id', '<>', id)
    .where('schoolId', '=', own);
};

/** Frees a name that only a removed entry has; that entry gets a marked name. */
const claimName = async (tx: Transaction, table: Table, id: number, name: string): Promise<void> => {
  const holder = await holderOf(tx, table, id, name).forUpdate().executeTakeFirst();
  if (!holder) return;
  if (holder.status !== 'removed') throw nameTaken();
  const mark = `（旧条目 ${holder.id}）`;
  const old =
    Array.from(name)
      .slice(0, NAME_MAX - mark.length)
      .join('') + mark;
  await tx.updateTable(table).set({ name: old }).where('id', '=', holder.id).execute();
};

interface Named {
  name: string;
  version: number;
  province?: string | null;
  city?: string | null;
  address?: string | null;
}

export const editPlace = async (tx: Transaction, table: Table, asked: Asked & { body: Named }) => {
  const { params, body, now } = asked;
  const { version, ...place } = body;
  const name = cleanName(body.name, table === 'school' ? 'school.name_empty' : 'school.department_empty');
  await open(tx, table, asked, { version });
  const before = (await current(tx, table, params.id)) ?? {};
  await claimName(tx, table, params.id, name);
  const next = { ...place, name, updatedAt: now, version: version + 1 };
  await tx.updateTable(table).set(next).where('id', '=', params.id).execute().catch(refuseTaken(nameTaken));
  const changes = auditChanges('school.edit', before, { ...place, name });
  await note(tx, table, asked, { action: 'school.edit', changes });
};

interface Switched {
  active: boolean;
  reason?: string | null;
  version: number;
}

/** A stopped one is offered to nobody any more; whoever has it keeps it. */
export const switchPlace = async (tx: Transaction, table: Table, asked: Asked & { body: Switched }) => {
  const { params, body, now } = asked;
  const { active, version } = body;
  const reason = body.reason?.trim() || null;
  if (!active && !reason) throw badField('body.reason', 'school.stop_reason');
  const { row } = await open(tx, table, asked, { version });
  if ((row.status === 'active') === active)
    throw conflict(active ? 'school.state_active' : 'school.state_stopped');
  const next = { status: active ? 'active' : 'stopped', reason: active ? null : reason };
  await tx
    .updateTable(table)
    .set({ ...next, updatedAt: now, version: version + 1 })
    .where('id', '=', params.id)
    .execute();
  await note(tx, table, asked, { action: active ? 'school.resume' : 'school.stop' });
};

interface Merged {
  targetId: number;
  reason: string;
  version: number;
}

const checkTarget = async (
  tx: Transaction,
  table: Table,
  id: number,
  target: { id: number; status: string } | undefined,
): Promise<void> => {
  const refuse = (said: PlainCode) => badField('body.targetId', said, said);
  if (target?.id === id) throw refuse('school.merge_target');
  if (target?.status !== 'active')
    throw refuse(table === 'school' ? 'school.merge_school' : 'school.merge_department');
  if (table === 'school') return;
  const [from, into] = [await departmentOf(tx, id), await departmentOf(tx, target.id)];
  if (from?.schoolId !== into?.schoolId) throw refuse('school.merge_foreign');
};

/** Moves everybody and everything of one entry to another. This cannot be undone. */
export const mergePlace = async (settling: Settling, table: Table, asked: Asked & { body: Merged }) => {
  const { tx } = settling;
  const { params, body } = asked;
  const { targetId } = body;
  const reason = body.reason.trim();
  if (!reason) throw badField('body.reason', 'school.merge_reason');
  const { target } = await open(tx, table, asked, body);
  await checkTarget(tx, table, params.id, target);
  const moved = await current(tx, table, params.id);
  if (table === 'school') await mergeSchool(settling, params.id, targetId);
  else await mergeDepartment(settling, params.id, targetId);
  await tx.updateTable(table).set({ reason }).where('id', '=', params.id).execute();
  await note(
    tx,
    table,
    asked,
    { action: 'school.merge_entry' },
    { into: targetId, people: moved?.people ?? 0 },
  );
};
