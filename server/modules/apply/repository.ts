import type { ApplicationStatus } from '@contract/enums';
import { RUNNING, TERMINAL } from '@contract/rules/status-machine';
import type { Transaction } from '@server/db/database';
import { one } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import type { ApplicationEventTable, ApplicationTable } from '@server/db/schema';
import { writeTogether } from '@server/db/written-together';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type HeadRow, headTimes, selectHeads } from './head-query';
import type { Db } from './scope';

export type ApplicationRow = Selectable<ApplicationTable>;

/** Locks the application; every change to it goes through this lock. */
export const lockApplication = (tx: Transaction, id: number): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** For the timed jobs: a row that is locked is in somebody's hands, and the next round sees to it. */
export const lockIfFree = (tx: Transaction, id: number): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();

/** Locks several applications in the order of their ids, so that two transactions cannot deadlock. */
export const lockApplications = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx.selectFrom('application').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
};

export const findApplication = (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();

const readHead = prepared('apply.head', (db, at: Places<{ id: number }>) => ({
  head: one(selectHeads(db).where('a.id', '=', at.id), headTimes),
}));

/**
 * A prepared statement: planning this query takes several times as long as running it, and it runs for every page and
 * event of an application.
 */
export const findHead = async (db: Db, id: number): Promise<HeadRow> => {
  const { head } = await readHead(db, { id });
  if (!head) throw new Error(`There is no application ${id}.`);
  return head;
};

export const insertApplication = async (
  tx: Transaction,
  values: Insertable<ApplicationTable>,
): Promise<number> => {
  const { id } = await tx.insertInto('application').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateApplication = async (
  tx: Transaction,
  id: number,
  values: Updateable<ApplicationTable>,
): Promise<void> => {
  await tx
    .updateTable('application')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

type EventOf = Insertable<ApplicationEventTable> & { applicationId: number };

/**
 * Inserts of an event and update of its application, to be written together; `moved` returns the updated application.
 */
export const eventWrites = (tx: Transaction, event: EventOf, values: Updateable<ApplicationTable>) => ({
  told: tx.insertInto('applicationEvent').values(event),
  moved: tx
    .updateTable('application')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', event.applicationId)
    .returningAll(),
});

/** Writes the event and the application in one statement; returns the updated application. */
export const changeByEvent = async (
  tx: Transaction,
  event: EventOf,
  values: Updateable<ApplicationTable>,
): Promise<ApplicationRow> => {
  const [moved] = await writeTogether<ApplicationRow>(tx, eventWrites(tx, event, values), 'moved');
  if (!moved) throw new Error(`application ${event.applicationId} is not there`);
  return moved;
};

const NOT_COUNTED: ApplicationStatus[] = ['withdrawn', ...TERMINAL.filter((status) => status !== 'closed')];

export interface OtherApplication {
  id: number;
  title: string;
  status: ApplicationStatus;
}

/** Applications that count towards the limit of a period. */
export const selectOthers = (db: Db) =>
  db
    .selectFrom('application')
    .select(['id', 'title', 'status'])
    .where('status', 'not in', NOT_COUNTED)
    .orderBy('id');

/** Projects that are being carried out, counted. */
export const selectRunning = (db: Db) =>
  db.selectFrom('application').select(sql<number>`count(*)::int`.as('n')).where('status', 'in', RUNNING);

/** The person's applications in the period, except `exceptId`. */
export const findOthers = (
  db: Db,
  { ownerId, periodId, exceptId }: { ownerId: number; periodId: number; exceptId?: number },
): Promise<OtherApplication[]> =>
  selectOthers(db)
    .where('ownerId', '=', ownerId)
    .where('periodId', '=', periodId)
    .where('id', '!=', exceptId ?? 0)
    .execute();

/** A draft that was never filed leaves no trace but the audit log. */
export const deleteApplication = async (tx: Transaction, id: number): Promise<void> => {
  await forgetFieldHistory(tx, { record: 'application', ref: id });
  await tx.deleteFrom('applicationInvitation').where('applicationId', '=', id).execute();
  await tx.deleteFrom('applicationConfirmation').where('applicationId', '=', id).execute();
  await tx.deleteFrom('applicationRemark').where('applicationId', '=', id).execute();
  await tx.deleteFrom('applicationEvent').where('applicationId', '=', id).execute();
  await tx.deleteFrom('applicationFile').where('applicationId', '=', id).execute();
  await tx.deleteFrom('application').where('id', '=', id).execute();
};

/** Locks the application until the transaction ends. */
export const holdApplication = async (tx: Transaction, id: number): Promise<void> => {
  await tx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute();
};
