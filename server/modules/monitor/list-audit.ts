import type { AuditRow } from '@contract/admin-system';
import type { Calls } from '@contract/endpoints';
import type { AuditChange, AuditValue } from '@contract/rules/audit-changes';
import { beijingIso } from '@contract/rules/beijing-time';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { DAY_MS } from '@contract/time-units';
import { inBatches } from '@server/db/in-batches';
import { begins } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { badField } from '@server/errors/app-error';
import { pageOf } from '@server/http/paging';
import { type Kysely, sql } from 'kysely';

type Query = Calls['GET /prod-api/monitor/audit/list']['query'];

/** A day of Beijing; that there is such a day is the contract's to say. */
const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** A period that ends before it begins would say that nothing has happened. */
export const refuseReversed = ({ from, until }: Pick<Query, 'from' | 'until'>): void => {
  if (from && until && until < from) throw badField('query.until', 'audit.until_before_from');
};

const filtered = (db: Kysely<Schema>, query: Query) => {
  refuseReversed(query);
  const { action, login, target, outcome, from, until } = query;
  return db
    .selectFrom('auditEvent as e')
    .leftJoin('account', 'account.id', 'e.accountId')
    .$if(!!action?.trim(), (query) => query.where('e.action', 'like', begins((action ?? '').trim())))
    .$if(!!target?.trim(), (query) => query.where('e.target', 'like', begins((target ?? '').trim())))
    .$if(!!login?.trim(), (query) => query.where('account.loginKey', '=', (login ?? '').trim().toLowerCase()))
    .$if(outcome !== undefined, (query) => query.where('e.outcome', '=', outcome ?? ''))
    .$if(from !== undefined, (query) => query.where('e.at', '>=', dayStart(from ?? '')))
    .$if(until !== undefined, (query) =>
      query.where('e.at', '<', new Date(dayStart(until ?? '').getTime() + DAY_MS)),
    );
};

const selected = (db: Kysely<Schema>, query: Query) =>
  filtered(db, query)
    .select([
      'e.id',
      'e.at',
      'e.action',
      'e.target',
      'e.outcome',
      'e.ip',
      'e.traceId',
      'e.detail',
      'account.login',
    ])
    .select(sql<string | null>`coalesce(account.real_name, account.nickname)`.as('name'))
    .orderBy('e.id', pageOf(query).direction);

type Found = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];
/** Field changes as recorded; older versions recorded none. */
const changesIn = (noted: unknown): AuditRow['changes'] => {
  const text = (value: AuditValue): string | null => (value === null ? null : String(value));
  return ((noted ?? []) as AuditChange[]).map(({ field, from, to }) => ({
    field,
    from: text(from),
    to: text(to),
  }));
};

const present = ({ at, detail: { changes, ...detail }, outcome, ...row }: Found): AuditRow => ({
  ...row,
  at: beijingIso(at),
  outcome: outcome as AuditRow['outcome'],
  detail: canonicalJson(detail).slice(0, 4000),
  changes: changesIn(changes),
});

/** The log as it was written, newest first. */
export const listAudit = async (
  db: Kysely<Schema>,
  query: Query,
): Promise<{ rows: AuditRow[]; total: number }> => {
  const { limit, offset } = pageOf(query);
  const found = await selected(db, query).limit(limit).offset(offset).execute();
  const { n } = await filtered(db, query)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return { rows: found.map(present), total: n };
};

/** All matching rows, for the export. */
export const allAudit = (db: Kysely<Schema>, query: Query): AsyncGenerator<AuditRow[]> =>
  inBatches(db, selected(db, query), (rows) => rows.map(present));
