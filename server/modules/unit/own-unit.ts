import type { OwnUnit } from '@contract/unit-change';
import { UNIT_FACTS } from '@contract/unit-choices';
import type { UnitTable } from '@server/db/account-schema';
import type { Schema } from '@server/db/schema';
import type { Kysely, Selectable } from 'kysely';
import type { Static } from 'typebox';
import { formerOf, presentFormer } from './former';

type Db = Kysely<Schema>;

export const presentUnit = async (db: Db, unit: Selectable<UnitTable>): Promise<Static<typeof OwnUnit>> => {
  const { id, name, uscc, nature, legalPerson, province, city, address, version } = unit;
  const former = ((await formerOf(db, [id])).get(id) ?? []).map(presentFormer);
  return { ...{ id, name, uscc, nature, legalPerson, province, city, address }, former, version };
};

/** The unit that somebody belongs to, as it is registered now. */
export const ownUnit = async (db: Db, unitId: number | null) => {
  if (unitId === null) return null;
  const unit = await db.selectFrom('unit').selectAll().where('id', '=', unitId).executeTakeFirst();
  return unit ? presentUnit(db, unit) : null;
};

/** What a unit is registered as, alone. */
export const factsOfUnit = (unit: Selectable<UnitTable>) =>
  Object.fromEntries(UNIT_FACTS.map((field) => [field, unit[field]])) as Pick<
    Selectable<UnitTable>,
    (typeof UNIT_FACTS)[number]
  >;
