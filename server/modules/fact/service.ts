import { type FactField, factRule } from '@contract/fact-choices';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { AgreedChange } from '@server/modules/unit/service';
import { correctFirst, correctRow, insertFact } from './by-hand';
import { type FactRow, openFact, originOf } from './content';
import type { FilledDraft, FromElsewhere, WritableDraft } from './drafts';
import { factWrites, keepFiled } from './keep-filed';
import { maskData } from './present-fact';
import { type Db, selectFacts, selectKnownFacts } from './repository';

/** Adds submitted facts to the libraries of the person and the unit. */
export const keepFiledFacts = keepFiled;
/** The same as statements to be sent together with others; known facts must be read before. */
export const filedFactWrites = factWrites;
export const knownFacts = selectKnownFacts;
/** Types for the module whose drafts are filled. */
export type { FactRow, FilledDraft, FromElsewhere, WritableDraft };
/** Used by the demo data to enter and correct facts like a person. */
export const addKnownFact = insertFact;
export const correctKnownFact = correctFirst;

/** A person's own facts for the data export: everything but full ID numbers. */
export const factsToExport = async (db: Db, sealer: Sealer, accountId: number) =>
  (await selectFacts(db, { accountId, unitId: null })).map((row) => {
    const { kind, data, former } = openFact(sealer, row);
    return { kind, data: maskData(data), former: former.map(maskData), origin: originOf(row) };
  });

/** Number of facts that are deleted with the account. */
export const countFactsOf = async (db: Db, accountId: number): Promise<number> =>
  (await selectFacts(db, { accountId, unitId: null })).length;

/** Deletes the facts of a closed account; those of the unit are kept. */
export const forgetFacts = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('fact').where('accountId', '=', accountId).execute();
};

/** Updates the registration fact in the library after a unit change, where it had the former values. */
export const followUnit = async (
  tx: Transaction,
  { unitId, fields, sealer, now }: AgreedChange,
): Promise<void> => {
  const row = await tx
    .selectFrom('fact')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('kind', '=', 'registration')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const fact = openFact(sealer, row);
  if (fact.isUnreadable) return;
  const known: readonly string[] = factRule('registration').fields;
  const changed = fields.filter(
    ({ field, from }) => known.includes(field) && fact.data[field as FactField] === from,
  );
  if (changed.length === 0) return;
  const data = { ...fact.data, ...Object.fromEntries(changed.map(({ field, to }) => [field, to])) };
  await correctRow(tx, sealer, fact, data, now);
};
