import { beijingIso } from '@contract/rules/beijing-time';
import type { UnitChange, UnitChangeCase } from '@contract/unit-change';
import type { UnitChangeTable } from '@server/db/account-care-schema';
import type { Schema } from '@server/db/schema';
import type { Page } from '@server/http/paging';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Static } from 'typebox';
import { formerOf, presentFormer } from './former';

type Db = Kysely<Schema>;
type Case = Static<typeof UnitChangeCase>;

export type ChangeRow = Selectable<UnitChangeTable> & {
  unitName: string;
  uscc: string | null;
  filedBy: string;
  namesake: string | null;
};

/** The requested new name, or the present one if it does not change. */
const askedName = sql<string>`coalesce(
  jsonb_path_query_first(unit_change.fields, '$[*] ? (@.field == "name").to') #>> '{}', unit.name)`;

/** Another active unit that has or had this name; the office should know before it decides. */
const namesake = sql<string | null>`(select other.name from unit other
  where other.id <> unit_change.unit_id and other.status = 'active'
    and (other.name = ${askedName} or exists (select 1 from unit_former f
      where f.unit_id = other.id and f.kind = 'name' and f.value = ${askedName}))
  order by other.id limit 1)`;

export const selectChanges = (db: Db) =>
  db
    .selectFrom('unitChange')
    .innerJoin('unit', 'unit.id', 'unitChange.unitId')
    .innerJoin('account', 'account.id', 'unitChange.accountId')
    .selectAll('unitChange')
    .select(['unit.name as unitName', 'unit.uscc'])
    .select([
      sql<string>`coalesce(account.real_name, account.nickname)`.as('filedBy'),
      namesake.as('namesake'),
    ]);

export const presentChange = (row: ChangeRow): UnitChange => ({
  id: row.id,
  unitId: row.unitId,
  unitName: row.unitName,
  fields: row.fields,
  effectiveOn: row.effectiveOn,
  grounds: row.grounds,
  paperFile: row.paperFile,
  status: row.status,
  reason: row.reason,
  filedBy: row.filedBy,
  createTime: beijingIso(row.createdAt),
  decideTime: row.decidedAt && beijingIso(row.decidedAt),
  version: row.version,
});

export const presentCases = async (db: Db, rows: readonly ChangeRow[]): Promise<Case[]> => {
  const former = await formerOf(
    db,
    rows.map(({ unitId }) => unitId),
  );
  return rows.map((row) => ({
    ...presentChange(row),
    uscc: row.uscc,
    former: (former.get(row.unitId) ?? []).map(presentFormer),
    // Only relevant until the change is decided.
    namesake: row.status === 0 ? row.namesake : null,
  }));
};

export const listChanges = async (
  db: Db,
  status: number | undefined,
  { limit, offset, direction }: Page,
): Promise<{ rows: Case[]; total: number }> => {
  const rows = await selectChanges(db)
    .$if(status !== undefined, (one) => one.where('unitChange.status', '=', status as number))
    .$if(status === 0, (queue) => queue.orderBy('unitChange.createdAt', direction))
    .orderBy('unitChange.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { n } = await db
    .selectFrom('unitChange')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .$if(status !== undefined, (one) => one.where('status', '=', status as number))
    .executeTakeFirstOrThrow();
  return { rows: await presentCases(db, rows), total: Number(n) };
};

/** The latest change of a unit, whatever became of it. */
export const latestChange = async (db: Db, unitId: number): Promise<UnitChange | null> => {
  const row = await selectChanges(db)
    .where('unitChange.unitId', '=', unitId)
    .orderBy('unitChange.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentChange(row) : null;
};

/** Queue of changes to decide; the oldest is titled by its unit's name. */
export const unitChangeQueue = async (db: Db): Promise<Queue> => {
  const oldest = await db
    .selectFrom('unitChange')
    .innerJoin('unit', 'unit.id', 'unitChange.unitId')
    .select(['unit.name', 'unitChange.createdAt', sql<number>`count(*) over ()::int`.as('n')])
    .where('unitChange.status', '=', 0)
    .orderBy('unitChange.createdAt')
    .limit(1)
    .executeTakeFirst();
  const path = '/admin/units/changes?status=0';
  return queueOf(
    oldest?.n ?? 0,
    oldest ? [{ title: oldest.name, path, since: oldest.createdAt, due: null }] : [],
  );
};

/** Is this file the paper of a change; of this unit, where it is given? */
export const isChangePaper = async (db: Db, fileId: string, unitId?: number): Promise<boolean> =>
  (await db
    .selectFrom('unitChange')
    .select('id')
    .where('paperFile', '=', fileId)
    .$if(unitId !== undefined, (one) => one.where('unitId', '=', unitId as number))
    .executeTakeFirst()) !== undefined;

export const unitChangesToExport = (db: Db, accountId: number) =>
  db.selectFrom('unitChange').selectAll().where('accountId', '=', accountId).orderBy('id').execute();
