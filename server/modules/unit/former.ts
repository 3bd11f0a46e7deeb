import type { FormerEntry } from '@contract/unit-change';
import type { FORMER_KINDS } from '@contract/unit-choices';
import type { UnitFormerTable } from '@server/db/account-care-schema';
import type { Schema } from '@server/db/schema';
import type { Kysely, Selectable } from 'kysely';

type Db = Kysely<Schema>;
export type FormerRow = Selectable<UnitFormerTable>;

/** What these units were called and registered as before, the latest first. */
export const formerOf = async (db: Db, unitIds: readonly number[]): Promise<Map<number, FormerRow[]>> => {
  const found = new Map<number, FormerRow[]>(unitIds.map((id) => [id, []]));
  if (unitIds.length === 0) return found;
  const rows = await db
    .selectFrom('unitFormer')
    .selectAll()
    .where('unitId', 'in', [...unitIds])
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows) found.get(row.unitId)?.push(row);
  return found;
};

export const presentFormer = ({ kind, value, heldFrom, heldUntil }: FormerRow): FormerEntry => ({
  kind,
  value,
  from: heldFrom,
  until: heldUntil,
});

/** The active unit that formerly had this name or code; the latest if there are several. */
export const findFormer = (db: Db, kind: (typeof FORMER_KINDS)[number], value: string) =>
  db
    .selectFrom('unitFormer')
    .innerJoin('unit', 'unit.id', 'unitFormer.unitId')
    .select(['unit.id', 'unit.name', 'unitFormer.heldUntil'])
    .where('unitFormer.kind', '=', kind)
    .where('unitFormer.value', '=', value)
    .where('unit.status', '=', 'active')
    .orderBy('unitFormer.id', 'desc')
    .limit(1)
    .executeTakeFirst();
