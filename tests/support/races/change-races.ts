import { randomUUID } from 'node:crypto';
import type { OpenChangeState } from '@contract/project-change-choices';
import { CHANGE_MOVES } from '@contract/rules/project-change';
import { DAY_MS } from '@contract/time-units';
import { type Field, pairsOf, type Race } from './race';
import { columnOf, putRow, rowOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

/** What is done with a request that no successor has to agree to. */
const EVENTS = ['withdraw', 'pass', 'return', 'approve', 'decline'] as const;
type Event = (typeof EVENTS)[number];

/** More time for a project of Shen's: the leader takes it back while the unit or the office decides. */
export const changeRaces = async ({ service, people, ids }: Field): Promise<Race[]> => {
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const { rows } = await query('select id from application where owner_id = $1 order by id limit 1', [
    ids.shenzhiyao,
  ]);
  const template = await rowOf(service, 'application', rows[0].id);
  const unit = await columnOf(service, 'account', 'unit_id', ids.xuyingchuan);
  const set = (place: 'unit' | 'office') => async () => {
    const { now } = service.clock;
    const id = await putRow(service, 'application', template, {
      status: 'approved',
      status_since: now,
      handler: 'applicant',
      unit_id: unit,
      reported_at: now,
      helpers: [],
      successor_id: null,
      no: `KC-CHANGE-${randomUUID().slice(0, 12)}`,
    });
    const [due, until] = [10, 70].map((days) => new Date(now.getTime() + days * DAY_MS));
    const found = await query(
      `insert into project_change (application_id, kind, state, state_since, reason, milestone, due, until, asked_by)
       values ($1, 'extension', $2, $3, '关键设备到货推迟两个月', 'one', $4, $5, 'applicant') returning id`,
      [id, place, now, due, until],
    );
    const changeId = Number(found.rows[0].id);
    const act = (who: keyof typeof people, path: string, body: object) => () =>
      service.call('POST', `/prod-api/cms/apply/${id}/changes/${changeId}/${path}`, {
        headers: people[who],
        body: { version: 0, ...body },
      });
    const opinion = '理由充分';
    const one = (event: string, send: Act['send'], becomes: string): Act => ({
      send,
      audit: `apply.change.${event}`,
      becomes,
    });
    const acts = {
      withdraw: one('withdraw', act('shenzhiyao', 'withdraw', {}), 'withdrawn'),
      pass: one('pass', act('xuyingchuan', 'audit', { pass: true, opinion }), 'office'),
      return: one('return', act('xuyingchuan', 'audit', { pass: false, opinion }), 'returned'),
      approve: one('approve', act('office', 'decision', { approve: true, opinion }), 'approved'),
      decline: one('decline', act('office', 'decision', { approve: false, opinion }), 'declined'),
    } satisfies Record<string, Act>;
    const standing = () => columnOf(service, 'project_change', 'state', changeId);
    return { acts, targets: [`application:${id}`], now: standing };
  };
  const isEvent = (event: string): event is Event => EVENTS.some((one) => one === event);
  const from = (place: OpenChangeState) =>
    CHANGE_MOVES.filter(({ from: places }) => places.includes(place))
      .map(({ event }) => event)
      .filter(isEvent);
  return (['unit', 'office'] as const).flatMap((place) =>
    sceneRaces<Event>(service, {
      name: `change with the ${place}`,
      pairs: pairsOf(from(place)),
      set: set(place),
    }),
  );
};
