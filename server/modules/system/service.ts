import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { createItem, listItems, listTypes, updateItem } from './edit-dictionary';

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

/** Is this label one that may be chosen now: under that parent, or at the top without one? */
export const isInDictionary = async (
  tx: Transaction,
  type: string,
  label: string,
  parentLabel?: string,
): Promise<boolean> => {
  let query = tx
    .selectFrom('dictItem')
    .leftJoin('dictItem as parent', (join) =>
      join.onRef('parent.value', '=', 'dictItem.parentValue').onRef('parent.type', '=', 'dictItem.type'),
    )
    .select('dictItem.id')
    .where('dictItem.type', '=', type)
    .where('dictItem.label', '=', label)
    .where('dictItem.enabled', '=', true);
  query = parentLabel
    ? query.where('parent.label', '=', parentLabel)
    : query.where('dictItem.parentValue', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
};

/** All items of a type, by their values; `enabledOnly` leaves out what may no longer be chosen. */
export const dictLabels = async (
  db: Kysely<Schema>,
  type: string,
  enabledOnly = false,
): Promise<Map<string, string>> => {
  const items = await db
    .selectFrom('dictItem')
    .select(['value', 'label'])
    .where('type', '=', type)
    .$if(enabledOnly, (query) => query.where('enabled', '=', true))
    .execute();
  return new Map(items.map(({ value, label }) => [value, label]));
};

/** For the setup of the site in the admin area. */
export const dictionary = { types: listTypes, list: listItems, create: createItem, update: updateItem };
