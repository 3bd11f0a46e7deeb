import type { FieldHistoryRow } from '@contract/draft';
import { beijingIso } from '@contract/rules/beijing-time';
import { maskValue, openFields } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { countFieldHistory, type RecordName, selectFieldHistory } from './history-repository';

/** Values of a record that were replaced or came second. Who may read them, the record's own module decides. */
export const listFieldHistory = async (
  { db, sealer }: { db: Kysely<Schema>; sealer: Sealer },
  name: RecordName,
  query: Parameters<typeof selectFieldHistory>[2],
): Promise<{ rows: Static<typeof FieldHistoryRow>[]; total: number }> => {
  const kept = await selectFieldHistory(db, name, query);
  return {
    rows: kept.map(({ id, path, value, kind, by, at, origin }) => ({
      id,
      path,
      value: maskValue(path, openFields(sealer, { [path]: value })[path] ?? null),
      kind,
      by: (by ?? '').slice(0, 80),
      at: beijingIso(at),
      ...(origin && { origin }),
    })),
    total: await countFieldHistory(db, name, query.path),
  };
};
