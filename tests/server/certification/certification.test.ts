import { beijingIso } from '@contract/rules/beijing-time';
import { certificationDue } from '@contract/rules/certification-clock';
import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { certificationQueue } from '@server/modules/certification/service';
import { IN_FORCE } from '@server/security/agreements-in-force';
import { accountIdOf } from '@tests/support/accounts';
import { clearTables } from '@tests/support/clear-tables';
import { aFile } from '@tests/support/files';
import { sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
const LOGIN = 'linxiaoman';
beforeEach(async () => {
  await clearTables(service.db, 'rate_limit');
  await service.db.kysely
    .deleteFrom('certification')
    .where('accountId', 'in', [await idOf(LOGIN), await idOf('office')])
    .execute();
  await service.db.kysely
    .updateTable('account')
    .set({ certified: false, realName: null, professionalCertified: false })
    .where('login', '=', LOGIN)
    .execute();
  person ??= (await service.signIn(LOGIN)).headers;
  staff ??= (await service.signIn('office')).headers;
});

const idOf = (login: string): Promise<number> => accountIdOf(service, login);
const numberWith = (first17: string): string => first17 + idNumberCheckCharacter(first17);
const NUMBER = numberWith('99000019900307124');
const aRequest = async (changes: Record<string, unknown> = {}) => ({
  name: '林小满',
  gender: 1,
  id_number: NUMBER,
  attachment_ids: [await aFile(service, LOGIN, 'real_name')],
  consent: IN_FORCE.id_data,
  ...changes,
});
const url = (path: string, who = LOGIN) => `/api/users/accounts/${who}/${path}.json`;
const apply = async (changes: Record<string, unknown> = {}, who = LOGIN, headers = person) =>
  service.call('POST', url('authentication_apply', who), { headers, body: await aRequest(changes) });
const stateOf = async () =>
  (await service.call('GET', `/api/users/accounts/${LOGIN}.json`, { headers: person })).body.authentication;
const latest = () =>
  service.db.kysely
    .selectFrom('certification')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const decide = async (body: Record<string, unknown>, headers = staff, id?: number) => {
  const { id: own, version } = await latest();
  return service.call('PUT', `/prod-api/system/cert/${id ?? own}/decide`, {
    headers,
    body: { version, ...body },
  });
};

it('says by when it is promised to be decided, to the person, the reviewer and the to-do list, until it is', async () => {
  await apply();
  const { createdAt, id } = await latest();
  const due = beijingIso(certificationDue(createdAt));
  const own = async () =>
    (await service.call('GET', url('certifications'), { headers: person })).body.certifications[0].due;
  expect(await own()).toBe(due);
  const admin = await service.call('GET', `/prod-api/system/cert/${id}`, { headers: staff });
  expect(admin.body.data.record.due).toBe(due);
  const queue = await certificationQueue(service.db.kysely);
  expect(queue.nearest?.due).toEqual(certificationDue(queue.oldest?.since ?? new Date(0)));

  await decide({ agree: true });
  expect(await own()).toBeNull();
});

it('has who waits in the order of the queue, and everybody else with the newest first', async () => {
  await apply();
  const list = async (query: string) =>
    (await service.call('GET', `/prod-api/system/cert/list?pageSize=50${query}`, { headers: staff })).body
      .rows;
  const times = (rows: { queuedAt: string }[]) => rows.map(({ queuedAt }) => Date.parse(queuedAt));
  const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

  const waiting = times(await list('&status=0'));
  expect(waiting.length).toBeGreaterThan(2);
  expect(waiting).toEqual(ascending(waiting));
  const newest = times(await list('&status=0&isAsc=desc'));
  expect(newest).toEqual(ascending(newest).reverse());
  const all = times(await list(''));
  expect(all).toEqual(ascending(all).reverse());
});

describe('applying for real-name certification', () => {
  it('waits for somebody to look [state.certification.realName] [call.POST /api/users/accounts/{id}/authentication_apply.json]', async () => {
    const { status, body } = await apply();

    expect([status, body.status]).toEqual([200, 0]);
    expect(await stateOf()).toBe('applying');
    expect(
      (await service.call('GET', '/prod-api/system/user/getInfo', { headers: person })).body.user.certified,
    ).toBe(false);
  });

  it('stores the number sealed and shows it masked to everybody', async () => {
    await apply();
    const history = await service.call('GET', url('certifications'), { headers: person });
    const admin = await service.call('GET', `/prod-api/system/cert/${(await latest()).id}`, {
      headers: staff,
    });
    const dump = JSON.stringify([
      await service.db.kysely.selectFrom('certification').selectAll().execute(),
      await service.db.kysely.selectFrom('auditEvent').selectAll().execute(),
    ]);

    expect((await latest()).idNumberSealed).toMatch(/^enc:v1:/);
    expect(dump).not.toContain(NUMBER);
    expect(history.body.certifications[0].id_number).toBe(`990***********${NUMBER.slice(-4)}`);
    expect(admin.body.data.record.id_number).toBe(`990***********${NUMBER.slice(-4)}`);
  });

  it('writes down the separate consent with its version', async () => {
    await apply();
    const consent = await service.db.kysely
      .selectFrom('consent')
      .select(['kind', 'documentVersion', 'withdrawnAt'])
      .where('accountId', '=', await idOf(LOGIN))
      .orderBy('id', 'desc')
      .executeTakeFirst();

    expect(consent).toEqual({ kind: 'id_data', documentVersion: IN_FORCE.id_data, withdrawnAt: null });
  });

  it.each([
    ['a number of 17 digits', { id_number: NUMBER.slice(1) }, '身份证号码应为 18 位'],
    [
      'a date that does not exist',
      { id_number: numberWith('99000019900231124') },
      '身份证号码中的出生日期不存在',
    ],
    [
      'a wrong check character',
      { id_number: NUMBER.replace(/.$/, (c) => (c === '1' ? '2' : '1')) },
      '身份证号码校验未通过，请核对后重填',
    ],
    ['the other gender', { gender: 0 }, '性别与身份证号码不一致'],
    ['a name of one character', { name: '林' }, '姓名应为 2—40 个汉字、字母或数字，可含间隔号、空格与连字符'],
    ['a passport of odd form', { id_type: 'passport', id_number: 'A-1' }, '护照号码应为 5—17 位字母或数字'],
    [
      'somebody below fourteen',
      { id_number: numberWith('99000020200307124') },
      '未满 14 周岁须由监护人办理，请联系管理方',
    ],
  ])('refuses %s', async (_, changes, message) => {
    expect(await apply(changes)).toMatchObject({ status: 400, body: { message } });
    expect(await stateOf()).toBe('uncertified');
  });

  it('refuses a consent to an outdated text', async () => {
    expect((await apply({ consent: '2020-01' })).status).toBe(409);
  });

  it.each([
    ['another person’s file', () => aFile(service, 'shenzhiyao', 'real_name')],
    ['a file for something else', () => aFile(service, LOGIN, 'application')],
    ['an unfinished upload', () => aFile(service, LOGIN, 'real_name', { state: 'uploading' })],
    ['a refused upload', () => aFile(service, LOGIN, 'real_name', { state: 'refused' })],
    ['a spreadsheet', () => aFile(service, LOGIN, 'real_name', { type: 'application/zip' })],
  ])('refuses %s', async (_, file) => {
    expect((await apply({ attachment_ids: [await file()] })).status).toBe(400);
  });

  it.each([{ status: 1 }, { certified: true }, { attachment_ids: [] }, { id_number: undefined }])(
    'refuses %j',
    async (changes) => {
      expect((await apply(changes)).status).toBe(400);
    },
  );

  it('takes one application at a time, whatever comes at once', async () => {
    const requests = await Promise.all(Array.from({ length: 8 }, () => aRequest()));
    const answers = await Promise.all(
      requests.map((body) => service.call('POST', url('authentication_apply'), { headers: person, body })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('refuses a document that certifies another account', async () => {
    await apply();
    await decide({ agree: true });
    await service.db.kysely
      .updateTable('account')
      .set({ certified: false })
      .where('login', '=', LOGIN)
      .execute();
    await service.db.kysely
      .updateTable('certification')
      .set({ accountId: await idOf('office') })
      .where('id', '=', (await latest()).id)
      .execute();

    expect((await apply()).body.message).toBe('该证件已用于其他账号的实名认证，请联系管理方');
    // The call must not reveal, by trying numbers, who is certified here.
    for (let tries = 3; tries <= 10; tries += 1) expect((await apply()).status).toBe(409);
    for (const id_number of [NUMBER, numberWith('99000019900307126')])
      expect((await apply({ id_number })).status).toBe(429);
  });

  it('is for oneself alone', async () => {
    expect((await apply({}, 'shenzhiyao')).status).toBe(404);
    expect((await apply({}, String(await idOf('shenzhiyao')))).status).toBe(404);
    expect((await apply({}, LOGIN, {})).status).toBe(401);
    expect((await service.call('GET', url('certifications', 'shenzhiyao'), { headers: person })).status).toBe(
      404,
    );
  });
});

describe('deciding', () => {
  it('to agree certifies name and gender and tells the person', async () => {
    await apply();
    const { status, body } = await decide({ agree: true });

    expect(status).toBe(200);
    expect(body.data.status).toBe(1);
    expect(await stateOf()).toBe('certified');
    expect(
      await service.db.kysely
        .selectFrom('account')
        .select(['realName', 'certified'])
        .where('login', '=', LOGIN)
        .executeTakeFirst(),
    ).toEqual({
      realName: '林小满',
      certified: true,
    });
    const told = await service.call('GET', '/prod-api/system/notification/list', { headers: person });
    expect(told.body.rows[0]).toMatchObject({ title: '实名认证已通过', kind: 'certification', read: false });
    expect((await sentMessages(service)).at(-1)).toMatchObject({ recipient: 'linxiaoman@example.cn' });
  });

  it('to refuse asks for a reason, shows it, and erases number and picture', async () => {
    await apply();
    expect((await decide({ agree: false })).body.msg).toBe('请填写未通过的原因');
    expect((await decide({ agree: false, reason: '照片模糊' })).status).toBe(200);

    expect(await stateOf()).toBe('uncertified');
    expect(await latest()).toMatchObject({
      status: 2,
      idNumberSealed: null,
      idNumberKey: null,
      fileId: null,
    });
    const history = await service.call('GET', url('certifications'), { headers: person });
    expect(history.body.certifications[0]).toMatchObject({
      apply_status: 2,
      remarks: '照片模糊',
      id_number: null,
    });
    expect((await apply()).status).toBe(200);
  });

  it('happens once', async () => {
    await apply();
    const { version } = await latest();
    const answers = await Promise.all([
      decide({ agree: true, version }),
      decide({ agree: false, reason: '不清晰', version }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for reviewers, and not about themselves', async () => {
    await apply();
    const expert = await service.signIn('luyiwei');
    for (const headers of [person, expert.headers])
      expect((await decide({ agree: true }, headers)).status).toBe(403);
    expect((await decide({ agree: true }, {})).status).toBe(401);
    expect((await decide({ agree: true }, staff, 999_999)).status).toBe(404);

    await service.db.kysely
      .updateTable('certification')
      .set({ accountId: await idOf('office') })
      .where('id', '=', (await latest()).id)
      .execute();
    expect((await decide({ agree: true })).body.msg).toBe('不能审核本人的申请');
  });

  it('begins with a list that can be narrowed', async () => {
    await apply();
    const list = (query: string, headers = staff) =>
      service.call('GET', `/prod-api/system/cert/list?${query}`, { headers });

    const { rows } = (await list('status=0&kind=real_name')).body;
    expect(rows.at(-1)).toMatchObject({ login: LOGIN, kind: 'real_name' });
    expect(new Set(rows.map((row: { kind: string; status: number }) => `${row.kind} ${row.status}`))).toEqual(
      new Set(['real_name 0']),
    );
    expect((await list('status=9')).status).toBe(400);
    expect((await list('pageSize=101')).status).toBe(400);
    expect((await list('', person)).status).toBe(403);
  });

  it('shows the evidence to reviewers while it is needed, and to nobody else', async () => {
    await apply();
    const fileId = (await latest()).fileId ?? '';
    const look = async (headers: Record<string, string>) =>
      (await service.call('GET', `/api/attachments/${fileId}.json`, { headers })).status;
    const other = await service.signIn('shenzhiyao');

    expect(await look(staff)).toBe(200);
    expect(await look(person)).toBe(200);
    expect(await look(other.headers)).toBe(404);
    expect(await look({})).toBe(401);
  });
});

describe('taking it back', () => {
  const withdraw = (who = LOGIN, headers = person) =>
    service.call('DELETE', url('authentication_apply', who), { headers });
  const giveUp = (who = LOGIN, headers = person) =>
    service.call('POST', `/api/users/${who}/cancel_authentication.json`, { headers, body: {} });

  it('while it waits erases what was handed in [call.DELETE /api/users/accounts/{login}/authentication_apply.json]', async () => {
    await apply();
    const { fileId } = await latest();

    expect((await withdraw()).status).toBe(200);

    expect(await stateOf()).toBe('uncertified');
    expect(await latest()).toMatchObject({
      status: 3,
      idNumberSealed: null,
      idNumberKey: null,
      fileId: null,
    });
    expect(
      await service.db.kysely
        .selectFrom('file')
        .select('id')
        .where('id', '=', fileId ?? '')
        .executeTakeFirst(),
    ).toBeUndefined();
    expect((await withdraw()).status).toBe(200);
  });

  it('is too late once it is agreed; giving it up is another act [call.POST /api/users/{login}/cancel_authentication.json]', async () => {
    await apply();
    await decide({ agree: true });

    expect((await withdraw()).body.message).toBe('已认证后不能撤销');
    expect((await giveUp()).status).toBe(200);
    expect(await stateOf()).toBe('uncertified');
    expect(await latest()).toMatchObject({ status: 3, idNumberSealed: null });
    expect((await giveUp()).status).toBe(409);
  });

  it('withdraws the consent as well', async () => {
    await apply();
    await withdraw();
    const open = await service.db.kysely
      .selectFrom('consent')
      .select('id')
      .where('accountId', '=', await idOf(LOGIN))
      .where('kind', '=', 'id_data')
      .where('withdrawnAt', 'is', null)
      .execute();

    expect(open).toEqual([]);
  });

  it('is for oneself alone', async () => {
    expect((await withdraw('shenzhiyao')).status).toBe(404);
    expect((await giveUp('shenzhiyao')).status).toBe(404);
    expect((await withdraw(LOGIN, {})).status).toBe(401);
    expect((await giveUp(LOGIN, {})).status).toBe(401);
  });

  it('may be done by a reviewer, with a reason', async () => {
    await apply();
    await decide({ agree: true });
    const { id, version } = await latest();
    const revoke = (body: unknown, headers = staff) =>
      service.call('PUT', `/prod-api/system/cert/${id}/revoke`, { headers, body });

    expect((await revoke({ version, reason: '' })).status).toBe(400);
    expect((await revoke({ version, reason: '材料不实' }, person)).status).toBe(403);
    expect((await revoke({ version, reason: '材料不实' })).status).toBe(200);
    expect(await stateOf()).toBe('uncertified');
  });
});
