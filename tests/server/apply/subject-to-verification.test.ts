import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { MINUTE_MS } from '@contract/time-units';
import { IN_FORCE } from '@server/security/agreements-in-force';
import { anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { clearTables } from '@tests/support/clear-tables';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';

const LEADER = 'shenzhiyao';
const UNIT = 'xuyingchuan';
const SHEET = '盖章审核表.pdf';
let service: TestService;
const as = (login: string) => anApplicant(service, login);
const query = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);

let began: Date;
beforeAll(async () => {
  service = await startService();
  began = service.clock.now;
});
afterAll(() => service.stop());
/** Every test begins with nothing filed, and with a leader whose certifications have all ended. */
beforeEach(async () => {
  service.clock.now = began;
  await clearApplications(service);
  await clearTables(service.db, 'rate_limit');
  await query(
    'update certification set status = 3 where account_id = (select id from account where login = $1)',
    [LEADER],
  );
  await query('update account set certified = false where login = $1', [LEADER]);
});

const first17 = '99000019900307124';
const NUMBER = first17 + idNumberCheckCharacter(first17);

/** The leader asks for a certification; answers its id and version. */
const ask = async (): Promise<{ id: number; version: number }> => {
  const { headers } = await as(LEADER);
  const { status } = await service.call('POST', `/api/users/accounts/${LEADER}/authentication_apply.json`, {
    headers,
    body: {
      name: '沈知遥',
      gender: 1,
      id_number: NUMBER,
      consent: IN_FORCE.id_data,
      attachment_ids: [await aFile(service, LEADER, 'real_name')],
    },
  });
  expect(status).toBe(200);
  const { rows } = await query('select id, version from certification order by id desc limit 1');
  return { id: Number(rows[0].id), version: rows[0].version };
};
const decide = async (one: { id: number; version: number }, answer: Record<string, unknown>) =>
  service.call('PUT', `/prod-api/system/cert/${one.id}/decide`, {
    headers: (await as('office')).headers,
    body: { version: one.version, ...answer },
  });
const endorse = async (id: number) =>
  (await as(UNIT)).event({ id }, 'endorse', {
    sealedSheet: await aReadyFile(service, UNIT, SHEET),
    sheetCompared: true,
  });
const filed = async () => {
  const application = await (await as(LEADER)).filed();
  return application.id as number;
};
const inReview = async (): Promise<number> => {
  const id = await filed();
  await (await as(UNIT)).event({ id }, 'start_audit');
  return id;
};
const read = async (id: number, login = LEADER) => (await (await as(login)).read(id)).body.data;
const eventsOf = async (id: number) =>
  (
    await query('select event, actor_role from application_event where application_id = $1 order by id', [id])
  ).rows
    .map(({ event, actor_role: role }) => `${event} by ${role}`)
    .slice(1);

test('who is not certified files in time, with number and receipt, and the unit sees the condition', async () => {
  const id = await filed();

  expect(await read(id)).toMatchObject({ status: 'submitted', condition: 'none', no: expect.any(String) });
  const receipt = (await (await as(LEADER)).send('GET', `/${id}/receipt`)).body.data;
  expect(receipt).toMatchObject({ condition: 'none', code: expect.any(String) });
  const list = await (await as(UNIT)).send('GET', '/unitList');
  expect(list.body).toMatchObject({ waiting: 1, rows: [{ id, condition: 'none' }] });
  const { rows } = await query("select title from notification where title like '%提交%'");
  expect(rows[0].title).toContain('以负责人通过实名认证为条件');
});

test('the unit may look and send back, but nothing reaches the office before the certification', async () => {
  const id = await inReview();

  const seen = await read(id, UNIT);
  expect(seen.actions.sort()).toEqual(['endorse', 'return']);
  expect(seen.held).toMatchObject([{ event: 'report', reason: '负责人通过实名认证后即可上报' }]);
  const refused = await (await as(UNIT)).event({ id }, 'report', {
    sealedSheet: await aReadyFile(service, UNIT, SHEET),
    sheetCompared: true,
  });
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'apply.uncertified']);
  expect((await read(id)).status).toBe('unit_review');
});

