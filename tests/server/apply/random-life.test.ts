import type { RoleKey } from '@contract/enums';
import {
  APPLICATION_EVENTS,
  APPLICATION_STATUSES,
  type ApplicationEvent,
  type ApplicationStatus,
} from '@contract/enums';
import { RESULT_STATUSES } from '@contract/result-choices';
import { REVIEW_STATUSES, type ReviewStatus } from '@contract/review-choices';
import { isOver } from '@contract/rules/period-clock';
import { handlerOf, TRANSITIONS } from '@contract/rules/status-machine';
import { DAY_MS } from '@contract/time-units';
import { createSealer, type Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { writeTogether } from '@server/db/written-together';
import { AppError } from '@server/errors/app-error';
import { fileApplication } from '@server/modules/apply/events/file-application';
import { runEvent } from '@server/modules/apply/events/run-event';
import type { HeadRow } from '@server/modules/apply/head-query';
import { findHead } from '@server/modules/apply/repository';
import type { Caller } from '@server/security/caller';
import { aResult } from '@tests/support/a-result';
import { accountOf } from '@tests/support/accounts';
import { anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { findExperts, panelRows } from '@tests/support/aPanel';
import { startService, type TestService } from '@tests/support/service';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';

jest.setTimeout(600_000);

const RUNS = 2000;
const PEOPLE = {
  owner: 'shenzhiyao',
  unit: 'xuyingchuan',
  office: 'office',
  stranger: 'gumingqian',
} as const;
type Person = keyof typeof PEOPLE;
const PARTS: Record<Person, readonly string[]> = {
  owner: ['applicant'],
  unit: ['unit'],
  office: ['office'],
  stranger: [],
};
/** Dates of the period at which something opens or closes. */
const MOMENTS = [
  'applyEnd',
  'publicityStart',
  'stageOneStart',
  'stageOneEnd',
  'stageTwoStart',
  'stageTwoEnd',
] as const;

let service: TestService;
let sealer: Sealer;
let id: number;
let sheet: string;
let experts: number[];
/** The application as each sequence starts with it; every sequence is rolled back at its end. */
let home: HeadRow;
let recorded: number;
const callers = {} as Record<Person, Caller>;

beforeAll(async () => {
  service = await startService();
  sealer = createSealer(service.config.dataKey.export());
  await clearApplications(service);
  id = (await (await anApplicant(service, PEOPLE.owner)).completeDraft()).id;
  sheet = await aReadyFile(service, PEOPLE.unit, '盖章审核表.pdf');
  for (const [person, login] of Object.entries(PEOPLE)) callers[person as Person] = await callerOf(login);
  const { kysely } = service.db;
  experts = await findExperts(kysely);
  for (const milestone of ['one', 'two'] as const) await aResult(kysely, id, milestone, { sheet });
  home = await findHead(kysely, id);
  recorded = await countEvents(kysely);
});
afterAll(() => service.stop());

const callerOf = async (login: string): Promise<Caller> => {
  const { headers } = await service.signIn(login);
  const { body } = await service.call('GET', '/prod-api/system/user/getInfo', { headers });
  const account = await accountOf(service, login);
  return {
    accountId: account.id,
    unitId: account.unitId,
    name: account.nickname,
    login,
    sessionId: login,
    roleKeys: body.roles as RoleKey[],
    permissions: body.permissions,
    duties: [],
  };
};

interface Beginning {
  status: ApplicationStatus;
  one: (typeof RESULT_STATUSES)[number];
  two: (typeof RESULT_STATUSES)[number];
  panel: ReviewStatus[];
  moment: (typeof MOMENTS)[number];
  days: number;
  /** Whether the published list contains it, while it is in publicity. */
  announced: boolean;
  /** Whether the leader is certified. */
  certified: boolean;
}
const beginnings = fc.record<Beginning>({
  status: fc.constantFrom(...APPLICATION_STATUSES),
  one: fc.constantFrom(...RESULT_STATUSES),
  two: fc.constantFrom(...RESULT_STATUSES),
  panel: fc.oneof(
    fc.constant<ReviewStatus[]>(['submitted', 'submitted', 'submitted']),
    fc.array(fc.constantFrom(...REVIEW_STATUSES), { maxLength: 4 }),
  ),
  moment: fc.constantFrom(...MOMENTS),
  days: fc.constantFrom(-2, 2, 9),
  announced: fc.boolean(),
  certified: fc.boolean(),
});
/**
 * Half of the steps are random events by random people; the other half try a transition that leaves the current status.
 */
const stepOf = fc.record({
  event: fc.constantFrom(...APPLICATION_EVENTS),
  person: fc.constantFrom(...(Object.keys(PEOPLE) as Person[])),
  transition: fc.option(fc.nat(99), { freq: 3 }),
});
type Step = typeof stepOf extends fc.Arbitrary<infer S> ? S : never;

const chosen = (
  status: ApplicationStatus,
  { event, person, transition }: Step,
): [ApplicationEvent, Person] => {
  const leaving = transition === null ? [] : TRANSITIONS.filter(({ from }) => from.includes(status));
  const one = leaving[(transition ?? 0) % leaving.length];
  const fit = (Object.keys(PARTS) as Person[]).find((who) =>
    one?.by.some((part) => PARTS[who].includes(part)),
  );
  return one && fit ? [one.event, fit] : [event, person];
};

/** Puts the application into the initial state in one statement; returns the time at which the sequence takes place. */
const begin = async (tx: Transaction, start: Beginning): Promise<Date> => {
  const { status, certified } = start;
  const now = new Date(home[start.moment].getTime() + start.days * DAY_MS);
  const isReported = !['draft', 'withdrawn', 'submitted', 'unit_review'].includes(status);
  const result = (milestone: 'one' | 'two') =>
    tx
      .updateTable('stageResult')
      .set({ status: start[milestone] })
      .where('applicationId', '=', id)
      .where('milestone', '=', milestone);
  await writeTogether(tx, {
    leader: tx.updateTable('account').set({ certified }).where('id', '=', callers.owner.accountId),
    laid: tx
      .updateTable('application')
      .set((eb) => ({
        status,
        handler: handlerOf(status),
        unitId: callers.unit.unitId,
        reportedAt: isReported ? service.clock.now : null,
        publicSince: start.announced ? eb.ref('statusSince') : null,
        returnedFrom: status === 'returned' ? 'unit_review' : null,
        dueAt: status === 'returned' ? new Date(now.getTime() + start.days * DAY_MS) : null,
      }))
      .where('id', '=', id),
    one: result('one'),
    two: result('two'),
    ...(start.panel.length > 0 && {
      panel: tx.insertInto('review').values(panelRows(id, experts, start.panel)),
    }),
  });
  return now;
};

/** What must have been true before an event that succeeded, stated independently of the service's code. */
const RIGHTS: Partial<Record<ApplicationEvent, (before: HeadRow, now: Date) => boolean>> = {
  withdraw: ({ applyEnd }, now) => !isOver(applyEnd.toISOString(), now),
  reopen: ({ applyEnd }, now) => !isOver(applyEnd.toISOString(), now),
  endorse: ({ certified }) => !certified,
  report: ({ certified }) => certified,
  propose: (head) => head.reviewsDone >= 3 && head.reviewsDone === head.reviewsAssigned,
  decline: (head) => head.reviewsDone >= 3 && head.reviewsDone === head.reviewsAssigned,
  approve: ({ publicityStart, publicityDays, publicSince }, now) =>
    publicSince !== null && now.getTime() > publicityStart.getTime() + publicityDays * DAY_MS,
  submit_stage_one: (head, now) =>
    now >= head.stageOneStart && ['draft', 'returned'].includes(head.stageOneStatus ?? ''),
  submit_stage_two: (head, now) =>
    now >= head.stageTwoStart &&
    head.stageOneStatus === 'passed' &&
    ['draft', 'returned'].includes(head.stageTwoStatus ?? ''),
  pass_stage_one: ({ stageOneStatus }) => stageOneStatus === 'submitted',
  return_stage_one: ({ stageOneStatus }) => stageOneStatus === 'submitted',
  pass_stage_two: ({ stageTwoStatus }) => stageTwoStatus === 'submitted',
  return_stage_two: ({ stageTwoStatus }) => stageTwoStatus === 'submitted',
};
const countEvents = async (db: Kysely<Schema>): Promise<number> => {
  const { n } = await db
    .selectFrom('applicationEvent')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('applicationId', '=', id)
    .executeTakeFirstOrThrow();
  return Number(n);
};

interface Played {
  /** Null where the event was refused. */
  event: ApplicationEvent | null;
  after: HeadRow;
}
/** One event by one person, as a request would run it: a refusal leaves nothing behind. */
const play = async (tx: Transaction, step: Step, before: HeadRow, now: Date): Promise<Played> => {
  const [event, person] = chosen(before.status, step);
  const scope = { db: tx, caller: callers[person], now, sealer, source: { ip: '', id: 'random' } };
  const dueAt = new Date(now.getTime() + DAY_MS).toISOString();
  const body = {
    version: before.version,
    reason: '请补充依据',
    dueAt,
    sealedSheet: sheet,
    sheetCompared: true,
  };
  await sql`savepoint step`.execute(tx);
  try {
    if (event === 'submit') await fileApplication(scope, service.config.receiptKey, id, body);
    else await runEvent(scope, id, event, body, service.config.receiptKey);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint step`.execute(tx);
    expect([400, 403, 404, 409, 422]).toContain(error.status);
    expect(error.message).toMatch(/[\u4e00-\u9fff]/);
    expect(await findHead(tx, id)).toEqual(before);
    return { event: null, after: before };
  }
  const after = await findHead(tx, id);
  const transition = TRANSITIONS.find(
    ({ event: name, from, by }) =>
      name === event && from.includes(before.status) && by.some((part) => PARTS[person].includes(part)),
  );
  expect([event, person, before.status, after.status]).toEqual([
    event,
    person,
    before.status,
    transition?.to,
  ]);
  expect([event, RIGHTS[event]?.(before, now) ?? true]).toEqual([event, true]);
  expect(after.version).toBe(before.version + 1);
  return { event, after };
};

class Undone extends Error {}

const LIKELY: Beginning = {
  status: 'draft',
  one: 'draft',
  two: 'draft',
  panel: ['submitted', 'submitted', 'submitted'],
  moment: 'applyEnd',
  days: -2,
  announced: true,
  certified: true,
};
/** Initial states that meet the guards of an event; events not listed here only depend on the status. */
const OPEN_TO: Partial<Record<ApplicationEvent, Partial<Beginning>>> = {
  submit: { days: 2 },
  endorse: { certified: false },
  approve: { moment: 'publicityStart', days: 9 },
  submit_stage_one: { moment: 'stageOneStart', days: 2 },
  pass_stage_one: { one: 'submitted' },
  return_stage_one: { one: 'submitted' },
  submit_stage_two: { one: 'passed', moment: 'stageTwoStart', days: 2 },
  pass_stage_two: { two: 'submitted' },
  return_stage_two: { two: 'submitted' },
};
/** Random sequences sometimes miss a transition, so each one is tried once before the random ones. */
const EVERY_ARROW = TRANSITIONS.flatMap(({ event, from, by }) =>
  from.flatMap((status): [Beginning, Step[]][] => {
    const person = (Object.keys(PARTS) as Person[]).find((who) =>
      by.some((part) => PARTS[who].includes(part)),
    );
    if (!person) return [];
    const days = event === 'submit' && status === 'draft' ? { days: -2 } : {};
    return [[{ ...LIKELY, ...OPEN_TO[event], ...days, status }, [{ event, person, transition: null }]]];
  }),
);

it('2,000 random sequences of events by everybody move the stored application along the table alone', async () => {
  const moved = new Set<ApplicationEvent>();
  await fc.assert(
    fc.asyncProperty(beginnings, fc.array(stepOf, { minLength: 1, maxLength: 4 }), async (start, events) => {
      const sequence = service.db.transaction(async (tx) => {
        const now = await begin(tx, start);
        let head = await findHead(tx, id);
        let moves = 0;
        for (const one of events) {
          const { event, after } = await play(tx, one, head, now);
          head = after;
          if (!event) continue;
          moves += 1;
          moved.add(event);
        }
        expect(await countEvents(tx)).toBe(recorded + moves);
        throw new Undone();
      });
      await expect(sequence).rejects.toBeInstanceOf(Undone);
    }),
    { numRuns: RUNS, examples: EVERY_ARROW },
  );

  // All events were seen, except the one that only the clock starts.
  expect(APPLICATION_EVENTS.filter((event) => !moved.has(event))).toEqual(['expire']);
});
