import { randomUUID } from 'node:crypto';
import { REVIEW_DIMENSIONS } from '@contract/review-choices';
import { openPeriod } from '@tests/support/anApplicant';
import { contentRaces } from './content-races';
import type { Field, Race } from './race';
import { columnOf, putRow, rowOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

const REASON =
  '判断依据写在研究方案和考核指标之中，主要优点清楚，不足可以通过补充试验数据和明确时间安排来改进，总体可行。';
const SCORES = Object.fromEntries(
  REVIEW_DIMENSIONS.map(({ key, max }) => [key, { score: max, reason: REASON }]),
);

/** One expert's review while the office takes it away, or decides about its application. */
const reviewRaces = async ({ service, people, ids }: Field): Promise<Race[]> => {
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const { rows } = await query(`select id from application order by id limit 1`);
  const template = rows[0] ? await rowOf(service, 'application', rows[0].id) : null;
  if (!template) throw new Error('no application to copy');
  const set = async (status: 'assigned' | 'declared') => {
    await query('delete from review');
    const { now } = service.clock;
    const applicationId = await putRow(service, 'application', template, {
      status: 'expert_review',
      status_since: now,
      handler: 'office',
      reported_at: now,
      no: `KC-RACE-${randomUUID().slice(0, 12)}`,
    });
    const found = await query(
      'insert into review (application_id, expert_id, assigned_by, status, scores, comment) values ($1, $2, $3, $4, $5, $6) returning id',
      [applicationId, ids.luyiwei, ids.office, status, JSON.stringify(SCORES), '建议立项'],
    );
    const id = Number(found.rows[0].id);
    const url = `/prod-api/cms/review/${id}`;
    const expert = (path: string, body: object) => () =>
      service.call('PUT', `${url}/${path}`, { headers: people.luyiwei, body: { version: 0, ...body } });
    const acts = {
      remove: {
        send: () => service.call('DELETE', `${url}?version=0`, { headers: people.office }),
        audit: 'review.remove',
        becomes: null,
      },
      declare: { send: expert('declare', { free: true }), audit: 'review.declared', becomes: 'declared' },
      avoid: {
        send: expert('declare', { free: false, reason: '与负责人是同门' }),
        audit: 'review.conflict',
        becomes: 'conflict',
      },
      submit: {
        send: expert('score', {}),
        audit: 'review.submit',
        becomes: 'submitted',
      },
    } satisfies Record<string, Act>;
    const standing = async () => (await columnOf(service, 'review', 'status', id)) ?? null;
    return { acts, targets: [`review:${id}`, `application:${applicationId}`], now: standing };
  };
  const row = { remove: 'DELETE /prod-api/cms/review/{id}' };
  return [
    ...sceneRaces(service, {
      name: 'review assigned',
      pairs: [
        ['remove', 'declare'],
        ['remove', 'avoid'],
        ['declare', 'avoid'],
        ['remove', 'remove'],
      ],
      rows: row,
      set: () => set('assigned'),
    }),
    ...sceneRaces(service, {
      name: 'review declared',
      pairs: [
        ['remove', 'submit'],
        ['submit', 'submit'],
      ],
      rows: row,
      set: () => set('declared'),
    }),
  ];
};

/** An unused period, while somebody starts the first application in it. */
const periodRaces = async ({ service, people, ids }: Field): Promise<Race[]> => {
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const template = await rowOf(service, 'period', (await openPeriod(service)).id);
  const set = async () => {
    const own = 'select id from application where owner_id = $1';
    for (const table of ['application_field_history', 'application_event', 'application_file'])
      await query(`delete from ${table} where application_id in (${own})`, [ids.gumingqian]);
    await query('delete from application where owner_id = $1', [ids.gumingqian]);
    await query("delete from period where code like 'RACE-%'");
    const id = await putRow(service, 'period', template, {
      code: `RACE-${randomUUID().slice(0, 8)}`,
      version: 0,
    });
    const acts = {
      remove: {
        send: () =>
          service.call('DELETE', `/prod-api/cms/period/${id}?version=0`, { headers: people.office }),
        audit: 'period.remove',
        becomes: [0, 0],
      },
      begin: {
        send: () =>
          service.call('POST', '/prod-api/cms/apply', { headers: people.gumingqian, body: { periodId: id } }),
        audit: null,
        becomes: [1, 1],
      },
    } satisfies Record<string, Act>;
    const now = async () => {
      const { rows } = await query(
        `select (select count(*)::int from period where id = $1) as periods,
           (select count(*)::int from application where period_id = $1) as applications`,
        [id],
      );
      return [rows[0].periods, rows[0].applications];
    };
    return { acts, targets: [`period:${id}`], now };
  };
  return sceneRaces(service, {
    name: 'period',
    pairs: [
      ['remove', 'begin'],
      ['remove', 'remove'],
    ],
    rows: { remove: 'DELETE /prod-api/cms/period/{id}' },
    set,
  });
};

/** A requested school, decided by two people of the office. */
const schoolRaces = ({ service, people, ids }: Field): Race[] => {
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const set = async () => {
    const school = await query(
      `insert into school (name, status) values ('竞态大学' || gen_random_uuid(), 'pending') returning id, name`,
    );
    const { id: schoolId, name } = school.rows[0];
    const { rows } = await query(
      'insert into school_apply (account_id, school_id, name) values ($1, $2, $3) returning id',
      [ids.linxiaoman, schoolId, name],
    );
    const id = Number(rows[0].id);
    const decide = (decision: string) => () =>
      service.call('PUT', `/prod-api/system/school/apply/${id}/decide`, {
        headers: people.office,
        body: { decision, reason: '名称与已有学校重复', version: 0 },
      });
    const acts = {
      approve: { send: decide('approve'), audit: 'school.approve', becomes: [1, 'active'] },
      reject: { send: decide('reject'), audit: 'school.reject', becomes: [3, 'removed'] },
    } satisfies Record<string, Act>;
    const now = async () => [
      await columnOf(service, 'school_apply', 'status', id),
      await columnOf(service, 'school', 'status', schoolId),
    ];
    return { acts, targets: [`school_apply:${id}`], now };
  };
  return sceneRaces(service, {
    name: 'school asked for',
    pairs: [
      ['approve', 'reject'],
      ['approve', 'approve'],
    ],
    set,
  });
};

export const officeRaces = async (field: Field): Promise<Race[]> => [
  ...(await reviewRaces(field)),
  ...(await periodRaces(field)),
  ...schoolRaces(field),
  ...contentRaces(field),
];
