import { openPeriod } from '@tests/support/anApplicant';
import type { TestService } from '@tests/support/service';
import { sql } from 'kysely';

/** A record of some kind, opened by its owner. */
export interface OpenRecord {
  /** Address at which it is saved and read. */
  url: string;
  readUrl: string;
  /** Address of its field history. */
  historyUrl: string;
  ref: number;
  /** Takes it away from its owner, so that it can no longer be written; left out where that never happens. */
  close?: () => Promise<unknown>;
}

interface RecordKind {
  /** Name of the kind in the history. */
  record: string;
  /** Status while it is written, if saving depends on it. */
  standing?: 'returned';
  owner: string;
  stranger: string;
  /** Status of the refusal for a stranger. */
  refusal?: 403;
  /** Two fields of the record that accept any text. */
  texts: [one: string, other: string];
  /** A field that accepts text that is not a value yet: a readable text with its value, and one that cannot be read. */
  typed: { path: string; text: string; value: unknown; unread: string } | null;
  /** Keys under which the record is found in the answer to reading it. */
  within: string[];
  open: (service: TestService) => Promise<OpenRecord>;
}

type Send = (
  method: 'POST' | 'GET',
  url: string,
  body?: unknown,
) => Promise<{ body: { data: { id: number } } }>;
const sendAs = async (service: TestService, login: string): Promise<Send> => {
  const { headers } = await service.signIn(login);
  return (method, url, body) => service.call(method, url, { headers, body });
};
const setStatus =
  ({ db }: TestService, table: string, status: string, where: string) =>
  (): Promise<unknown> =>
    sql`update ${sql.table(table)} set status = ${status} where ${sql.raw(where)}`.execute(db.kysely);

const application: RecordKind = {
  record: 'application',
  owner: 'shenzhiyao',
  stranger: 'gumingqian',
  texts: ['base.title', 'base.summary'],
  typed: { path: 'base.termStart', text: '2027年3月', value: '2027-03', unread: '2027-1x' },
  within: ['sections'],
  open: async (service) => {
    const send = await sendAs(service, 'shenzhiyao');
    await sql`update application set status = 'withdrawn' where status = 'draft'`.execute(service.db.kysely);
    const { id: periodId } = await openPeriod(service);
    const { id } = (await send('POST', '/prod-api/cms/apply', { periodId })).body.data;
    const readUrl = `/prod-api/cms/apply/${id}`;
    const close = setStatus(service, 'application', 'submitted', `id = ${id}`);
    return { url: `${readUrl}/draft`, readUrl, historyUrl: `${readUrl}/history`, ref: id, close };
  },
};

const posted = (
  record: 'demand' | 'achievement',
  path: string,
  body: object,
  typed: RecordKind['typed'],
): RecordKind => ({
  record,
  typed,
  owner: 'shenzhiyao',
  stranger: 'gumingqian',
  texts: ['title', 'summary'],
  within: ['draft'],
  open: async (service) => {
    const send = await sendAs(service, 'shenzhiyao');
    const { id } = (await send('POST', path, body)).body.data;
    const url = `${path}/${id}`;
    const close = setStatus(service, record, 'pending', `id = ${id}`);
    return { url, readUrl: url, historyUrl: `${url}/history`, ref: id, close };
  },
});

/** One of Shen's projects with both stages open at once, which the calendar alone would not allow. */
const result = (milestone: 'one' | 'two', standing?: 'returned'): RecordKind => ({
  record: `result_${milestone}`,
  ...(standing ? { standing } : {}),
  owner: 'shenzhiyao',
  stranger: 'gumingqian',
  texts: ['summary', 'benefit'],
  typed: { path: 'spending.labour.special', text: '１２', value: 12_000_000, unread: '十二' },
  within: ['fields'],
  open: async (service) => {
    const { rows } = await service.db.pool.query(
      `select a.id, a.period_id as period from application a join account o on o.id = a.owner_id
       where o.login = 'shenzhiyao' and a.status in ('approved', 'stage_one', 'stage_two') order by a.id limit 1`,
    );
    const { id, period } = rows[0] as { id: number; period: number };
    const isTwo = milestone === 'two';
    const run = (text: string, values: unknown[]) => service.db.pool.query(text, values);
    await run(
      `update period set stage_one_start = now() - interval '9 days', stage_one_end = now() + interval '9 days',
       stage_two_start = now() - interval '9 days', stage_two_end = now() + interval '9 days' where id = $1`,
      [period],
    );
    await run(`update application set status = $2 where id = $1`, [id, isTwo ? 'stage_two' : 'stage_one']);
    await run('delete from stage_result where application_id = $1', [id]);
    for (const table of ['field_history', 'working_copy'])
      await run(`delete from ${table} where record like 'result%' and ref = $1`, [id]);
    if (isTwo)
      await run("insert into stage_result (application_id, milestone, status) values ($1, 'one', 'passed')", [
        id,
      ]);
    if (standing)
      await run('insert into stage_result (application_id, milestone, status) values ($1, $2, $3)', [
        ...[id, milestone, standing],
      ]);
    const url = `/prod-api/cms/result/${id}/${milestone}`;
    const where = `application_id = ${id} and milestone = '${milestone}'`;
    const close = setStatus(service, 'stage_result', 'submitted', where);
    return { url, readUrl: url, historyUrl: `${url}/history`, ref: id, close };
  },
});

