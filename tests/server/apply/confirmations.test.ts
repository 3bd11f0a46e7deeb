import type { Application } from '@contract/apply';
import type { ConfirmationFinding, Confirmations } from '@contract/confirmation';
import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { tellLapses } from '@server/modules/apply/confirmations/tell-lapsed';
import { type Applicant, applicants, clearApplications } from '@tests/support/anApplicant';
import { prints } from '@tests/support/pdf-text';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let gu: Applicant;
let lin: Applicant;
let draft: Application;
const ROW = 'member-1';
const at = (column: string): string => `team.members.${ROW}.${column}`;

beforeAll(async () => {
  service = await startService();
  [shen, gu, lin] = await applicants(service, 'shenzhiyao', 'gumingqian', 'linxiaoman');
});
afterAll(() => service.stop());

const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
const setFields = (fields: object) =>
  query('update application set fields = fields || $2::jsonb where id = $1', [
    draft.id,
    JSON.stringify(fields),
  ]);
/** Shen leads; the first member is Gu, who has an account under that name and number. */
beforeEach(async () => {
  await clearApplications(service);
  await query('delete from rate_limit');
  await query('delete from notification');
  // A receipt is only printed if its chain can be followed, so start a new chain.
  await query("update receipt_head set sequence = 0, hash = ''");
  draft = await shen.completeDraft();
  await setFields({ [at('name')]: '顾明谦', [at('phone')]: '19900000002', [at('idNumber')]: null });
});

const listed = async (person: Applicant) =>
  (await person.send('GET', `/${draft.id}/confirmations`)).body.data as Confirmations;
const ask = (person: Applicant = shen, rowId = ROW) =>
  person.send('POST', `/${draft.id}/confirmations`, { rowId });
const first = ({ members }: Confirmations) => members[0] as Confirmations['members'][number];
/** The code of a request that has just been sent. */
const asked = async (): Promise<string> => first((await ask()).body.data).code ?? '';
const look = (person: Applicant, code: string) => person.send('GET', `/confirmations/${code}`);
const foundBy = async (person: Applicant, code: string) =>
  (await look(person, code)).body.data as ConfirmationFinding;
const answer = (person: Applicant, code: string, body: object) =>
  person.send('POST', `/confirmations/${code}/answer`, body);
const confirmBy = async (person: Applicant, code: string) =>
  answer(person, code, { accept: true, seen: (await foundBy(person, code)).seen });
const noticesOf = async (login: string): Promise<string[]> =>
  (
    await query(
      `select n.title || '｜' || n.body as said from notification n
       join account a on a.id = n.account_id where a.login = $1 order by n.id`,
      [login],
    )
  ).rows.map(({ said }) => said);

it('asks the account of that name and number, which reads what is said of it and confirms', async () => {
  const code = await asked();
  expect(first(await listed(shen))).toMatchObject({ state: 'waiting', toAccount: true, name: '顾明谦' });
  expect(await noticesOf('gumingqian')).toEqual([
    expect.stringContaining(`沈知遥请您确认参加“${draft.title}”`),
  ]);

  const found = await foundBy(gu, code);
  expect(found).toMatchObject({ title: draft.title, leaderName: '沈知遥', state: 'waiting', obstacle: null });
  const { phone, id, ...said } = draft.sections.team
    .members[0] as Application['sections']['team']['members'][0];
  expect(found.statement).toEqual({ ...said, name: '顾明谦', idNumber: null });

  expect((await confirmBy(gu, code)).status).toBe(200);
  expect(first(await listed(shen))).toMatchObject({ state: 'confirmed', changed: [], remindable: false });
  expect(await noticesOf('shenzhiyao')).toEqual([expect.stringContaining('顾明谦已在线确认参加')]);
});

it('gives a link where no such account is known, good for the person of that name alone', async () => {
  await setFields({ [at('phone')]: null });
  const code = await asked();
  expect(first(await listed(shen))).toMatchObject({ state: 'waiting', toAccount: false, code });
  expect(await noticesOf('gumingqian')).toEqual([]);

  // Without certification nothing of the statement is shown, not even the full name.
  const stranger = await foundBy(lin, code);
  expect(stranger).toMatchObject({
    obstacle: 'uncertified',
    statement: null,
    seen: null,
    memberName: '顾**',
  });
  expect((await answer(lin, code, { accept: true, seen: 'x' })).status).toBe(409);
  expect((await confirmBy(gu, code)).status).toBe(200);
  // From now on the request belongs to that person; another account is told that it may belong to a different one of
  // theirs.
  const elsewhere = await look(lin, code);
  expect([elsewhere.status, elsewhere.body.msg]).toEqual([404, expect.stringContaining('您的另一个账号')]);
});

