import { type FactData, type FactKind, factRule } from '@contract/fact-choices';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { type FactRow, knownHash, type OpenFact, readableFact, sealContent } from './content';
import { type Holder, selectFacts } from './repository';

/** Inserts a fact that a person typed; undefined if the same fact already exists. */
export const insertFact = (
  tx: Transaction,
  sealer: Sealer,
  { accountId, unitId }: Holder,
  { kind, data }: { kind: FactKind; data: FactData },
  at: Date,
): Promise<FactRow | undefined> =>
  tx
    .insertInto('fact')
    .values({
      ...(factRule(kind).scope === 'unit' ? { unitId } : { accountId }),
      kind,
      knownBy: knownHash(sealer, kind, data) ?? '',
      content: sealContent(sealer, data, []),
      editedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Corrects a fact that a person edited; the previous content is kept, to find drafts that still contain it. */
export const correctRow = (
  tx: Transaction,
  sealer: Sealer,
  { row, kind, data: before, former }: OpenFact,
  data: FactData,
  at: Date,
): Promise<FactRow> =>
  tx
    .updateTable('fact')
    .set((eb) => ({
      knownBy: knownHash(sealer, kind, data) ?? '',
      content: sealContent(sealer, data, [...former, before]),
      editedAt: at,
      updatedAt: at,
      corrected: true,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Corrects the first fact of a kind; used by the demo data. */
export const correctFirst = async (
  tx: Transaction,
  sealer: Sealer,
  holder: Holder,
  { kind, data }: { kind: FactKind; data: FactData },
  at: Date,
): Promise<void> => {
  const row = (await selectFacts(tx, holder)).find((each) => each.kind === kind);
  if (!row) throw new Error(`There is no fact of the kind ${kind}.`);
  const fact = readableFact(sealer, row);
  await correctRow(tx, sealer, fact, { ...fact.data, ...data }, at);
};
