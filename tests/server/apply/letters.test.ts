import { randomBytes, sign } from 'node:crypto';
import type { ApplicationStatus } from '@contract/enums';
import { APPLICATION_STATUSES } from '@contract/enums';
import { beijingTime } from '@contract/rules/beijing-time';
import { judgeFile } from '@contract/rules/receipt-proof/judge';
import { DAY_MS } from '@contract/time-units';
import { receiptKeyFrom } from '@server/crypto/receipt-key';
import { platformKeys } from '@server/crypto/receipt-keyring';
import { createSealer } from '@server/crypto/sealing';
import { expireReturned } from '@server/modules/apply/events/timed-events';
import { forgetOpeningsOf } from '@server/modules/apply/letters/letter-openings';
import { aResult } from '@tests/support/a-result';
import {
  type Applicant,
  anApplicant,
  applicants,
  aReadyFile,
  clearApplications,
} from '@tests/support/anApplicant';
import { aPanel } from '@tests/support/aPanel';
import { prints } from '@tests/support/pdf-text';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let office: Applicant;
let unit: Applicant;
const sql = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
beforeAll(async () => {
  service = await startService();
  [shen, office, unit] = await applicants(service, 'shenzhiyao', 'office', 'xuyingchuan');
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

/** Filed, then moved directly to the status with which the test begins. */
const standing = async (status: ApplicationStatus): Promise<number> => {
  const { id } = await shen.filed();
  await sql(
    `update application set status = $2, reported_at = now(), version = version + 1,
     handler = case when $2 in ('formal_check', 'expert_review', 'publicity') then 'office' end where id = $1`,
    [id, status],
  );
  return id;
};
const terminated = async (): Promise<number> => {
  const id = await approved();
  expect((await office.event({ id }, 'terminate', { reason: '承担单位已经注销' })).status).toBe(200);
  return id;
};
const approved = async (): Promise<number> => {
  const id = await standing('publicity');
  await sql(
    `update application set public_since = now() - interval '60 days', status_since = now() - interval '90 days',
     promised_until = $2 where id = $1`,
    [id, new Date(service.clock.now.getTime() - DAY_MS)],
  );
  const { status, body } = await office.event({ id }, 'approve');
  expect([status, body.msg]).toEqual([200, body.msg]);
  return id;
};
const declined = async (reason = '技术路线与目标不符'): Promise<number> => {
  const id = await standing('expert_review');
  await aPanel(service.db.kysely, id);
  expect((await office.event({ id }, 'decline', { reason })).status).toBe(200);
  return id;
};
const lettersOf = async (id: number, person = shen) => (await person.send('GET', `/${id}/letters`)).body.data;
const open = async (id: number, letterId: number, person = shen) =>
  person.send('GET', `/${id}/letters/${letterId}`);
const pdf = (id: number, letterId: number, { headers }: Applicant = shen) =>
  service.app.inject({ url: `/prod-api/cms/apply/${id}/letters/${letterId}/letter.pdf`, headers });
const check = (code: string) => service.call('GET', `/prod-api/cms/open/verify/${code}`);
const lineOf = (letter: { lines: { label: string; value: string }[] }, label: string) =>
  letter.lines.find((line) => line.label === label)?.value;

describe('a decision is told in a letter', () => {
  test('of what is public about it, with its reason and the organ that decided, and no official', async () => {
    const id = await declined('预算与任务不匹配');
    const [summary] = await lettersOf(id);
    const { data } = (await open(id, summary.id)).body;
    const { body: application } = await shen.read(id);

    expect(data).toMatchObject({ letter: 'not_funded', heading: '不予立项通知书', organ: '开创专项办公室' });
    expect(lineOf(data, '项目编号')).toBe(application.data.no);
    expect(lineOf(data, '项目名称')).toBe(application.data.title);
    expect(lineOf(data, '申报批次')).toBe(application.data.periodName);
    expect(lineOf(data, '申报单位')).toBe(application.data.unitName);
    expect(lineOf(data, '项目负责人')).toBe('沈知遥');
    expect(lineOf(data, '理由')).toBe('预算与任务不匹配');
    expect(lineOf(data, '决定时间')).toBe(beijingTime(summary.decidedAt));
    expect(lineOf(data, '预算合计')).toBeUndefined();
    expect(lineOf(data, '补发时间')).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain('陆');
    expect(
      (await sql("select detail from audit_event where action = 'apply.decline'")).rows.at(-1).detail,
    ).toMatchObject({ letter: data.digest });
  });

  test('that names the budget where the project is funded', async () => {
    const [{ id: letterId, letter }] = await lettersOf(await approved());
    const { rows } = await sql('select application_id as id from decision_letter where id = $1', [letterId]);
    const { data } = (await open(Number(rows[0].id), letterId)).body;

    expect(letter).toBe('approved');
    expect(lineOf(data, '预算合计')).toMatch(/^[\d,.]+ 万元（依据第 1 版申报书）$/);
  });

  test('of the clock as well, which gives the date that was missed', async () => {
    const id = await standing('returned');
    const due = new Date(service.clock.now.getTime() - DAY_MS);
    await sql("update application set due_at = $2, returned_from = 'formal_check' where id = $1", [id, due]);
    const signing = {
      sealer: createSealer(service.config.dataKey.export()),
      receiptKey: service.config.receiptKey,
    };

    expect(await expireReturned(service.db, signing, service.clock.now)).toBe(1);

    const [{ id: letterId, letter }] = await lettersOf(id);
    const { data } = (await open(id, letterId)).body;
    expect(letter).toBe('rejected');
    expect(data.body).toBe('你单位申报的下列项目，退回修改后未在期限内重新提交，决定不予受理。');
    expect(lineOf(data, '理由')).toBe(`未在修改期限 ${beijingTime(due.toISOString())}前重新提交`);
  });

  test('that names the publicity it came back from', async () => {
    const id = await standing('publicity');
    expect((await office.event({ id }, 'object', { reason: '指标来源存在争议' })).status).toBe(200);
    await aPanel(service.db.kysely, id);
    expect((await office.event({ id }, 'decline', { reason: '异议成立' })).status).toBe(200);

    const [{ id: letterId }] = await lettersOf(id);
    expect((await open(id, letterId)).body.data.body).toContain(
      '公示，因公示期间有异议，经复核，决定不予立项',
    );
  });

  test('for a stage that is passed, and none for one that is sent back', async () => {
    const id = await standing('stage_one');
    const sheet = await aReadyFile(service, 'shenzhiyao', '盖章件.pdf');
    await aResult(service.db.kysely, id, 'one', { status: 'submitted', sheet });
    await office.event({ id }, 'return_stage_one', { reason: '缺少检测报告' });
    expect(await lettersOf(id)).toEqual([]);

    await sql("update stage_result set status = 'submitted' where application_id = $1", [id]);
    expect((await office.event({ id }, 'pass_stage_one')).status).toBe(200);

    expect(await lettersOf(id)).toMatchObject([{ letter: 'stage_one', standing: { state: 'current' } }]);
  });

  test('that stays as it was written, whatever names are changed afterwards', async () => {
    const id = await declined();
    const [{ id: letterId, code }] = await lettersOf(id);
    const before = (await open(id, letterId)).body.data;

    await sql("update application set title = '另一个名称', unit_name = '另一个单位' where id = $1", [id]);
    await sql("update account set real_name = '沈另名' where login = 'shenzhiyao'");
    await sql("update period set name = '另一个批次'");
    const after = (await open(id, letterId)).body.data;
    await sql("update account set real_name = '沈知遥' where login = 'shenzhiyao'");

    expect(after).toEqual(before);
    expect((await check(code)).body.data).toMatchObject({ title: before.lines[1].value, leader: '沈**' });
  });

  test('later, and says so, where it was decided before there were letters', async () => {
    const id = await declined();
    await sql('delete from decision_letter');
    await sql("update application_event set at = at - interval '3 days' where event = 'decline'");

    const [first] = await Promise.all([lettersOf(id), lettersOf(id), lettersOf(id, office)]);
    const [{ id: letterId, code }] = first;
    const { data } = (await open(id, letterId)).body;

    expect((await sql('select count(*)::int as n from decision_letter')).rows).toEqual([{ n: 1 }]);
    expect(lineOf(data, '补发时间')).toContain('（北京时间）');
    expect((await check(code)).status).toBe(200);
  });
});

describe('whoever holds a letter', () => {
  test('is told that it is genuine and holds, with enough to compare it, and neither reason nor full name', async () => {
    const id = await declined('技术路线与目标不符');
    const [{ code }] = await lettersOf(id);

    const { status, body, response } = await check(code.replaceAll('-', '').toLowerCase());

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      letter: 'not_funded',
      code,
      leader: '沈**',
      organ: '开创专项办公室',
      standing: { state: 'current', at: null, by: null },
    });
    expect(response.body).not.toMatch(/技术路线与目标不符|沈知遥|salt/);
  });

  test('is told honestly which one took its place', async () => {
    const id = await terminated();
    const letters = await lettersOf(id);

    expect(letters.map(({ letter, standing: { state } }: never) => [letter, state])).toEqual([
      ['terminated', 'current'],
      ['approved', 'replaced'],
    ]);
    const { data } = (await check(letters[1].code)).body;
    expect(data.standing).toEqual({ state: 'replaced', at: letters[0].decidedAt, by: 'terminated' });
    const file = await pdf(id, letters[1].id);
    expect(prints(file.rawPayload, '由《项目终止通知书》替代')).toBe(true);
  });

  test('is told that its decision was taken back where it is open again', async () => {
    const id = await declined();
    const [{ id: letterId, code }] = await lettersOf(id);

    await sql(
      `insert into application_event (application_id, event, from_status, to_status, actor_role, at)
       values ($1, 'object', 'not_funded', 'expert_review', 'office', now())`,
      [id],
    );
    await sql("update application set status = 'expert_review' where id = $1", [id]);

    expect((await check(code)).body.data.standing).toMatchObject({ state: 'withdrawn', by: null });
    expect((await open(id, letterId)).body.data.standing.state).toBe('withdrawn');
  });

  test('has a PDF that prints what it says and proves itself', async () => {
    const id = await declined('预算与任务不匹配');
    const [{ id: letterId, code, decidedAt }] = await lettersOf(id);

    const { statusCode, rawPayload, headers } = await pdf(id, letterId);

    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('不予立项通知书-KC');
    for (const words of ['预算与任务不匹配', '决定不予立项', '沈知遥', beijingTime(decidedAt), code])
      expect([words, prints(rawPayload, words)]).toEqual([words, true]);
    const keys = platformKeys(service.config);
    expect(judgeFile(new Uint8Array(rawPayload), keys)).toMatchObject({
      fault: null,
      isDocument: true,
      letter: { letter: 'not_funded', no: expect.stringMatching(/^KC/) },
    });
    const altered = new Uint8Array(rawPayload);
    altered[600] = (altered[600] ?? 0) ^ 1;
    expect(judgeFile(altered, keys)).toEqual({ fault: 'document' });
  });

  test('has it on more sheets where the reason is long', async () => {
    const reason = '逐条说明。'.repeat(400);
    const id = await declined(reason);
    const [{ id: letterId, code }] = await lettersOf(id);

    const { rawPayload } = await pdf(id, letterId);

    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
    expect(prints(rawPayload, code)).toBe(true);
  });
});