it('is no business of somebody of another name, or with another document', async () => {
  await setFields({ [at('name')]: '王明远', [at('phone')]: null });
  const code = await asked();
  expect(await foundBy(gu, code)).toMatchObject({ obstacle: 'otherPerson', statement: null });

  await setFields({ [at('name')]: '顾明谦', [at('idNumber')]: '11010519491231002X' });
  expect(await foundBy(gu, code)).toMatchObject({ obstacle: 'otherPerson', statement: null });

  await setFields({ [at('idNumber')]: null });
  expect(await foundBy(gu, code)).toMatchObject({ obstacle: null });
});

it('is declined with a reason that the leader alone reads', async () => {
  const code = await asked();
  const refused = await answer(gu, code, { accept: false, seen: '', reason: ' ' });
  expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('请填写不同意的理由')]);
  expect((await answer(gu, code, { accept: false, seen: '', reason: '没有时间参加' })).status).toBe(200);

  expect(first(await listed(shen))).toMatchObject({ state: 'declined', reason: '没有时间参加' });
  await query(
    `update application set helpers = (select jsonb_build_array(jsonb_build_object('accountId', id,
       'since', now(), 'role', 'reader', 'sections', '[]'::jsonb)) from account where login = 'linxiaoman')
     where id = $1`,
    [draft.id],
  );
  expect(first(await listed(lin))).toMatchObject({ state: 'declined', reason: null, code: null });
});

it('lapses when what was confirmed is changed, and says where', async () => {
  const code = await asked();
  await confirmBy(gu, code);
  await setFields({ [at('months')]: 11, [at('phone')]: '19900000009' });

  expect(first(await listed(shen))).toMatchObject({ state: 'lapsed', changed: [at('months')] });
  expect(await foundBy(gu, code)).toMatchObject({ state: 'lapsed', changed: [at('months')] });
  expect((await confirmBy(gu, code)).status).toBe(200);
  expect(first(await listed(shen))).toMatchObject({ state: 'confirmed', changed: [] });
});

it('confirms only what was on the screen', async () => {
  const code = await asked();
  const { seen } = await foundBy(gu, code);
  await setFields({ [at('task')]: '另外的任务' });
  const late = await answer(gu, code, { accept: true, seen });
  expect([late.status, late.body.errorCode]).toEqual([409, 'apply.confirm_changed']);
  expect(first(await listed(shen)).state).toBe('waiting');
});

it('is reminded of once a day, and by a notice alone', async () => {
  await asked();
  const id = first(await listed(shen)).id;
  const remind = () => shen.send('POST', `/${draft.id}/confirmations/${id}/reminder`);
  expect((await remind()).status).toBe(409);
  await query(`update application_confirmation set told_at = $1`, [
    new Date(service.clock.now.getTime() - 25 * HOUR_MS),
  ]);
  expect((await remind()).status).toBe(200);
  expect(await noticesOf('gumingqian')).toHaveLength(2);
});

it('is taken back by the leader, and its code opens nothing any more', async () => {
  const code = await asked();
  const id = first(await listed(shen)).id;
  expect((await shen.send('DELETE', `/${draft.id}/confirmations/${id}`)).status).toBe(200);
  // Whoever was asked hears what became of it; to others it is a wrong code.
  const heard = [
    [gu, /^负责人已于 .+撤回这份确认请求$/],
    [lin, /^没有找到这份确认请求/],
  ] as const;
  for (const [one, words] of heard) {
    const { status, body } = await look(one, code);
    expect([status, body.msg]).toEqual([404, expect.stringMatching(words)]);
  }
  expect(first(await listed(shen)).state).toBe('unasked');
  // Another window still shows it.
  const late = await shen.send('DELETE', `/${draft.id}/confirmations/${id}`);
  expect([late.status, late.body.msg]).toEqual([404, expect.stringContaining('已在别处撤回')]);
});

it('is asked by the leader alone, once, of a member who is there and has a name', async () => {
  expect((await ask(gu)).status).toBe(404);
  expect((await ask(shen, 'nobody')).status).toBe(400);
  await asked();
  expect((await ask()).status).toBe(409);
  await setFields({ 'team.members.member-2.name': null });
  expect((await ask(shen, 'member-2')).status).toBe(400);
});

