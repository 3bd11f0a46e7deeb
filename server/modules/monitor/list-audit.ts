import type { AuditRow } from '@contract/desk-system';
import type { Calls } from '@contract/endpoints';
import { beijingIso } from '@contract/rules/beijing-time';
import { canonicalJson } from '@server/canonical-json';
import type { Schema } from '@server/db/schema';
import { pageOf } from '@server/plugins/paging';
import { type Kysely, sql } from 'kysely';

type Query = Calls['GET /prod-api/monitor/audit/list']['query'];

const begins = (text: string): string => `${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const filtered = (db: Kysely<Schema>, { action, login, target, outcome }: Query) =>
  db
    .selectFrom('auditEvent as e')
    .leftJoin('account', 'account.id', 'e.accountId')
    .$if(!!action?.trim(), (query) => query.where('e.action', 'like', begins(action ?? '')))
    .$if(!!target?.trim(), (query) => query.where('e.target', 'like', begins(target ?? '')))
    .$if(!!login?.trim(), (query) => query.where('account.loginKey', '=', (login ?? '').trim().toLowerCase()))
    .$if(outcome !== undefined, (query) => query.where('e.outcome', '=', outcome ?? ''));

/** The log as it was written, newest first. */
export const listAudit = async (
  db: Kysely<Schema>,
  query: Query,
): Promise<{ rows: AuditRow[]; total: number }> => {
  const { limit, offset, direction } = pageOf(query);
  const found = await filtered(db, query)
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
    .orderBy('e.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { n } = await filtered(db, query)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  const rows = found.map(({ at, detail, outcome, ...row }) => ({
    ...row,
    at: beijingIso(at),
    outcome: outcome as AuditRow['outcome'],
    detail: canonicalJson(detail).slice(0, 4000),
  }));
  return { rows, total: n };
};
