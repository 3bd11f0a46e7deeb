import { randomUUID } from 'node:crypto';
import type { Actor, ApplicationEvent, ApplicationStatus } from '@contract/enums';
import { handlerOf, TRANSITIONS } from '@contract/rules/status-machine';
import { DAY_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { approvePublished, expireReturned } from '@server/modules/apply/events/timed-events';
import { aResult } from '@tests/support/a-result';
import { anApplicant, aReadyFile, openPeriod } from '@tests/support/anApplicant';
import { aPanel } from '@tests/support/aPanel';
import { clearTables } from '@tests/support/clear-tables';
import type { Field } from './race';
import { putRow, rowOf } from './row-copies';

export const WHO = { applicant: 'shenzhiyao', unit: 'xuyingchuan', office: 'office' } as const;
export const DELETE = 'DELETE /prod-api/cms/apply/{id}';

type Result = 'draft' | 'submitted' | 'returned' | 'passed' | null;
export interface Place {
  status: ApplicationStatus;
  one?: Result;
  two?: Result;
  /** The leader is not certified, so after the unit's stamp the application waits for that. */
  uncertified?: boolean;
}
/** Possible states of an application; the states of stage results subdivide two of the statuses. */
const PLACES: readonly Place[] = [
  ...(['draft', 'submitted', 'unit_review', 'returned', 'withdrawn', 'formal_check'] as const),
  ...(['expert_review', 'publicity'] as const),
]
  .map((status): Place => ({ status }))
  .concat({ status: 'unit_review', uncertified: true });
const STAGES: readonly Place[] = [
  { status: 'approved', one: 'draft' },
  { status: 'stage_one', one: 'returned' },
  { status: 'stage_one', one: 'submitted' },
  { status: 'stage_one', one: 'passed', two: 'draft' },
  { status: 'stage_two', one: 'passed', two: 'returned' },
  { status: 'stage_two', one: 'passed', two: 'submitted' },
];

/** All of them. */
export const WHERES: readonly Place[] = [...PLACES, ...STAGES];

/** Whether the stage results allow this event. */
const fits = (event: ApplicationEvent, { status, one, two, uncertified = false }: Place): boolean => {
  if (event === 'endorse') return uncertified;
  if (event === 'report') return !uncertified;
  if (event === 'submit_stage_one') return one === 'draft' || one === 'returned';
  if (event === 'submit_stage_two') return two === 'draft' || two === 'returned';
  if (event.endsWith('_stage_one')) return one === 'submitted';
  if (event.endsWith('_stage_two')) return two === 'submitted' && status === 'stage_two';
  return true;
};

export interface Transition {
  event: ApplicationEvent | typeof DELETE;
  by: Actor;
  to: ApplicationStatus | null;
}
/** Every act that leaves this place, and the DELETE of a draft. */
export const transitionsFrom = (place: Place): Transition[] => [
  ...TRANSITIONS.filter(({ from, event }) => from.includes(place.status) && fits(event, place)).flatMap(
    ({ event, by, to }) =>
      by
        // What proceeds automatically does so with the certification, without a call of its own.
        .filter((actor) => !(event === 'report' && actor === 'system'))
        .map((actor): Transition => ({ event, by: actor, to })),
  ),
  ...(place.status === 'draft' ? [{ event: DELETE, by: 'applicant', to: null } as const] : []),
];

export const placeName = ({ status, one, two, uncertified }: Place): string =>
  [status, one, two, uncertified && 'uncertified'].filter(Boolean).join(' ');

/** What an act was answered; an act of the service's own has 200 for done and 409 for not done. */
interface Answered {
  status: number;
  body: { msg?: string; errorCode?: string };
}

/** Puts applications into any of these places, and sends the acts that leave it. */
export const applicationPlaces = async ({ service, people }: Pick<Field, 'service' | 'people'>) => {
  const sealer = createSealer(service.config.dataKey.export());
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  await clearTables(service.db, 'application');
  const shen = await anApplicant(service, 'shenzhiyao');
  const filed = await shen.filed();
  const { applyStart } = await openPeriod(service);
  // A calendar that allows everything today.
  await query(
    `update period set publicity_start = $2, publicity_days = 7, stage_one_start = $2, stage_two_start = $2,
       stage_one_end = $3, stage_two_end = $3 where id = $1`,
    [filed.periodId, applyStart, new Date(service.clock.now.getTime() + 90 * DAY_MS)],
  );
  const template = await rowOf(service, 'application', filed.id);
  const resultSheet = await aReadyFile(service, 'shenzhiyao', '成果盖章件.pdf');
  const snapshot = (
    await query('select to_jsonb(s) as row from application_snapshot s where application_id = $1', [filed.id])
  ).rows[0].row;
  /** Ends earlier applications, because a person may have only one in a period. */
  const clear = () => query("update application set status = 'terminated' where status <> 'terminated'");

  const factsOf = ({ status }: Place) => {
    const { now } = service.clock;
    const longAgo = new Date(now.getTime() - 30 * DAY_MS);
    const since =
      status === 'publicity'
        ? { status_since: longAgo, public_since: longAgo, promised_until: null }
        : { status_since: now };
    const wasFiled = status !== 'draft';
    return {
      status,
      ...since,
      handler: handlerOf(status),
      no: wasFiled ? `KC-RACE-${randomUUID().slice(0, 12)}` : null,
      filed_version: wasFiled ? 1 : 0,
      submitted_at: wasFiled ? template.submitted_at : null,
      reported_at: ['draft', 'submitted', 'unit_review', 'withdrawn'].includes(status) ? null : now,
      returned_from: status === 'returned' ? 'unit_review' : null,
      // Half a second of the last second is left, enough for a request that was already sent.
      due_at: status === 'returned' ? new Date(now.getTime() - 500) : null,
    };
  };

  const place = async (where: Place): Promise<number> => {
    await clear();
    await query('update account set certified = $2 where login = $1', [WHO.applicant, !where.uncertified]);
    const facts = factsOf(where);
    const id = await putRow(service, 'application', template, facts);
    if (facts.filed_version === 1)
      await query(
        'insert into application_snapshot select (jsonb_populate_record(null::application_snapshot, $1)).*',
        [JSON.stringify({ ...snapshot, application_id: id })],
      );
    if (where.status === 'expert_review') await aPanel(service.db.kysely, id);
    for (const milestone of ['one', 'two'] as const)
      if (where[milestone])
        await aResult(service.db.kysely, id, milestone, { status: where[milestone], sheet: resultSheet });
    return id;
  };

  /** The service's own act, when its time has come. */
  const sweep = async (event: Transition['event']): Promise<Answered> => {
    const at = new Date(service.clock.now.getTime() + 10 * 60_000);
    const act = event === 'expire' ? expireReturned : approvePublished;
    const done = await act(service.db, { sealer, receiptKey: service.config.receiptKey }, at);
    return { status: done === 1 ? 200 : 409, body: {} };
  };

  const send = async (
    { event, by }: Transition,
    { id, version, sealedSheet }: { id: number; version: number; sealedSheet: string },
    /** Whoever acts instead of the usual person of this role. */
    instead?: Record<string, string>,
  ): Promise<Answered> => {
    if (by === 'system') return sweep(event);
    const headers = instead ?? people[WHO[by]];
    if (event === DELETE)
      return service.call('DELETE', `/prod-api/cms/apply/${id}?version=${version}`, { headers });
    const dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
    const body = {
      version,
      reason: '材料与要求不符',
      ...(event === 'return' ? { dueAt } : {}),
      ...(event === 'report' || event === 'endorse' ? { sealedSheet, sheetCompared: true } : {}),
    };
    return service.call('POST', `/prod-api/cms/apply/${id}/${event}`, { headers, body });
  };
  return { place, send };
};
