import { OPEN_CHANGES } from '@contract/project-change-choices';
import type { ProjectChangeStepTable, ProjectChangeTable } from '@server/db/application-schema';
import type { Transaction } from '@server/db/database';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

export type ChangeRow = Selectable<ProjectChangeTable>;
export type StepRow = Pick<
  Selectable<ProjectChangeStepTable>,
  'changeId' | 'event' | 'actorRole' | 'opinion' | 'at'
> & {
  name: string | null;
};

/** Latest first. */
export const selectChanges = (db: Db, applicationId: number): Promise<ChangeRow[]> =>
  db
    .selectFrom('projectChange')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('id', 'desc')
    .execute();

/** The steps taken on these changes, oldest first. */
export const selectSteps = (db: Db, changeIds: readonly number[]): Promise<StepRow[]> =>
  db
    .selectFrom('projectChangeStep as s')
    .leftJoin('account as actor', 'actor.id', 's.actorId')
    .select(['s.changeId', 's.event', 's.actorRole', 's.opinion', 's.at'])
    .select(sql<string | null>`coalesce(actor.real_name, actor.nickname)`.as('name'))
    .where('s.changeId', 'in', [...changeIds])
    .orderBy('s.id')
    .execute();

/** The leader and the successor of a change of leader; a database constraint makes both mandatory for this kind. */
export const leadersOf = ({ leaderId, successorId }: ChangeRow): { from: number; to: number } => {
  if (leaderId === null || successorId === null) throw new Error('a change of the leader without its people');
  return { from: leaderId, to: successorId };
};

/** Gives the successor read access to the application while asked; null takes it away. */
export const setSuccessor = async (
  tx: Transaction,
  applicationId: number,
  successorId: number | null,
): Promise<void> => {
  await tx.updateTable('application').set({ successorId }).where('id', '=', applicationId).execute();
};

/** Projects that this person is asked to lead and has not answered for, oldest request first. */
export const selectAskedToLead = (db: Db, accountId: number) =>
  db
    .selectFrom('projectChange as c')
    .innerJoin('application as a', 'a.id', 'c.applicationId')
    .innerJoin('account as owner', 'owner.id', 'a.ownerId')
    .select(['a.id as applicationId', 'a.title'])
    .select(sql<string>`coalesce(owner.real_name, owner.nickname)`.as('leaderName'))
    .where('c.successorId', '=', accountId)
    .where('c.state', '=', 'successor')
    .orderBy('c.id')
    .execute();

/** Projects that this person is asked to lead, held until the transaction ends. */
export const lockAskedToLead = (tx: Transaction, accountId: number): Promise<ApplicationRow[]> =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('successorId', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** A change of this application. It needs no lock of its own: the lock on the application covers it. */
export const findChange = (db: Db, applicationId: number, id: number): Promise<ChangeRow | undefined> =>
  db
    .selectFrom('projectChange')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();

export const openChangesOf = (db: Db, applicationId: number): Promise<ChangeRow[]> =>
  db
    .selectFrom('projectChange')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', 'in', OPEN_CHANGES)
    .orderBy('id')
    .execute();

export const insertChange = async (
  tx: Transaction,
  values: Insertable<ProjectChangeTable>,
): Promise<ChangeRow> =>
  tx.insertInto('projectChange').values(values).returningAll().executeTakeFirstOrThrow();

export const updateChange = async (
  tx: Transaction,
  id: number,
  values: Updateable<ProjectChangeTable>,
): Promise<void> => {
  await tx
    .updateTable('projectChange')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const insertStep = async (
  tx: Transaction,
  values: Insertable<ProjectChangeStepTable>,
): Promise<void> => {
  await tx.insertInto('projectChangeStep').values(values).execute();
};

/**
 * For the export of a person's own data: changes they asked for, answered, audited or decided, or by which they were to
 * stop or start leading.
 */
export const changesBy = (db: Db, accountId: number) =>
  db
    .selectFrom('projectChangeStep as s')
    .innerJoin('projectChange as c', 'c.id', 's.changeId')
    .innerJoin('application as a', 'a.id', 'c.applicationId')
    .select([
      'a.no',
      'a.title',
      'c.kind',
      'c.milestone',
      'c.until',
      'c.state',
      's.event',
      's.opinion',
      's.at',
    ])
    .select(sql<string | null>`case when s.event = 'ask' then c.reason end`.as('reason'))
    .where((eb) =>
      eb.or([
        eb('s.actorId', '=', accountId),
        // As the leader or the successor named in a request, whoever made it.
        eb.and([
          eb('s.event', '=', 'ask'),
          eb.or([eb('c.leaderId', '=', accountId), eb('c.successorId', '=', accountId)]),
        ]),
      ]),
    )
    .orderBy('s.id')
    .execute();