it('ends with the filing, and stands on the receipt and on the sheet that is stamped', async () => {
  const { rows } = await query(
    `select id_number_sealed as number from certification c join account a on a.id = c.account_id
     where a.login = 'gumingqian' and c.kind = 'real_name'`,
  );
  // The form contains the number of the document with which this person was certified.
  await setFields({ [at('idNumber')]: createSealer(service.config.dataKey.export()).open(rows[0].number) });
  const code = await asked();
  await confirmBy(gu, code);
  const filed = await shen.event({ id: draft.id }, 'submit');
  expect(filed.status).toBe(200);
  const total = draft.sections.team.members.length;

  const receipt = (await shen.send('GET', `/${draft.id}/receipt`)).body.data;
  expect(receipt.members).toEqual({ total, confirmed: ['顾明谦'] });
  expect((await shen.send('GET', `/${draft.id}/stamp`)).body.data.members.confirmed).toEqual(['顾明谦']);
  const pdf = await service.app.inject({
    url: `/prod-api/cms/apply/${draft.id}/receipt.pdf`,
    headers: shen.headers,
  });
  expect(prints(pdf.rawPayload, '本人已在线确认')).toBe(true);

  expect((await ask(shen, 'member-2')).status).toBe(409);
  expect((await answer(gu, code, { accept: false, seen: '', reason: '反悔' })).status).toBe(409);
});

it('keeps what is said of people sealed, and out of the audit', async () => {
  await setFields({ [at('idNumber')]: null });
  await confirmBy(gu, await asked());
  const { rows } = await query(
    `select string_agg(detail::text, ' ') as said from audit_event where action like 'apply.confirm.%'`,
  );
  expect(rows[0].said).not.toContain('顾明谦');
});

it.each<[what: string, passes: string]>([
  ['the period', 'update period set apply_end = $1 where id = (select period_id from application)'],
  ['what was returned', "update application set status = 'returned', due_at = $1"],
])('ends with the deadline of %s: nobody is asked, and nothing waits', async (_, passes) => {
  const { rows } = await query('select id, apply_end from period');
  const code = await asked();
  const id = first(await listed(shen)).id;
  await query(passes, [new Date(service.clock.now.getTime() - HOUR_MS)]);
  try {
    expect(await foundBy(gu, code)).toMatchObject({ obstacle: 'filed' });
    expect((await confirmBy(gu, code)).status).toBe(409);
    expect((await gu.send('GET', '/confirmations')).body.rows).toEqual([]);
    expect((await listed(shen)).mayAsk).toBe(false);
    expect((await ask(shen, 'member-2')).status).toBe(409);
    expect((await shen.send('DELETE', `/${draft.id}/confirmations/${id}`)).status).toBe(409);
  } finally {
    for (const { id: periodId, apply_end } of rows)
      await query('update period set apply_end = $2 where id = $1', [periodId, apply_end]);
  }
});

describe('what waits for the member', () => {
  const waiting = async (person: Applicant): Promise<object[]> =>
    (await person.send('GET', '/confirmations')).body.rows;

  it('is listed until it is answered, and again once the answer has lapsed', async () => {
    const code = await asked();
    const about = { code, title: draft.title, leaderName: '沈知遥' };
    expect(await waiting(gu)).toEqual([{ ...about, state: 'waiting' }]);
    expect([await waiting(shen), await waiting(lin)]).toEqual([[], []]);

    await confirmBy(gu, code);
    expect(await waiting(gu)).toEqual([]);
    await setFields({ [at('months')]: 11 });
    expect(await waiting(gu)).toEqual([{ ...about, state: 'lapsed' }]);
    await answer(gu, code, { accept: false, seen: '', reason: '没有时间' });
    expect(await waiting(gu)).toEqual([]);
  });

  it.each<[what: string, becomes: () => Promise<unknown>]>([
    ['filed', () => query("update application set status = 'unit_review'")],
    ['without that row', () => setFields({ 'team.members': ['member-2'] })],
    ['about another person', () => setFields({ [at('name')]: '王明远' })],
  ])('is nothing where the form is %s', async (_, becomes) => {
    await asked();
    await becomes();
    expect(await waiting(gu)).toEqual([]);
  });
});

it('is gone with the draft that is deleted', async () => {
  await asked();
  const { version } = (await shen.read(draft.id)).body.data;
  expect((await shen.send('DELETE', `/${draft.id}?version=${version}`)).status).toBe(200);
  expect((await query('select 1 from application_confirmation')).rows).toEqual([]);
});

