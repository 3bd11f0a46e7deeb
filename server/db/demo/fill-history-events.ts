import type { ApplicationStatus } from '@contract/enums';
import { type ApplicationEvent, TRANSITIONS } from '@contract/rules/status-machine';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';

const AUDIT: ApplicationEvent[] = ['submit', 'start_audit', 'report'];
const FUNDED: ApplicationEvent[] = [
  ...AUDIT,
  'accept',
  'propose',
  'approve',
  'submit_stage_one',
  'pass_stage_one',
  'submit_stage_two',
  'pass_stage_two',
];
const STORIES: Partial<Record<ApplicationStatus, ApplicationEvent[]>> = {
  closed: FUNDED,
  rejected: [...AUDIT, 'reject'],
  not_funded: [...AUDIT, 'accept', 'decline'],
};
/** Days an arrow was waited for: the least, and how far the slowest were behind. */
const WAITS: Partial<Record<ApplicationEvent, readonly [number, number]>> = {
  start_audit: [0.4, 4],
  report: [1, 6],
  accept: [3, 12],
  reject: [3, 12],
  propose: [21, 18],
  decline: [21, 18],
  approve: [7, 3],
  submit_stage_one: [180, 40],
  pass_stage_one: [9, 15],
  submit_stage_two: [200, 60],
  pass_stage_two: [12, 20],
};

/** Spread that is the same at every start, and even enough for a median to mean something. */
const share = (i: number): number => ((i * 37) % 50) / 50;

/** What happened to the applications of earlier periods, so that 通常需要 is counted and not invented. */
export const fillHistoryEvents = async (tx: Transaction, now: Date): Promise<void> => {
  const applications = await tx
    .selectFrom('application as a')
    .innerJoin('account', 'account.id', 'a.ownerId')
    .select(['a.id', 'a.ownerId', 'a.status', 'a.submittedAt'])
    .where('account.login', 'like', 'demo-%')
    .orderBy('a.id')
    .execute();
  const rows = applications.flatMap(({ id, ownerId, status, submittedAt }, i) => {
    let at = submittedAt?.getTime() ?? 0;
    let from: ApplicationStatus = 'draft';
    return (STORIES[status] ?? []).flatMap((event, step) => {
      const arrow = TRANSITIONS.find((each) => each.event === event && each.from.includes(from));
      if (!arrow) throw new Error(`The demo history goes astray: ${event} from ${from}.`);
      const [least, spread] = WAITS[event] ?? [0, 0];
      at += (least + spread * share(i + step * 7)) * DAY_MS;
      const actorRole = arrow.by[0] ?? 'system';
      const row = {
        applicationId: id,
        event,
        fromStatus: from,
        toStatus: arrow.to,
        actorId: actorRole === 'applicant' ? ownerId : null,
        actorRole,
        reason: arrow.reason ? '经审查，申报内容与批次的支持方向不符。' : null,
        at: new Date(at),
      };
      from = arrow.to;
      return at < now.getTime() ? [row] : [];
    });
  });
  await tx.insertInto('applicationEvent').values(rows).execute();
};
