import { many, one, wholeRow } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import { type FormFacts, factParts, factsFrom } from '@server/modules/apply/draft/formality-context';
import { type HeadRow, headTimes, selectHeads } from '@server/modules/apply/head-query';
import { selectHolders } from '@server/modules/apply/people-repository';
import { UNIT_AUDIT } from '@server/modules/apply/policy';
import { selectUnanswered } from '@server/modules/apply/remark-repository';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { type LastTimes, selectLastTimes } from '@server/modules/apply/stage-days';
import { type FactRow, knownFacts } from '@server/modules/fact/service';
import { type Contact, selectContacts } from '@server/modules/notification/service';
import { sql } from 'kysely';

const rowTimes = {
  createdAt: true,
  updatedAt: true,
  statusSince: true,
  handlerSince: true,
  dueAt: true,
  duePlanned: true,
  promisedUntil: true,
  reviewUntil: true,
  submittedAt: true,
  reportedAt: true,
  publicSince: true,
} as const;

/** All that filing asks, in one round trip: the application, locked, and what the service knows around it. */
const readFiling = prepared('apply.filing', (db, at: Places<{ id: number }>) => {
  const { id } = at;
  const own = (column: 'ownerId' | 'periodId') =>
    sql<number>`(${db.selectFrom('application as own').select(`own.${column}`).where('own.id', '=', id)})`;
  const [ownerId, periodId] = [own('ownerId'), own('periodId')];
  // Other values that look like a file id match no file and do no harm.
  const fileIds = sql<string[]>`array(select value from application own, jsonb_each_text(own.fields)
    where own.id = ${id} and value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;
  const unitId = db.selectFrom('account as leader').select('leader.unitId').where('leader.id', '=', ownerId);
  const holders = selectHolders(db, UNIT_AUDIT).where('account.unitId', '=', unitId);
  const authors = sql<number>`(select (helper ->> 'accountId')::bigint from application own,
    jsonb_array_elements(own.helpers) helper where own.id = ${id} and helper ->> 'role' = 'author')`;
  return {
    row: wholeRow(db.selectFrom('application').selectAll().where('id', '=', id).forUpdate(), rowTimes),
    head: one(selectHeads(db).where('a.id', '=', id), headTimes),
    ...factParts(db, { id, ownerId, periodId, fileIds }),
    auditors: many(selectContacts(db).where('id', 'in', holders), {}),
    authors: many(selectContacts(db).where('id', 'in', authors), {}),
    unanswered: one(selectUnanswered(db).where('applicationId', '=', id), {}),
    library: many(knownFacts(db, ownerId, unitId), {
      sourceAt: true,
      editedAt: true,
      createdAt: true,
      updatedAt: true,
    }),
    lastTimes: many(selectLastTimes(db).where('applicationId', '=', id), { at: true }),
  };
});

export interface HeldFiling {
  row: ApplicationRow;
  head: HeadRow;
  facts: FormFacts;
  /** Accounts that audit the applications of the unit. */
  auditors: Contact[];
  /** Helpers who write the application. */
  authors: Contact[];
  unanswered: number;
  lastTimes: LastTimes;
  /** Entries of the leader and the unit in the fact library. */
  library: FactRow[];
}

/** Null where there is no such application. */
export const holdFiling = async (db: Db, id: number): Promise<HeldFiling | null> => {
  let read = await readFiling(db, { id });
  // Somebody was changing it: the lock was waited for, and everything around it was read before that.
  if (read.row?.version !== read.head?.version) read = await readFiling(db, { id });
  const { row, head, auditors, authors, unanswered, lastTimes, library, ...around } = read;
  if (!row || !head) return null;
  return {
    row,
    head,
    auditors,
    authors,
    lastTimes,
    library,
    unanswered: unanswered?.total ?? 0,
    facts: factsFrom(around),
  };
};
