import type { OwnUnit } from '@contract/unit-change';
import type { UnitTable } from '@server/db/account-schema';
import type { Schema } from '@server/db/schema';
import type { Kysely, Selectable } from 'kysely';
import type { Static } from 'typebox';
import { formerOf, presentFormer } from './former';

type Db = Kysely<Schema>;

export const presentUnit = async (db: Db, unit: Selectable<UnitTable>): Promise<Static<typeof OwnUnit>> => {
  const { id, name, uscc, nature, legalPerson, province, city, address, version } = unit;
  const former = ((await formerOf(db, [id])).get(id) ?? []).map(presentFormer);
  return { id, name, uscc, nature, legalPerson, province, city, address, former, version };
};

/** A person's unit with its present registered data. */
export const ownUnit = async (db: Db, unitId: number | null) => {
  if (unitId === null) return null;
  const unit = await db.selectFrom('unit').selectAll().where('id', '=', unitId).executeTakeFirst();
  return unit ? presentUnit(db, unit) : null;
};
