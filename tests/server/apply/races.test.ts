import { dayEnd } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { approvePublished, expireReturned } from '@server/modules/apply/events/timed-events';
import { accountOf } from '@tests/support/accounts';
import { anApplicant, aReadyFile, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { aPanel } from '@tests/support/aPanel';
import { type Answer, startService, type TestService } from '@tests/support/service';

const ROUNDS = 4;
let service: TestService;
let start: Date;
const as = (login: string) => anApplicant(service, login);
const signing = () => ({
  sealer: createSealer(service.config.dataKey.export()),
  receiptKey: service.config.receiptKey,
});

beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
  // A second auditor of the same unit.
  const { db } = service;
  const { unitId } = await accountOf(service, 'xuyingchuan');
  const { id: roleId } = await db.kysely
    .selectFrom('role')
    .select('id')
    .where('roleKey', '=', 'unit_admin')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await db.kysely
    .updateTable('account')
    .set({ unitId })
    .where('loginKey', '=', 'linxiaoman')
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.kysely.insertInto('accountRole').values({ accountId, roleId }).execute();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.now = start;
  await clearApplications(service);
});

const statusOf = async (id: number): Promise<string> =>
  (await service.db.pool.query('select status from application where id = $1', [id])).rows[0].status;
const eventsOf = async (id: number, events: readonly string[]): Promise<number> =>
  (
    await service.db.pool.query(
      'select count(*)::int as n from application_event where application_id = $1 and event = any($2)',
      [id, events],
    )
  ).rows[0].n;

/** Exactly one of the two succeeded, the record shows its result, and the other was told the reason. */
const expectOneWinner = async (id: number, answers: readonly Answer[], events: readonly string[]) => {
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  // A withdrawn application no longer exists for the unit.
  expect([404, 409]).toContain(answers.find((answer) => answer !== winners[0])?.status);
  expect(await statusOf(id)).toBe(winners[0]?.body.data.status);
  expect(await eventsOf(id, events)).toBe(1);
};

const sheet = () => aReadyFile(service, 'xuyingchuan', '盖章审核表.pdf');
const inAudit = async () => {
  const { id } = await (await as('shenzhiyao')).filed();
  return (await (await as('xuyingchuan')).event({ id }, 'start_audit')).body.data;
};
const inFormalCheck = async () => {
  const { id } = await inAudit();
  return (
    await (
      await as('xuyingchuan')
    ).event({ id }, 'report', { sealedSheet: await sheet(), sheetCompared: true })
  ).body.data;
};

describe('two at once leave one winner', () => {
  it('withdrawing against the report of the unit', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clearApplications(service);
      const application = await inAudit();
      const [shen, unit, sealedSheet] = [await as('shenzhiyao'), await as('xuyingchuan'), await sheet()];

      const answers = await Promise.all([
        shen.event(application, 'withdraw'),
        unit.event(application, 'report', { sealedSheet, sheetCompared: true }),
      ]);

      await expectOneWinner(application.id, answers, ['withdraw', 'report']);
    }
  });

  it('withdrawing against the acceptance: what lies with the office is not taken back any more', async () => {
    const application = await inFormalCheck();
    const [shen, office] = [await as('shenzhiyao'), await as('office')];

    const [withdrawn, accepted] = await Promise.all([
      shen.event(application, 'withdraw'),
      office.event(application, 'accept'),
    ]);

    expect([withdrawn.status, accepted.status]).toEqual([409, 200]);
    expect(await statusOf(application.id)).toBe('expert_review');
  });

  it('two auditors who begin, and two who end it differently', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clearApplications(service);
      const filed = await (await as('shenzhiyao')).filed();
      const [xu, lin, sealedSheet] = [await as('xuyingchuan'), await as('linxiaoman'), await sheet()];

      const begun = await Promise.all([xu.event(filed, 'start_audit'), lin.event(filed, 'start_audit')]);
      await expectOneWinner(filed.id, begun, ['start_audit']);

      const { data } = (await xu.read(filed.id)).body;
      const dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
      const ended = await Promise.all([
        xu.event(data, 'report', { sealedSheet, sheetCompared: true }),
        lin.event(data, 'return', { reason: '缺报价', dueAt }),
      ]);
      await expectOneWinner(filed.id, ended, ['report', 'return']);
    }
  });

  it('two at the office, for and against', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clearApplications(service);
      const application = await inFormalCheck();
      const [one, other] = [await as('office'), await as('office')];

      const answers = await Promise.all([
        one.event(application, 'accept'),
        other.event(application, 'reject', { reason: '不属于本批次' }),
      ]);

      await expectOneWinner(application.id, answers, ['accept', 'reject']);
    }
  });

  it('an objection against the end of the publicity', async () => {
    const { id } = await inFormalCheck();
    await (await as('office')).event({ id }, 'accept');
    await aPanel(service.db.kysely, id);
    await (await as('office')).event({ id }, 'propose');
    const { publicityStart, publicityDays } = await openPeriod(service);
    service.clock.now = new Date(dayEnd(publicityStart.getTime() + publicityDays * DAY_MS) + 2000);
    const office = await as('office');

    const [objected, approved] = await Promise.all([
      office.event({ id }, 'object', { reason: '指标来源存在争议' }),
      approvePublished(service.db, signing(), service.clock.now),
    ]);

    // A row that another transaction holds is left to the next run of the job.
    expect([objected.status === 200, approved === 1]).toContain(true);
    expect(await eventsOf(id, ['object', 'approve'])).toBe(1);
    expect(await statusOf(id)).toBe(approved === 1 ? 'approved' : 'expert_review');
  });
});

describe('the second of the deadline', () => {
  it('still takes one of two devices; the next second takes none', async () => {
    const draft = await (await as('shenzhiyao')).completeDraft();
    const { applyEnd } = await openPeriod(service);
    service.clock.now = new Date(applyEnd.getTime() + 999);
    const [one, other] = [await as('shenzhiyao'), await as('shenzhiyao')];

    const inTime = await Promise.all([one.event(draft, 'submit'), other.event(draft, 'submit')]);
    await expectOneWinner(draft.id, inTime, ['submit']);

    const filed = (await one.read(draft.id)).body.data;
    service.clock.now = new Date(applyEnd.getTime() + 1000);
    const late = await as('shenzhiyao');
    const answers = await Promise.all([late.event(filed, 'withdraw'), late.event(filed, 'withdraw')]);
    expect(answers.map(({ body }) => body.errorCode)).toEqual(['apply.closed', 'apply.closed']);
    expect(await statusOf(draft.id)).toBe('submitted');
  });

  it('of a returned application belongs to the applicant or to the service, never to both', async () => {
    for (const after of [999, 1000]) {
      await clearApplications(service);
      service.clock.now = start;
      const { id } = await inAudit();
      const dueAt = new Date(Math.ceil(start.getTime() / 1000) * 1000 + DAY_MS);
      await (await as('xuyingchuan')).event({ id }, 'return', {
        reason: '缺附件',
        dueAt: dueAt.toISOString(),
      });
      service.clock.now = new Date(dueAt.getTime() + after);
      const shen = await as('shenzhiyao');

      const [filed, expired] = await Promise.all([
        shen.event({ id }, 'submit'),
        expireReturned(service.db, signing(), service.clock.now),
      ]);

      expect([after, filed.status === 200 ? 1 : 0, await statusOf(id)]).toEqual(
        after === 999 ? [999, 1, 'submitted'] : [1000, 0, expired === 1 ? 'rejected' : 'returned'],
      );
      expect(await eventsOf(id, ['expire'])).toBe(expired);
    }
  });
});