test('what the unit has stamped waits in the leader’s hands and is nothing for the unit to do', async () => {
  const id = await inReview();

  const { body } = await endorse(id);

  expect(body.data).toMatchObject({
    status: 'unit_review',
    condition: 'none',
    handler: { role: 'applicant' },
    actions: ['return'],
    sealedSheet: { name: SHEET },
  });
  expect((await (await as(UNIT)).send('GET', '/unitList')).body).toMatchObject({ total: 1, waiting: 0 });
  expect((await endorse(id)).body.errorCode).toBe('apply.endorsed');
  expect((await (await as('office')).read(id)).status).toBe(404);
});

const later = (): void => {
  service.clock.now = new Date(service.clock.now.getTime() + MINUTE_MS);
};

test('the office’s record counts the leader who was sent to the certification', async () => {
  const id = await inReview();
  later();
  await endorse(id);
  later();
  await decide(await ask(), { agree: true });

  const { rows } = await query(
    "select id from application_event where application_id = $1 and event = 'endorse'",
    [id],
  );
  const { past } = (await (await as('office')).send('GET', `/${id}/told`)).body.data;
  expect(past).toContainEqual(expect.objectContaining({ eventId: rows[0].id, site: 1 }));
});

test('it goes on by itself when the certification is agreed, told in history, audit and notices', async () => {
  const id = await inReview();
  await endorse(id);
  const before = await read(id);
  const one = await ask();
  expect((await read(id)).condition).toBe('pending');

  expect((await decide(one, { agree: true })).status).toBe(200);

  const after = await read(id);
  expect(after).toMatchObject({ status: 'formal_check', condition: null, handler: { role: 'office' } });
  expect(after.submittedAt).toBe(before.submittedAt);
  expect(after.sealedSheet).toMatchObject({ name: SHEET });
  expect((await eventsOf(id)).slice(-3)).toEqual([
    'endorse by unit',
    'certified by system',
    'report by system',
  ]);
  const { rows: audit } = await query(
    "select action from audit_event where target = $1 and action in ('apply.endorse', 'apply.report') order by id",
    [`application:${id}`],
  );
  expect(audit.map(({ action }) => action)).toEqual(['apply.endorse', 'apply.report']);
  const titles = (
    await query('select a.login, n.title from notification n join account a on a.id = n.account_id')
  ).rows;
  expect(
    titles.find(({ login, title }) => login === LEADER && title.includes('当前状态：形式审查')),
  ).toBeDefined();
  expect(titles.find(({ login, title }) => login === UNIT && title.includes('已自动上报'))).toBeDefined();
  expect(titles.find(({ login, title }) => login === 'office' && title.includes('等待处理'))).toBeDefined();
});

test('without a stamp the unit hears that it may go on, and forwards as always', async () => {
  const id = await inReview();

  await decide(await ask(), { agree: true });

  expect((await eventsOf(id)).at(-1)).toBe('certified by system');
  expect(await read(id, UNIT)).toMatchObject({ condition: null, held: [] });
  expect((await endorse(id)).body.errorCode).toBe('apply.leader_certified');
  const sheet = await aReadyFile(service, UNIT, SHEET);
  const { body } = await (await as(UNIT)).event({ id }, 'report', {
    sealedSheet: sheet,
    sheetCompared: true,
  });
  expect(body.data.status).toBe('formal_check');
});

