import { beijingDay } from '@contract/rules/beijing-time';
import { say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import { badField } from '@server/errors/app-error';
import type { Kysely } from 'kysely';
import { findFormer } from './former';

type Db = Kysely<Schema>;

/**
 * A code belongs to one unit for ever: no other unit can have it, even after this unit has a new one, so that older
 * decisions always mean the same unit (docs/decisions/0096).
 */
export const requireFreeCode = async (db: Db, unitId: number, code: string): Promise<void> => {
  const holder = await db
    .selectFrom('unit')
    .select('id')
    .where('uscc', '=', code)
    .where('id', '!=', unitId)
    .executeTakeFirst();
  const former = await findFormer(db, 'uscc', code);
  if (holder || (former && former.id !== unitId))
    throw badField('body.uscc', say('unit.code_held', { code }));
};

/** Refuses to register anew under a code that has been replaced; says what the unit is called now. */
export const refuseFormerCode = async (db: Db, code: string): Promise<void> => {
  const former = await findFormer(db, 'uscc', code);
  if (former) throw badField('body.uscc', say('unit.code_former', { code, unit: former.name }));
};

/** Registries keep a former name reserved for a year. */
const NAME_KEPT_MS = 365 * DAY_MS;

/** Refuses a registration under the recent former name of another unit. */
export const refuseFormerName = async (
  db: Db,
  { name, knownId }: { name: string; knownId: number | undefined },
  now: Date,
): Promise<void> => {
  const former = await findFormer(db, 'name', name);
  if (!former || former.id === knownId) return;
  if (former.heldUntil < beijingDay(new Date(now.getTime() - NAME_KEPT_MS))) return;
  const said = say('unit.name_former', { name, unit: former.name, date: former.heldUntil });
  throw badField('body.unitName', said);
};
