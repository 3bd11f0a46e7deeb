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

/** What is filed enters the library of who filed it. */
export const keepFiledFacts = keepFiled;
/** The same with what is written together: what is known is read before. */
export const filedFactWrites = factWrites;
export const knownFacts = selectKnownFacts;
/** What a draft is that facts are written into. */
export type { FactRow, FilledDraft, FromElsewhere, WritableDraft };
/** What a hand writes into it, and corrects. */
export const addKnownFact = insertFact;
export const correctKnownFact = correctFirst;

/** A person's own facts as the person may keep them: everything but full ID numbers. */
export const factsToExport = async (db: Db, sealer: Sealer, accountId: number) =>
  (await selectFacts(db, { accountId, unitId: null })).map((row) => {
    const { kind, data, former } = openFact(sealer, row);
    return { kind, data: maskData(data), former: former.map(maskData), origin: originOf(row) };
  });

/** How many of them go with the account. */
export const countFactsOf = async (db: Db, accountId: number): Promise<number> =>
  (await selectFacts(db, { accountId, unitId: null })).length;

/** They go with the account; those of the unit stay with the unit. */
export const forgetFacts = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('fact').where('accountId', '=', accountId).execute();
};

/** What the library offers of the unit's registration follows the registration, where it said the same. */
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
  const known: readonly string[] = factRule('registration').fields;
  const changed = fields.filter(
    ({ field, from }) => known.includes(field) && fact.data[field as FactField] === from,
  );
  if (changed.length === 0) return;
  const data = { ...fact.data, ...Object.fromEntries(changed.map(({ field, to }) => [field, to])) };
  await correctRow(tx, sealer, fact, data, now);
};