test('a refused scan is mended without losing the place', async () => {
  const id = await inReview();
  await endorse(id);
  const { submittedAt } = await read(id);
  const first = await ask();
  await decide(first, { agree: false, reasonCode: 'glare', reason: '请避开灯光' });
  expect((await read(id)).condition).toBe('refused');
  const { headers } = await as(LEADER);
  const own = await service.call('GET', `/api/users/accounts/${LEADER}/certifications.json`, { headers });
  expect(own.body.certifications[0]).toMatchObject({
    reason_code: 'glare',
    reason_words: '请避开灯光',
    remarks: '反光遮住了文字。请避开灯光',
  });

  service.clock.now = new Date(service.clock.now.getTime() + 30 * MINUTE_MS);
  const second = await ask();

  const { rows } = await query('select queued_at from certification where id = any($1)', [
    [first.id, second.id],
  ]);
  expect(rows[1].queued_at).toEqual(rows[0].queued_at);
  await decide(second, { agree: true });
  expect(await read(id)).toMatchObject({ status: 'formal_check', submittedAt });
});

test('what was taken back, changed and filed again is not carried on by the earlier stamp', async () => {
  const id = await inReview();
  await endorse(id);
  const leader = await as(LEADER);
  await leader.event({ id }, 'withdraw');
  await leader.event({ id }, 'reopen');
  await leader.event({ id }, 'submit');

  await decide(await ask(), { agree: true });

  expect(await read(id)).toMatchObject({ status: 'submitted', condition: null, handler: { role: 'unit' } });
});

test('a certification that ends before the stamp brings the condition back, after it nothing changes', async () => {
  const one = await ask();
  await decide(one, { agree: true });
  const id = await inReview();
  expect((await read(id)).condition).toBeNull();

  const { headers } = await as(LEADER);
  await service.call('POST', `/api/users/${LEADER}/cancel_authentication.json`, { headers, body: {} });

  expect((await read(id)).condition).toBe('none');
  await endorse(id);
  await decide(await ask(), { agree: true });
  expect((await read(id)).status).toBe('formal_check');
  await service.call('POST', `/api/users/${LEADER}/cancel_authentication.json`, { headers, body: {} });
  expect(await read(id)).toMatchObject({ status: 'formal_check', condition: null });
});

test('a stamp and an agreement at the same moment end with the office, whichever comes first', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    await clearApplications(service);
    await query('update certification set status = 3 where status in (0, 1) and name = $1', ['沈知遥']);
    await query('update account set certified = false where login = $1', [LEADER]);
    const id = await inReview();
    const one = await ask();

    const [stamped] = await Promise.all([endorse(id), decide(one, { agree: true })]);

    if (stamped.status === 409) {
      expect(stamped.body.errorCode).toBe('apply.leader_certified');
      const sheet = await aReadyFile(service, UNIT, SHEET);
      await (await as(UNIT)).event({ id }, 'report', { sealedSheet: sheet, sheetCompared: true });
    }
    outcomes.push((await read(id)).status);
  }
  expect(outcomes).toEqual(Array(4).fill('formal_check'));
});

test('only the leader’s unit endorses, and only in review', async () => {
  const id = await filed();
  const sheet = await aReadyFile(service, UNIT, SHEET);
  const unit = await as(UNIT);
  expect((await unit.event({ id }, 'endorse', { sealedSheet: sheet, sheetCompared: true })).status).toBe(409);
  await unit.event({ id }, 'start_audit');
  expect((await unit.event({ id }, 'endorse')).status).toBe(400);
  expect(
    (await (await as(LEADER)).event({ id }, 'endorse', { sealedSheet: sheet, sheetCompared: true })).status,
  ).toBe(403);
  expect(
    (
      await (
        await as('gumingqian')
      ).event({ id, version: 1 }, 'endorse', { sealedSheet: sheet, sheetCompared: true })
    ).status,
  ).toBe(404);
});

test('what is refused without a reason, or with 其他 and no words, is not refused', async () => {
  const one = await ask();
  expect((await decide(one, { agree: false })).status).toBe(400);
  expect((await decide(one, { agree: false, reasonCode: 'other' })).status).toBe(400);
  expect((await decide(one, { agree: false, reasonCode: 'smudged' })).status).toBe(400);
  expect((await decide(one, { agree: false, reasonCode: 'cropped' })).status).toBe(200);
});
