import type { Field, Race } from './race';
import { columnOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

const JOIN = '/prod-api/system/unit/join';

/** A person who wants to join a unit, or is a member. Returns the states of the person and of the application. */
export const unitRaces = ({ service, people, ids }: Field): Race[] => {
  const accountId = ids.linxiaoman;
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const set = async (isMember: boolean) => {
    const unitId = Number(await columnOf(service, 'account', 'unit_id', ids.xuyingchuan));
    await query('delete from unit_member_apply where account_id = $1', [accountId]);
    await query('update account set unit_id = $2 where id = $1', [accountId, isMember ? unitId : null]);
    const { rows } = await query(
      'insert into unit_member_apply (account_id, unit_id, status) values ($1, $2, $3) returning id',
      [accountId, unitId, isMember ? 1 : 0],
    );
    const id = Number(rows[0].id);
    const leave = (url: string) => () => service.call('DELETE', url, { headers: people.linxiaoman });
    const decide = (agree: boolean) => () =>
      service.call('PUT', `/prod-api/system/unit/member/${id}/decide`, {
        headers: people.xuyingchuan,
        body: { version: 0, agree, reason: '不是本单位员工' },
      });
    const acts = {
      withdraw: { send: leave(`${JOIN}?id=${id}`), audit: 'unit.join_withdraw', becomes: [3, null] },
      withdrawAny: { send: leave(JOIN), audit: 'unit.join_withdraw', becomes: [3, null] },
      leave: { send: leave(JOIN), audit: 'unit.leave', becomes: [3, null] },
      agree: { send: decide(true), audit: 'unit.member_agree', becomes: [1, unitId] },
      refuse: { send: decide(false), audit: 'unit.member_refuse', becomes: [2, null] },
    } satisfies Record<string, Act>;
    const now = async () => {
      const joined = await columnOf(service, 'account', 'unit_id', accountId);
      const status = await columnOf(service, 'unit_member_apply', 'status', id);
      return [status, joined === null ? null : Number(joined)];
    };
    return { acts, targets: [`account:${accountId}`], now };
  };
  const rows = { withdraw: `DELETE ${JOIN}`, withdrawAny: `DELETE ${JOIN}`, leave: `DELETE ${JOIN}` };
  return [
    ...sceneRaces(service, {
      name: 'unit membership asked for',
      pairs: [
        ['withdraw', 'agree'],
        ['withdraw', 'refuse'],
        // Not paired with `agree`: without a number it leaves the unit that was just joined, which is not a conflict.
        ['withdrawAny', 'refuse'],
        ['agree', 'refuse'],
        ['withdraw', 'withdraw'],
      ],
      rows,
      wishes: ['withdraw'],
      set: () => set(false),
    }),
    ...sceneRaces(service, {
      name: 'unit membership',
      pairs: [['leave', 'leave']],
      rows,
      wishes: ['leave'],
      set: () => set(true),
    }),
  ];
};

/**
 * A person whose registration of a unit was refused and who has two possible next steps, each decided by other people.
 */
export const unitRequestRaces = ({ service, people, ids }: Field): Race[] => {
  const accountId = ids.linxiaoman;
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const idOf = async (sql: string, values: unknown[] = []) => Number((await query(sql, values)).rows[0].id);
  /** Before one of the two is requested, or with both requested, as an earlier version allowed. */
  const set = async (isOpen: boolean) => {
    await query('delete from unit_member_apply where account_id = $1', [accountId]);
    await query('delete from unit_apply where account_id = $1', [accountId]);
    await query(
      `delete from account_role using role where role.id = role_id and role_key = 'unit_admin' and account_id = $1`,
      [accountId],
    );
    await query('update account set unit_id = null where id = $1', [accountId]);
    const other = Number(await columnOf(service, 'account', 'unit_id', ids.xuyingchuan));
    const own = await idOf(`insert into unit (name, status) values ('竞态测试单位', 'pending') returning id`);
    const paper = () =>
      query(
        `insert into file (id, owner_id, purpose, name, type, size, state, storage_key)
         values (gen_random_uuid(), $1, 'unit', '证照.pdf', 'application/pdf', 10, 'ready', gen_random_uuid())
         returning id`,
        [accountId],
      );
    const papers = { licenseFile: (await paper()).rows[0].id, letterFile: (await paper()).rows[0].id };
    const registration = await idOf(
      `insert into unit_apply (account_id, unit_id, license_file, letter_file, status)
       values ($1, $2, $3, $4, $5) returning id`,
      [accountId, own, papers.licenseFile, papers.letterFile, isOpen ? 0 : 2],
    );
    const join = isOpen
      ? await idOf('insert into unit_member_apply (account_id, unit_id) values ($1, $2) returning id', [
          accountId,
          other,
        ])
      : 0;
    const decide = (what: 'member' | 'apply', id: number, headers: Record<string, string>) => () =>
      service.call('PUT', `/prod-api/system/unit/${what}/${id}/decide`, {
        headers,
        body: { version: 0, agree: true },
      });
    const acts = {
      ask: {
        send: () => service.call('POST', JOIN, { headers: people.linxiaoman, body: { deptId: other } }),
        audit: 'unit.join',
        becomes: [null, false, [0], 2],
      },
      papers: {
        send: () =>
          service.call('PUT', '/prod-api/auth/register/unit', { headers: people.linxiaoman, body: papers }),
        audit: 'unit.materials',
        becomes: [null, false, [], 0],
      },
      agreeToJoin: {
        send: decide('member', join, people.xuyingchuan),
        audit: 'unit.member_agree',
        becomes: [other, false, [1], 0],
      },
      agreeToRegistration: {
        send: decide('apply', registration, people.office),
        audit: 'unit.agree',
        becomes: [own, true, [3], 1],
      },
    } satisfies Record<string, Act>;
    const now = async () => {
      const { rows } = await query(
        `select unit_id::int as unit,
           exists (select 1 from account_role where account_id = $1 and unit_id is not null) as administers,
           array(select status::int from unit_member_apply where account_id = $1) as joins,
           (select status::int from unit_apply where id = $2) as registration
         from account where id = $1`,
        [accountId, registration],
      );
      const [{ unit, administers, joins, registration: status }] = rows;
      return [unit, administers, joins, status];
    };
    const targets = [`account:${accountId}`, `unit:${own}`, `unit:${other}`];
    return { acts, targets, now };
  };
  return [
    ...sceneRaces(service, {
      name: 'unit after a refused registration',
      pairs: [
        ['ask', 'papers'],
        ['ask', 'ask'],
      ],
      set: () => set(false),
    }),
    ...sceneRaces(service, {
      name: 'unit asked for and registered',
      pairs: [['agreeToJoin', 'agreeToRegistration']],
      untold: 'a unit does not learn that the person registers another one',
      set: () => set(true),
    }),
  ];
};

interface Decided {
  path: string;
  reason: string;
  /** The call that withdraws it, and who sends it. */
  withdraw: string;
  by: 'linxiaoman' | 'xuyingchuan';
  /** Prefix of the names of its acts in the audit log. */
  audit: string;
}

/** What the office decides, and the person who asked may withdraw until then. */
const decidedActs = ({ service, people }: Field, { path, reason, withdraw, by, audit }: Decided) => {
  const decide = (agree: boolean) => () =>
    service.call('PUT', path, { headers: people.office, body: { version: 0, agree, reason } });
  return {
    agree: { send: decide(true), audit: `${audit}agree`, becomes: 1 },
    refuse: { send: decide(false), audit: `${audit}refuse`, becomes: 2 },
    withdraw: {
      send: () => service.call('DELETE', withdraw, { headers: people[by] }),
      audit: `${audit}withdraw`,
      becomes: 3,
    },
  } satisfies Record<string, Act>;
};
const DECIDED_PAIRS = [
  ['agree', 'refuse'],
  ['agree', 'agree'],
  ['agree', 'withdraw'],
  ['refuse', 'withdraw'],
  ['withdraw', 'withdraw'],
] as const;

/** A self-registered unit, decided by the office while its documents are submitted again. */
export const unitApplyRaces = (field: Field): Race[] => {
  const { service, ids } = field;
  const accountId = ids.linxiaoman;
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const aPaper = async (): Promise<string> => {
    const { rows } = await query(
      `insert into file (id, owner_id, purpose, name, type, size, state, storage_key)
       values (gen_random_uuid(), $1, 'unit', '证照.pdf', 'application/pdf', 10, 'ready', gen_random_uuid())
       returning id`,
      [accountId],
    );
    return rows[0].id;
  };
  const set = async () => {
    await query('delete from unit_apply where account_id = $1', [accountId]);
    await query(
      `delete from account_role where account_id = $1 and role_id =
      (select id from role where role_key = 'unit_admin')`,
      [accountId],
    );
    await query('update account set unit_id = null where id = $1', [accountId]);
    const unit = await query(
      `insert into unit (name, status) values ('竞态测试单位', 'pending') returning id`,
    );
    const unitId = Number(unit.rows[0].id);
    const papers = { licenseFile: await aPaper(), letterFile: await aPaper() };
    const { rows } = await query(
      `insert into unit_apply (account_id, unit_id, license_file, letter_file) values ($1, $2, $3, $4) returning id`,
      [accountId, unitId, papers.licenseFile, papers.letterFile],
    );
    const id = Number(rows[0].id);
    const acts = decidedActs(field, {
      path: `/prod-api/system/unit/apply/${id}/decide`,
      reason: '证照已过期',
      withdraw: `/prod-api/auth/register/unit?id=${id}`,
      by: 'linxiaoman',
      audit: 'unit.',
    });
    return { acts, targets: [`unit:${unitId}`], now: () => columnOf(service, 'unit_apply', 'status', id) };
  };
  return sceneRaces(service, {
    name: 'unit registration',
    pairs: DECIDED_PAIRS,
    rows: { withdraw: 'DELETE /prod-api/auth/register/unit' },
    wishes: ['withdraw'],
    set,
  });
};

/** A change of what a unit is registered as: decided by the office while its administrator takes it back. */
export const unitChangeRaces = (field: Field): Race[] => {
  const { service, ids } = field;
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const set = async () => {
    const unitId = Number(await columnOf(service, 'account', 'unit_id', ids.xuyingchuan));
    await query('delete from unit_change where unit_id = $1', [unitId]);
    await query('delete from unit_former where unit_id = $1', [unitId]);
    const { rows } = await query(
      `with paper as (
         insert into file (id, owner_id, purpose, name, type, size, state, storage_key)
         values (gen_random_uuid(), $1, 'unit', '变更通知书.pdf', 'application/pdf', 10, 'ready', gen_random_uuid())
         returning id)
       insert into unit_change (account_id, unit_id, fields, effective_on, grounds, paper_file)
       select $1, $2, $3, '2026-11-01', '换届', id from paper returning id`,
      [
        ids.xuyingchuan,
        unitId,
        JSON.stringify([{ field: 'legalPerson', from: '岑叙白', to: `闻人清${Date.now()}` }]),
      ],
    );
    const id = Number(rows[0].id);
    const acts = decidedActs(field, {
      path: `/prod-api/system/unit/change/${id}/decide`,
      reason: '与通知书不符',
      withdraw: `/prod-api/system/unit/change?id=${id}`,
      by: 'xuyingchuan',
      audit: 'unit.change_',
    });
    return { acts, targets: [`unit:${unitId}`], now: () => columnOf(service, 'unit_change', 'status', id) };
  };
  return sceneRaces(service, {
    name: 'unit change',
    pairs: DECIDED_PAIRS,
    rows: { withdraw: 'DELETE /prod-api/system/unit/change' },
    wishes: ['withdraw'],
    set,
  });
};
