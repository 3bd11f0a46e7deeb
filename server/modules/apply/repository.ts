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

/** Everybody who changes an application queues here. */
export const lockApplication = (tx: Transaction, id: number): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** For the timed jobs: a row that is locked is in somebody's hands, and the next round sees to it. */
export const lockIfFree = (tx: Transaction, id: number): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();

/** Several at once, in the order of their numbers: two who hold some of the same never wait in a circle. */
export const lockApplications = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx.selectFrom('application').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
};

export const findApplication = (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();

const readHead = prepared('apply.head', (db, at: Places<{ id: number }>) => ({
  head: one(selectHeads(db).where('a.id', '=', at.id), headTimes),
}));

/** Planning so many parts takes several times what reading one application does: every page and event of one asks. */
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

/** The same with the event that did it; `moved` is what has become of the application. */
export const eventWrites = (tx: Transaction, event: EventOf, values: Updateable<ApplicationTable>) => ({
  told: tx.insertInto('applicationEvent').values(event),
  moved: tx
    .updateTable('application')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', event.applicationId)
    .returningAll(),
});

/** Both, in one statement: what has become of the application. */
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

/** Those of a person, without the one at hand. */
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

/** Nothing happens to one application until the transaction ends. */
export const holdApplication = async (tx: Transaction, id: number): Promise<void> => {
  await tx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute();
};
