import { randomUUID } from 'node:crypto';
import { PeriodInput } from '@contract/period';
import { presentPeriod } from '@server/modules/period/present-period';
import { openPeriod } from '@tests/support/anApplicant';
import { contentInput } from '@tests/support/content-input';
import type { Field, People, Race } from './race';
import { columnOf, putRow, rowOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

const PERIOD = 'PUT /prod-api/cms/period/{id}';
const CONTENT = 'PUT /prod-api/cms/content/{id}';
const ROLES = 'PUT /prod-api/system/user/{id}/roles';
const STATUS = 'PUT /prod-api/system/user/{id}/status';
const SAVED = 'PATCH /prod-api/cms/savedSearch/{id}';
const PUBLICITY = 'POST /prod-api/cms/review/publicity';

const callsOf = ({ service, people }: Field) => {
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const send =
    (method: 'PUT' | 'PATCH' | 'POST' | 'DELETE', url: string, who: keyof People, body?: object) => () =>
      service.call(method, url, { headers: people[who], ...(body && { body }) });
  return { query, send };
};

/** The plan of a period, changed by two of the office, or deleted by one of them. */
const periodRaces = async (field: Field): Promise<Race[]> => {
  const { service } = field;
  const { query, send } = callsOf(field);
  const open = await openPeriod(service);
  const template = await rowOf(service, 'period', open.id);
  const shown: object = presentPeriod(open, service.clock.now);
  const plan = Object.fromEntries(Object.entries(shown).filter(([key]) => key in PeriodInput.properties));
  const set = async () => {
    await query("delete from period where code like 'RACE-%'");
    const code = `RACE-${randomUUID().slice(0, 8)}`;
    const id = await putRow(service, 'period', template, { code, version: 0 });
    const url = `/prod-api/cms/period/${id}`;
    const change = (name: string): Act => ({
      send: send('PUT', url, 'office', { ...plan, code, name, version: 0 }),
      audit: 'period.update',
      becomes: name,
    });
    const acts = {
      change: change('先改的批次'),
      other: change('后改的批次'),
      remove: {
        send: send('DELETE', `${url}?version=0`, 'office'),
        audit: 'period.remove',
        becomes: null,
      },
    } satisfies Record<string, Act>;
    return {
      acts,
      targets: [`period:${id}`],
      now: async () => (await columnOf(service, 'period', 'name', id)) ?? null,
    };
  };
  return sceneRaces(service, {
    name: 'period',
    pairs: [
      ['change', 'other'],
      ['change', 'remove'],
    ],
    rows: { change: PERIOD, other: PERIOD, remove: 'DELETE /prod-api/cms/period/{id}' },
    set,
  });
};

/** Content that one editor publishes while another withdraws or edits it. */
const contentRaces = (field: Field): Race[] => {
  const { service } = field;
  const { send } = callsOf(field);
  const set = async () => {
    const text = contentInput({ cmsTypeKey: 'announcement', title: '竞态公告' });
    const { body } = await send('POST', '/prod-api/cms/content', 'office', text)();
    const { id, version } = body.data;
    const put = (state: string, more: object = {}): Act => ({
      send: send('PUT', `/prod-api/cms/content/${id}`, 'office', { ...text, ...more, state, version }),
      audit: 'content.update',
      becomes: [state, 'title' in more ? more.title : text.title],
    });
    const acts = { publish: put('published'), write: put('draft', { title: '又改了题目' }) };
    const now = async () => [
      await columnOf(service, 'content', 'state', id),
      await columnOf(service, 'content', 'title', id),
    ];
    return { acts, targets: [`content:${id}`], now };
  };
  return sceneRaces(service, {
    name: 'content draft',
    pairs: [
      ['publish', 'write'],
      ['publish', 'publish'],
    ],
    rows: { publish: CONTENT, write: CONTENT },
    set,
  });
};

/** An account whose roles and status two administrators change. */
const userRaces = async (field: Field): Promise<Race[]> => {
  const { service, ids } = field;
  const { query, send } = callsOf(field);
  const found = await query(
    `select a.id from account a where a.status = 'active' and a.id <> all ($1) and not exists (
       select 1 from account_role h join role r on r.id = h.role_id
       where h.account_id = a.id and r.role_key <> 'common') order by a.id limit 1`,
    [Object.values(ids)],
  );
  const id = Number(found.rows[0].id);
  const set = async () => {
    await query("update account set status = 'active' where id = $1", [id]);
    await query('delete from account_role where account_id = $1', [id]);
    await query("insert into account_role select $1, id from role where role_key = 'common'", [id]);
    const version = Number(await columnOf(service, 'account', 'version', id));
    const url = `/prod-api/system/user/${id}`;
    const acts = {
      roles: {
        send: send('PUT', `${url}/roles`, 'admin', { roleKeys: ['common', 'expert'], version }),
        audit: 'user.roles',
        becomes: ['active', 2],
      },
      disable: {
        send: send('PUT', `${url}/status`, 'admin', { active: false, reason: '账号被盗用', version }),
        audit: 'user.disable',
        becomes: ['disabled', 1],
      },
    } satisfies Record<string, Act>;
    const now = async () => [
      await columnOf(service, 'account', 'status', id),
      Number((await query('select count(*) as n from account_role where account_id = $1', [id])).rows[0].n),
    ];
    return { acts, targets: [`account:${id}`], now };
  };
  return sceneRaces(service, {
    name: 'user',
    pairs: [
      ['roles', 'disable'],
      ['roles', 'roles'],
      ['disable', 'disable'],
    ],
    rows: { roles: ROLES, disable: STATUS },
    set,
  });
};

/** A saved search has one owner and no version: the last change wins, and a deletion is final. */
const savedSearchRaces = (field: Field): Race[] => {
  const { service, ids } = field;
  const { query, send } = callsOf(field);
  const set = async () => {
    await query('delete from saved_search where account_id = $1', [ids.office]);
    const { rows } = await query(
      `insert into saved_search (account_id, kind, name, filters, path, looked_at, created_at)
       values ($1, 'demand', '竞态', '{}', '/demand', now(), now()) returning id`,
      [ids.office],
    );
    const url = `/prod-api/cms/savedSearch/${rows[0].id}`;
    const acts = {
      pause: { send: send('PATCH', url, 'office', { paused: true }), audit: null, becomes: true },
      // Paused before its deletion or not, it is gone.
      pauseGoing: { send: send('PATCH', url, 'office', { paused: true }), audit: null, becomes: null },
      remove: { send: send('DELETE', url, 'office'), audit: null, becomes: null },
    } satisfies Record<string, Act>;
    return {
      acts,
      targets: [],
      now: async () => (await columnOf(service, 'saved_search', 'paused', rows[0].id)) ?? null,
    };
  };
  const rows = {
    pause: SAVED,
    pauseGoing: SAVED,
    remove: 'DELETE /prod-api/cms/savedSearch/{id}',
  };
  return [
    ...sceneRaces(service, {
      name: 'saved search',
      pairs: [['pause', 'pause']],
      wishes: ['pause'],
      rows,
      set,
    }),
    ...sceneRaces(service, {
      name: 'saved search',
      pairs: [['pauseGoing', 'remove']],
      inTurn: true,
      rows,
      set,
    }),
  ];
};

/** The funding list, published by two people of the office. */
const publicityRaces = async (field: Field): Promise<Race[]> => {
  const { service } = field;
  const { query, send } = callsOf(field);
  const { rows } = await query('select id from application order by id limit 1');
  const template = await rowOf(service, 'application', rows[0].id);
  const period = await rowOf(service, 'period', (await openPeriod(service)).id);
  const set = async () => {
    const periodId = await putRow(service, 'period', period, {
      code: `PUB-${randomUUID().slice(0, 8)}`,
      version: 0,
    });
    const { now } = service.clock;
    await putRow(service, 'application', template, {
      period_id: periodId,
      status: 'publicity',
      status_since: now,
      reported_at: now,
      public_content: null,
      public_since: null,
      no: `KC-PUB-${randomUUID().slice(0, 12)}`,
    });
    const publish: Act = {
      send: send('POST', '/prod-api/cms/review/publicity', 'office', { periodId }),
      audit: null,
      becomes: 1,
    };
    const named = async () =>
      Number(
        (
          await query(
            `select count(distinct c.id) as n from content c join application a on a.public_content = c.id
             where a.period_id = $1`,
            [periodId],
          )
        ).rows[0].n,
      );
    return { acts: { publish }, targets: [], now: named };
  };
  return sceneRaces(service, {
    name: 'publicity',
    pairs: [['publish', 'publish']],
    rows: { publish: PUBLICITY },
    set,
  });
};

/** Records that several people of the office hold, each with its version. */
export const recordRaces = async (field: Field): Promise<Race[]> => [
  ...(await periodRaces(field)),
  ...contentRaces(field),
  ...(await userRaces(field)),
  ...savedSearchRaces(field),
  ...(await publicityRaces(field)),
];