describe('in a row that is written over with another person', () => {
  const other = () => setFields({ [at('name')]: '王明远', [at('phone')]: '19900000077' });
  const UNASKED = { state: 'unasked', at: null, reason: null, toAccount: false, code: null };
  type Act = (code: string) => Promise<unknown>;
  const confirming: Act = (code) => confirmBy(gu, code);
  const declining: Act = (code) => answer(gu, code, { accept: false, seen: '', reason: '没有时间' });

  it.each<[state: string, act: Act, told: string[]]>([
    ['waits', async () => undefined, [`对您的确认请求已撤回：“TITLE”｜您不需要再办理`]],
    ['was confirmed', confirming, [expect.stringContaining('您不再是“TITLE”的项目成员')]],
    ['was declined', declining, []],
  ])('what %s is nothing of that person, who can be asked', async (_, act, told) => {
    await act(await asked());
    await query('delete from notification');
    await other();
    expect(first(await listed(shen))).toMatchObject({ ...UNASKED, name: '王明远' });

    const { status, body } = await ask();
    expect([status, first(body.data)]).toEqual([
      200,
      expect.objectContaining({ name: '王明远', state: 'waiting', toAccount: false }),
    ]);
    const said = (await noticesOf('gumingqian')).map((each) => each.replace(draft.title, 'TITLE'));
    expect(said).toEqual(told);
  });

  it('stands again when the name is put back', async () => {
    await confirming(await asked());
    const { name } = first(await listed(shen));
    await other();
    await setFields({ [at('name')]: name });
    expect(first(await listed(shen)).state).toBe('confirmed');
  });
});

describe('a confirmation that has lapsed', () => {
  const minutes = (n: number): Date => new Date(service.clock.now.getTime() + n * MINUTE_MS);
  const changedAt = (when: Date) => query('update application set updated_at = $1', [when]);
  const sealer = () => createSealer(service.config.dataKey.export());
  const tellAt = (when: Date) => tellLapses(service.db, sealer(), when);
  const confirmed = async (): Promise<string> => {
    const code = await asked();
    await confirmBy(gu, code);
    await query('delete from notification');
    return code;
  };

  it('is told to the person once, when nobody has touched the form for a while', async () => {
    await confirmed();
    await setFields({ [at('months')]: 11, [at('task')]: '另外的任务' });
    await changedAt(minutes(0));
    expect(await tellAt(minutes(9))).toBe(0);

    expect(await tellAt(minutes(10))).toBe(1);
    expect(await noticesOf('gumingqian')).toEqual([
      `您对“${draft.title}”的确认已失效｜您确认之后改动了：分工、投入人月。请核对后重新确认，或说明不同意的理由`,
    ]);
    await changedAt(minutes(12));
    expect(await tellAt(minutes(30))).toBe(0);
  });

  it('stands again when it is changed back, and another change is another lapse', async () => {
    const code = await confirmed();
    const before = (await shen.read(draft.id)).body.data.sections.team.members[0].months;
    const turn = async (months: number, from: number): Promise<number> => {
      await setFields({ [at('months')]: months });
      await changedAt(minutes(from));
      return tellAt(minutes(from + 10));
    };
    expect(await turn(11, 0)).toBe(1);
    expect(await turn(before, 20)).toBe(0);
    expect(await turn(12, 40)).toBe(1);
    // A new answer can lapse again.
    expect((await confirmBy(gu, code)).status).toBe(200);
    expect(await turn(13, 60)).toBe(1);
  });

  it('is told with what it means, where the member was taken out or the form was filed meanwhile', async () => {
    await confirmed();
    await setFields({ [at('months')]: 11 });
    await query("update application set status = 'unit_review'");
    await changedAt(minutes(0));
    expect(await tellAt(minutes(10))).toBe(1);
    expect((await noticesOf('gumingqian'))[0]).toContain('回执上没有列出您的确认');

    await query("update application set status = 'draft'");
    await query('update application_confirmation set lapse_told_at = null');
    await setFields({ 'team.members': ['member-2'] });
    await changedAt(minutes(20));
    expect(await tellAt(minutes(30))).toBe(1);
    expect((await noticesOf('gumingqian'))[1]).toContain('您不再是');

    // For the former member it makes no difference that another person is in the row now.
    await query('update application_confirmation set lapse_told_at = null');
    await setFields({ 'team.members': ['member-1', 'member-2'], [at('name')]: '王明远' });
    await changedAt(minutes(40));
    expect(await tellAt(minutes(50))).toBe(1);
    expect((await noticesOf('gumingqian'))[2]).toContain('您不再是');
  });

  it('is said in the words of the catalogue, for readers of other languages', async () => {
    await confirmed();
    await setFields({ [at('months')]: 11 });
    await changedAt(minutes(0));
    await tellAt(minutes(10));
    const { body } = await service.call('GET', '/prod-api/system/notification/list', {
      headers: gu.headers,
    });
    expect(body.rows[0].words).toEqual({
      title: expect.objectContaining({ id: 'said.notice.confirm.lapsed', params: { title: draft.title } }),
      body: expect.objectContaining({
        id: 'said.notice.confirm.again',
        params: { fields: expect.objectContaining({ id: 'contract.field.team.members.*.months' }) },
      }),
    });
  });
});