describe('a changed letter is refused whole', () => {
  const changes: [what: string, statement: string][] = [
    ['what it says', "update decision_letter set document = replace(document, '不予立项', '予以立项')"],
    ['the signed text', "update decision_letter set statement = replace(statement, 'KC', 'XX')"],
    ['the signature', 'update decision_letter set signature = reverse(signature)'],
    ['its time', "update decision_letter set issued_at = issued_at + interval '1 day'"],
    ['its kind', "update decision_letter set kind = 'approved'"],
    ['the number of the application', "update application set no = 'KC2026-B-9999'"],
    ['the time of the decision', "update application_event set at = at - interval '1 day'"],
    ['the decision', "update application_event set event = 'approve' where event = 'decline'"],
  ];
  test.each(changes)('%s', async (_, statement) => {
    const id = await declined();
    const [{ id: letterId, code }] = await lettersOf(id);

    await sql(statement);

    const { status, body } = await check(code);
    expect([status, body.errorCode]).toEqual([409, 'letter.changed']);
    expect(JSON.stringify(body)).not.toMatch(/KC2026|青陶/);
    expect((await open(id, letterId)).status).toBe(409);
    expect((await pdf(id, letterId)).statusCode).toBe(409);
  });

  test('one that somebody else has signed', async () => {
    const id = await declined();
    const [{ code }] = await lettersOf(id);
    const { statement } = (await check(code)).body.data;
    const forged = sign(null, Buffer.from(statement), receiptKeyFrom(randomBytes(32))).toString('base64');

    await sql('update decision_letter set signature = $1', [forged]);

    expect((await check(code)).status).toBe(409);
  });
});

