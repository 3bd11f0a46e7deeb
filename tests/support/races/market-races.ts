import { ACHIEVEMENT_TRANSITIONS } from '@contract/rules/achievement-machine';
import { DEMAND_TRANSITIONS } from '@contract/rules/demand-machine';
import { REPLY_TRANSITIONS } from '@contract/rules/reply-machine';
import { DAY_MS } from '@contract/time-units';
import { auditMark, auditSince, expectSame, type Field, pairsOf, type Race, statusOf } from './race';
import { columnOf, putRow, rowOf } from './row-copies';

const REASON = '内容与实际情况不符';

interface Transition {
  event: string;
  by: string;
  to: string | null;
}
interface Machine {
  table: 'demand' | 'achievement';
  path: string;
  /** Prefix of its audit actions, and of its events in the table of races. */
  word: string;
  transitions: readonly {
    event: string;
    from: readonly string[];
    to: string | null;
    by: readonly string[];
  }[];
}
const MACHINES: readonly Machine[] = [
  { table: 'demand', path: 'demand', word: 'demand', transitions: DEMAND_TRANSITIONS },
  { table: 'achievement', path: 'achi', word: 'achi', transitions: ACHIEVEMENT_TRANSITIONS },
];

/** 已过期 is never stored; it is derived from the clock. */
const stored = (status: string): string => (status === 'expired' ? 'published' : status);

/** Demands and achievements: every pair of transitions that leave one status, and the DELETE of a draft. */
const recordRaces = async ({ service, people, ids }: Field, machine: Machine): Promise<Race[]> => {
  const { table, path, word, transitions } = machine;
  const removal = `DELETE /prod-api/cms/${path}/{id}`;
  const { rows } = await service.db.pool.query(
    `select id from ${table} where status = 'published' order by id limit 1`,
  );
  const template = await rowOf(service, table, rows[0].id);
  const transitionsFrom = (status: string): Transition[] => [
    ...transitions
      .filter(({ from }) => from.includes(status))
      .flatMap(({ event, by, to }) =>
        by.map((who): Transition => ({ event, by: who, to: to ?? stored(status) })),
      ),
    ...(status === 'draft' ? [{ event: removal, by: 'owner', to: null }] : []),
  ];
  const put = async (status: string): Promise<number> => {
    const { now } = service.clock;
    // Near enough its end to be renewed.
    const days = status === 'expired' ? -2 : 20;
    const id = await putRow(service, table, template, {
      status: stored(status),
      owner_id: ids.gumingqian,
      no: null,
      version: 0,
      ...(table === 'demand' ? { deadline: new Date(now.getTime() + days * DAY_MS) } : { files: [] }),
    });
    if (table === 'achievement')
      await service.db.pool.query(
        `insert into achievement_contributor (achievement_id, position, name, role) values ($1, 0, '顾明谦', '负责人')`,
        [id],
      );
    return id;
  };
  const fire = ({ event, by }: Transition, id: number) => {
    const headers = people[by === 'owner' ? 'gumingqian' : 'office'];
    const url = `/prod-api/cms/${path}/${id}`;
    if (event === removal) return () => statusOf(service.call('DELETE', url, { headers }));
    const body = { version: 0, reason: REASON };
    return () => statusOf(service.call('POST', `${url}/${event}`, { headers, body }));
  };
  const raceOf = (status: string, pair: readonly [Transition, Transition]): Race => ({
    name: `${table} ${status}: ${pair.map(({ event, by }) => (event === removal ? 'DELETE' : `${event} by ${by}`)).join(' × ')}`,
    covers: pair.map(({ event }) => (event === removal ? event : `${word}.${event}`)),
    prepare: async () => {
      const id = await put(status);
      const mark = await auditMark(service);
      return {
        first: fire(pair[0], id),
        second: fire(pair[1], id),
        agree: async (winner) => {
          const { event, to } = pair[winner] as Transition;
          const audited = await auditSince(service, mark, [`${table}:${id}`]);
          expectSame('audit log', audited, event === removal ? [] : [`${word}.${event}`]);
          expectSame('status', (await columnOf(service, table, 'status', id)) ?? null, to);
          await service.db.pool.query(`delete from ${table} where id = $1`, [id]);
        },
      };
    },
  });
  const statuses = [...new Set(transitions.flatMap(({ from }) => from))];
  return statuses.flatMap((status) => pairsOf(transitionsFrom(status)).map((pair) => raceOf(status, pair)));
};

/** Both sides of a conversation, and the owner who closes the demand under it. */
const replyRaces = async ({ service, people, ids }: Field): Promise<Race[]> => {
  const { rows } = await service.db.pool.query(
    `select id from demand where status = 'published' and deadline > now() order by id limit 1`,
  );
  const template = await rowOf(service, 'demand', rows[0].id);
  const CLOSE = { event: 'close', by: 'owner', to: null };
  type Side = { event: string; by: string; to: string | null };
  const put = async (status: string) => {
    const demand = await putRow(service, 'demand', template, {
      owner_id: ids.gumingqian,
      no: null,
      version: 0,
      status: 'published',
      deadline: new Date(service.clock.now.getTime() + 300 * DAY_MS),
    });
    const reply = await service.db.pool.query(
      'insert into demand_reply (demand_id, account_id, status, contact) select $1, $2, $3, contact from demand where id = $1 returning id',
      [demand, ids.shenzhiyao, status],
    );
    return { demand, reply: Number(reply.rows[0].id) };
  };
  const fire = ({ event, by }: Side, { demand, reply }: { demand: number; reply: number }) => {
    const headers = people[by === 'owner' ? 'gumingqian' : 'shenzhiyao'];
    const url = event === 'close' ? `${demand}/close` : `replies/${reply}/${event}`;
    const body = { version: 0, reason: REASON };
    return () => statusOf(service.call('POST', `/prod-api/cms/demand/${url}`, { headers, body }));
  };
  const raceOf = (status: string, pair: readonly [Side, Side]): Race => ({
    name: `reply ${status}: ${pair.map(({ event, by }) => `${event} by ${by}`).join(' × ')}`,
    covers: pair.map(({ event }) => (event === 'close' ? 'demand.close' : `reply.${event}`)),
    prepare: async () => {
      const both = await put(status);
      const mark = await auditMark(service);
      return {
        first: fire(pair[0], both),
        second: fire(pair[1], both),
        agree: async (winner) => {
          const { event, to } = pair[winner] as Side;
          const audited = await auditSince(service, mark, [`demand_reply:${both.reply}`]);
          expectSame('audit log', audited, event === 'close' ? [] : [`demand_reply.${event}`]);
          expectSame('status', await columnOf(service, 'demand_reply', 'status', both.reply), to ?? status);
          await service.db.pool.query('delete from demand_reply where id = $1', [both.reply]);
          await service.db.pool.query('delete from demand where id = $1', [both.demand]);
        },
      };
    },
  });
  return (['pending', 'accepted'] as const).flatMap((status) => {
    const transitions = REPLY_TRANSITIONS.filter(({ from }) => from.includes(status));
    // Accepting changes the demand too, so the owner's other button changes the same record.
    const accept = transitions
      .filter(({ event }) => event === 'accept')
      .map((transition): [Side, Side] => [transition, CLOSE]);
    return [...pairsOf<Side>(transitions), ...accept].map((pair) => raceOf(status, pair));
  });
};

export const marketRaces = async (field: Field): Promise<Race[]> => [
  ...(await recordRaces(field, MACHINES[0] as Machine)),
  ...(await recordRaces(field, MACHINES[1] as Machine)),
  ...(await replyRaces(field)),
];
