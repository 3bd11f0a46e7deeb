import type { LearningRole, SpaceKind, SpaceState } from '@contract/learning-choices';
import type { TechField } from '@contract/tech-fields';
import type { Transaction } from '@server/db/database';
import type { LearningSpaceTable } from '@server/db/learning-schema';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { type Kysely, type Selectable, sql } from 'kysely';

export type Db = Kysely<Schema>;
export type SpaceRecord = Selectable<LearningSpaceTable> & { teacher: string; memberCount: number };

export const shownName = sql<string>`coalesce(account.real_name, account.nickname)`;

export const withFacts = (db: Db) =>
  db
    .selectFrom('learningSpace')
    .innerJoin('account', 'account.id', 'learningSpace.ownerId')
    .selectAll('learningSpace')
    .select([
      shownName.as('teacher'),
      sql<number>`(select count(distinct m.account_id) from learning_member m where m.space_id = learning_space.id)`.as(
        'memberCount',
      ),
    ]);

export interface SpaceFilter {
  kind: SpaceKind;
  keyword?: string | undefined;
  field?: TechField | undefined;
  state?: SpaceState | undefined;
  now: Date;
}

const hasEnded = (now: Date) => sql<boolean>`coalesce(learning_space.end_at <= ${now}, false)`;

const filtered = (db: Db, { kind, keyword, field, state, now }: SpaceFilter) => {
  let query = db
    .selectFrom('learningSpace')
    .select('learningSpace.id')
    .where('kind', '=', kind)
    .where('removedReason', 'is', null);
  if (field) query = query.where('field', '=', field);
  if (state) query = query.where(hasEnded(now), '=', state === 'ended');
  if (keyword?.trim()) {
    const like = contains(keyword.normalize('NFKC').trim());
    query = query.where((eb) =>
      eb.or([
        eb('title', 'ilike', like),
        eb('summary', 'ilike', like),
        eb('body', 'ilike', like),
        eb('unitName', 'ilike', like),
        // Looks up each owner by key, so that a search need not read every account.
        eb.exists(
          eb
            .selectFrom('account')
            .select('account.id')
            .whereRef('account.id', '=', 'learningSpace.ownerId')
            .where(shownName, 'ilike', like),
        ),
      ]),
    );
  }
  return query;
};

/** Those one can still join first, the newest of them on top. */
export const listSpaces = async (
  db: Db,
  filter: SpaceFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: SpaceRecord[]; total: number }> => {
  const [rows, { n }] = await Promise.all([
    withFacts(db)
      .where(
        'learningSpace.id',
        'in',
        filtered(db, filter)
          .orderBy(hasEnded(filter.now))
          .orderBy('learningSpace.id', 'desc')
          .offset(offset)
          .limit(limit),
      )
      .orderBy(hasEnded(filter.now))
      .orderBy('learningSpace.id', 'desc')
      .execute(),
    db
      .selectFrom(filtered(db, filter).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(n) };
};

export const findSpace = (db: Db, id: number): Promise<SpaceRecord | undefined> =>
  withFacts(db).where('learningSpace.id', '=', id).executeTakeFirst();

/** Locks one space, so that joining, deciding and code changes happen one after the other. */
export const lockSpace = async (tx: Transaction, id: number): Promise<SpaceRecord | undefined> => {
  await tx.selectFrom('learningSpace').select('id').where('id', '=', id).forUpdate().execute();
  return findSpace(tx, id);
};

export interface Standing {
  roles: LearningRole[];
  classId: number | null;
  className: string | null;
  /** Null for people who are not in the space. */
  joinedAt: Date | null;
}

export const standingOf = async (db: Db, spaceId: number, accountId: number): Promise<Standing> => {
  const rows = await db
    .selectFrom('learningMember')
    .leftJoin('learningClass', 'learningClass.id', 'learningMember.classId')
    .select(['role', 'classId', 'name', 'joinedAt'])
    .where('learningMember.spaceId', '=', spaceId)
    .where('accountId', '=', accountId)
    .orderBy('joinedAt')
    .execute();
  const placed = rows.find(({ classId }) => classId !== null);
  return {
    roles: rows.map(({ role }) => role),
    classId: placed?.classId ?? null,
    className: placed?.name ?? null,
    joinedAt: rows[0]?.joinedAt ?? null,
  };
};

export const addMember = async (
  tx: Transaction,
  values: { spaceId: number; accountId: number; role: LearningRole; classId: number | null; joinedAt: Date },
): Promise<void> => {
  await tx
    .insertInto('learningMember')
    .values(values)
    .onConflict((oc) => oc.columns(['spaceId', 'accountId', 'role']).doNothing())
    .execute();
};