describe('who may read a letter', () => {
  const HELPERS = [
    ['gumingqian', 'author'],
    ['linxiaoman', 'reader'],
  ] as const;
  const help = async (id: number): Promise<void> => {
    const helpers: object[] = [];
    for (const [login, role] of HELPERS) {
      const { rows } = await sql('select id from account where login = $1', [login]);
      helpers.push({ accountId: Number(rows[0].id), role, sections: [], since: '2026-09-01T00:00:00Z' });
    }
    await sql('update application set helpers = $2 where id = $1', [id, JSON.stringify(helpers)]);
  };
  const WHO = [
    'shenzhiyao',
    'gumingqian',
    'linxiaoman',
    'xuyingchuan',
    'office',
    'luyiwei',
    'auditor',
  ] as const;
  const TEAM = ['shenzhiyao', 'gumingqian', 'linxiaoman'];
  /** People who may read the application; the unit and the office only while it is filed. */
  const mayRead = (login: string, status: ApplicationStatus): boolean => {
    if (TEAM.includes(login)) return true;
    return ['xuyingchuan', 'office'].includes(login) && !['draft', 'withdrawn'].includes(status);
  };

  test('whoever may read the application, by person and by status, and nobody else', async () => {
    const id = await declined();
    await help(id);
    const [{ id: letterId }] = await lettersOf(id);
    const people = new Map<string, Applicant>();
    for (const login of WHO) people.set(login, await anApplicant(service, login));
    const table: unknown[] = [];
    const expected: unknown[] = [];
    for (const status of APPLICATION_STATUSES) {
      await sql('update application set status = $2 where id = $1', [id, status]);
      for (const [login, person] of people) {
        const answers = [
          (await person.send('GET', `/${id}/letters`)).status,
          (await open(id, letterId, person)).status,
          (await pdf(id, letterId, person)).statusCode,
        ];
        table.push([status, login, ...answers]);
        const answer = mayRead(login, status) ? 200 : 404;
        expected.push([status, login, answer, answer, answer]);
      }
    }
    expect(table).toEqual(expected);
  });

  test('not by the number of another application, nor without signing in', async () => {
    const [one, other] = [await declined(), await declined('另一份')];
    const [{ id: letterId }] = await lettersOf(one);

    expect((await open(other, letterId)).status).toBe(404);
    expect((await service.call('GET', `/prod-api/cms/apply/${one}/letters/${letterId}`)).status).toBe(401);
    expect((await service.call('GET', `/prod-api/cms/apply/${one}/letters`)).status).toBe(401);
  });

  test('not any more whoever was taken out of the team', async () => {
    const id = await declined();
    await help(id);
    const [{ id: letterId }] = await lettersOf(id);
    const gu = await anApplicant(service, 'gumingqian');
    expect((await open(id, letterId, gu)).status).toBe(200);

    await sql("update application set helpers = '[]' where id = $1", [id]);

    expect([(await open(id, letterId, gu)).status, (await pdf(id, letterId, gu)).statusCode]).toEqual([
      404, 404,
    ]);
  });

  test('the office sees who has opened it, the unit as one; its own reading is no opening', async () => {
    const id = await declined();
    await help(id);
    const [summary] = await lettersOf(id, office);
    expect(summary.openings).toEqual([]);
    expect((await lettersOf(id))[0].openings).toBeNull();
    expect((await lettersOf(id, unit))[0].openings).toBeNull();

    await open(id, summary.id, office);
    await pdf(id, summary.id, office);
    expect((await lettersOf(id, office))[0].openings).toEqual([]);
    await open(id, summary.id);
    await open(id, summary.id);
    await pdf(id, summary.id, unit);

    const [{ openings }] = await lettersOf(id, office);
    const { rows } = await sql(
      'select u.name from application a join unit u on u.id = a.unit_id where a.id = $1',
      [id],
    );
    expect(openings.map(({ who }: { who: string }) => who).sort()).toEqual(['沈知遥', rows[0].name].sort());

    const leader = await sql("select id from account where login = 'shenzhiyao'");
    await service.db.transaction((tx) => forgetOpeningsOf(tx, Number(leader.rows[0].id)));
    expect((await lettersOf(id, office))[0].openings).toHaveLength(1);
  });
});
