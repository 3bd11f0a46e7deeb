import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Expression, Kysely } from 'kysely';
import type { FactRow } from './content';

export type Db = Kysely<Schema>;

/** The owners of a library: a person, and the person's unit. */
export interface Holder {
  accountId: number;
  unitId: number | null;
}

const ofHolder = (db: Db, { accountId, unitId }: Holder) =>
  db
    .selectFrom('fact')
    .where((eb) =>
      eb.or([eb('accountId', '=', accountId), ...(unitId === null ? [] : [eb('unitId', '=', unitId)])]),
    );

export const selectFacts = (db: Db, holder: Holder): Promise<FactRow[]> =>
  ofHolder(db, holder).selectAll().orderBy('kind').orderBy('updatedAt', 'desc').orderBy('id').execute();

/** The facts of a submitter, as part of a larger query that supplies the person's id and the unit's. */
export const selectKnownFacts = (
  db: Db,
  ownerId: Expression<number>,
  unitId: Expression<{ unitId: number | null }>,
) =>
  db
    .selectFrom('fact')
    .select([
      ...(['id', 'accountId', 'unitId', 'kind', 'knownBy', 'content', 'corrected', 'version'] as const),
      ...(['sourceApplication', 'sourceNo', 'sourceVersion', 'sourceAt'] as const),
      ...(['editedAt', 'createdAt', 'updatedAt'] as const),
    ])
    .where((eb) => eb.or([eb('fact.accountId', '=', ownerId), eb('fact.unitId', '=', unitId as never)]));

export const findFact = (db: Db, holder: Holder, id: number): Promise<FactRow | undefined> =>
  ofHolder(db, holder).selectAll().where('id', '=', id).executeTakeFirst();

export const lockFact = (tx: Transaction, holder: Holder, id: number): Promise<FactRow | undefined> =>
  ofHolder(tx, holder).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
