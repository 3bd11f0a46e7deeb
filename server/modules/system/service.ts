import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

const UNITS_MAX = 20;

export const listDictItems = (db: Kysely<Schema>, types: string[]) =>
  db
    .selectFrom('dictItem')
    .select(['id', 'sort', 'label', 'value', 'type', 'parentValue', 'isDefault', 'enabled'])
    .where('type', 'in', types)
    .where('enabled', '=', true)
    .orderBy('type')
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** By a part of the name, by pinyin initials or by the beginning of the credit code; exact names come first. */
export const searchUnits = (db: Kysely<Schema>, keyword: string) => {
  const text = keyword.normalize('NFKC').trim();
  const initials = text.toLowerCase();
  return db
    .selectFrom('unit')
    .leftJoin('unit as parent', 'parent.id', 'unit.parentId')
    .select(['unit.id', 'unit.name', 'unit.uscc', 'parent.name as parentName'])
    .where('unit.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('unit.name', 'like', contains(text)),
        ...(/^[a-z0-9]+$/.test(initials) ? [eb('unit.pinyin', 'like', contains(initials))] : []),
        ...(/^[0-9a-z]{2,18}$/.test(initials) ? [eb('unit.uscc', 'like', `${initials.toUpperCase()}%`)] : []),
      ]),
    )
    .orderBy((eb) => eb.case().when('unit.name', '=', text).then(0).else(1).end())
    .orderBy((eb) => eb.fn('char_length', ['unit.name']))
    .orderBy('unit.id')
    .limit(UNITS_MAX)
    .execute();
};