const review: RecordKind = {
  record: 'review',
  owner: 'luyiwei',
  stranger: 'admin',
  texts: ['comment', 'benefit.reason'],
  typed: { path: 'innovation.score', text: '２５', value: 25, unread: '优' },
  within: [],
  open: async (service) => {
    const { rows } = await service.db.pool.query(
      `with paper as (select id, period_id from application where status in ('expert_review', 'formal_check')
         order by id limit 1),
       late as (update period set review_end = now() + interval '9 days' where id = (select period_id from paper)),
       moved as (update application set status = 'expert_review' where id = (select id from paper)),
       gone as (delete from review where application_id = (select id from paper) and expert_id =
         (select id from account where login = 'luyiwei') returning id)
       select paper.id, (select count(*) from gone) as n, account.id as expert from paper, account
         where account.login = 'luyiwei'`,
    );
    const { id: paper, expert } = rows[0] as { id: number; expert: number };
    const inserted = await service.db.pool.query(
      "insert into review (application_id, expert_id, assigned_by, status) values ($1, $2, $2, 'declared') returning id",
      [paper, expert],
    );
    const { id } = inserted.rows[0] as { id: number };
    const readUrl = `/prod-api/cms/review/${id}`;
    const close = setStatus(service, 'review', 'submitted', `id = ${id}`);
    return { url: `${readUrl}/score`, readUrl, historyUrl: `${readUrl}/score/history`, ref: id, close };
  },
};

/** A published text; changes are kept in a separate draft. */
const content: RecordKind = {
  record: 'content',
  owner: 'office',
  stranger: 'shenzhiyao',
  // Its dates are kept as texts, and read when it is published.
  typed: null,
  refusal: 403,
  texts: ['docNo', 'topic'],
  within: ['draft'],
  open: async (service) => {
    const send = await sendAs(service, 'office');
    const { id } = (await send('POST', '/prod-api/cms/content/draft', {})).body.data;
    await service.db.pool.query("update content set state = 'published', publish_at = now() where id = $1", [
      id,
    ]);
    const url = `/prod-api/cms/content/${id}/draft`;
    return { url, readUrl: url, historyUrl: `${url}/history`, ref: id };
  },
};

/** A course with members; changes by its teacher are kept in a separate draft. */
const space: RecordKind = {
  record: 'space',
  owner: 'gumingqian',
  stranger: 'shenzhiyao',
  texts: ['title', 'body'],
  typed: null,
  within: ['draft'],
  open: async (service) => {
    const { rows } = await service.db.pool.query(
      `insert into learning_space (kind, owner_id, title, summary, field, unit_name)
       select 'course', id, '', '', 'manufacturing', '云泽大学' from account where login = 'gumingqian' returning id`,
    );
    const { id: ref } = rows[0] as { id: number };
    const at = `/api/learning/spaces/${ref}/draft`;
    return { url: `${at}.json`, readUrl: `${at}.json`, historyUrl: `${at}/history.json`, ref };
  },
};

/** Every kind of record whose draft is merged field by field. */
export const RECORD_KINDS: RecordKind[] = [
  application,
  posted(
    'demand',
    '/prod-api/cms/demand',
    {},
    { path: 'budgetMin', text: '１２ 万元', value: 12_000_000, unread: '三十万' },
  ),
  posted(
    'achievement',
    '/prod-api/cms/achi',
    { sourceId: null },
    { path: 'finishedOn', text: '2026年9月14日', value: '2026-09-14', unread: '2026-02-31' },
  ),
  result('one'),
  result('two'),
  result('one', 'returned'),
  review,
  content,
  space,
];
