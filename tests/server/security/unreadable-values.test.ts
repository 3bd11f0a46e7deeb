import type { Application } from '@contract/apply';
import { sealFields } from '@server/crypto/field-sealing';
import { createSealer, type UnreadableValue, unreadableValues } from '@server/crypto/sealing';
import { UNREADABLE } from '@server/crypto/unreadable';
import { watchUnreadable } from '@server/plugins/unreadable';
import { accountIdOf } from '@tests/support/accounts';
import { type Applicant, anApplicant, clearApplications } from '@tests/support/anApplicant';
import { type Answer, startService, type TestService } from '@tests/support/service';
import { unzipSync } from 'fflate';

// A value that cannot be decrypted (damaged bytes, another key) costs its readers that value and nothing else.
let service: TestService;
let shen: Applicant;
let office: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  shen = await anApplicant(service, 'shenzhiyao');
  office = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());

const query = async (sql: string, values: unknown[] = []) => (await service.db.pool.query(sql, values)).rows;
const cell = async (sql: string, values: unknown[] = []) => (await query(sql, values))[0]?.value;
const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  service.call(method, url, { headers: shen.headers, ...(body === undefined ? {} : { body }) });

/** As another key would have sealed it. */
const FOREIGN = createSealer(Buffer.alloc(32, 7)).seal('110101196705050029');
const DAMAGES = {
  'another key': FOREIGN,
  'bytes that were cut off': FOREIGN.slice(0, 24),
  'no bytes at all': 'enc:v1:',
};

const heardDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const heard: string[] = [];
  const hear = (message: unknown) => heard.push((message as UnreadableValue).begins);
  unreadableValues.subscribe(hear);
  await work().finally(() => unreadableValues.unsubscribe(hear));
  return heard;
};

describe.each(Object.entries(DAMAGES))('a member’s number in an application, %s', (_, damaged) => {
  let draft: Application;
  let path: string;
  const stored = () => cell('select fields ->> $2 as value from application where id = $1', [draft.id, path]);
  const save = (changes: object[]): Promise<Answer> =>
    call('PATCH', `/prod-api/cms/apply/${draft.id}/draft`, { step: 'team', changes });
  beforeEach(async () => {
    await clearApplications(service);
    draft = await shen.completeDraft();
    path = `team.members.${draft.sections.team.members[0]?.id}.idNumber`;
    await query(
      'update application set fields = jsonb_set(fields, array[$2], to_jsonb($3::text)) where id = $1',
      [draft.id, path, damaged],
    );
  });

  it('is said to be unreadable; everything else is there, and operators hear of it', async () => {
    let read: Application | null = null;
    const heard = await heardDuring(async () => {
      read = (await shen.read(draft.id)).body.data;
    });

    expect(read).toMatchObject({ title: draft.title });
    const [first, ...others] = (read as unknown as Application).sections.team.members;
    expect(first).toMatchObject({ name: draft.sections.team.members[0]?.name, idNumber: UNREADABLE });
    expect(others).toEqual(draft.sections.team.members.slice(1));
    expect(new Set(heard)).toEqual(new Set([damaged.slice(0, 32)]));
  });

  it('stays as it is stored while other fields are written, also when it is sent back as shown', async () => {
    const other = await save([{ path: 'base.title', base: draft.title, value: '改了题目' }]);
    const back = await save([{ path, base: UNREADABLE, value: UNREADABLE }]);

    expect([other.status, back.status]).toEqual([200, 200]);
    expect(await stored()).toBe(damaged);
    expect((await shen.read(draft.id)).body.data.sections.base.title).toBe('改了题目');
  });

  it('is replaced by what somebody types, and is kept in the history as it was stored', async () => {
    const saved = await save([{ path, base: UNREADABLE, value: '11010519491231002X' }]);

    expect([saved.status, saved.body.data.conflicts]).toEqual([200, []]);
    expect(await stored()).not.toBe(damaged);
    expect((await shen.read(draft.id)).body.data.sections.team.members[0].idNumber).toBe(
      '110***********002X',
    );
    expect(await query("select value from field_history where record = 'application'")).toEqual([
      { value: damaged },
    ]);
  });

  it('cannot be made of bytes that somebody types behind its mark', async () => {
    const chosen = FOREIGN.slice(0, -1);
    const saved = await save([{ path, base: UNREADABLE, value: `\u0000${chosen}` }]);

    expect(saved.status).toBe(200);
    expect(await stored()).not.toBe(chosen);
  });

  it('cannot be filed', async () => {
    const { version } = (await shen.read(draft.id)).body.data;
    const { status, body } = await shen.send('POST', `/${draft.id}/submit`, { version });

    expect([status, body.errorCode]).toEqual([422, 'apply.incomplete']);
    expect(JSON.stringify(body.data)).toContain(path);
  });
});

/** One damaged value in each table that keeps personal data sealed. */
const spoilAll = async (): Promise<void> => {
  const owner = await accountIdOf(service, 'shenzhiyao');
  const of = (sql: string) => query(sql, [owner, FOREIGN]);
  await of('update certification set id_number_sealed = $2 where account_id = $1');
  await of('update demand set contact = $2 where owner_id = $1');
  await of('update achievement set contact = $2 where owner_id = $1');
  await of('update fact set content = $2 where id = (select min(id) from fact where account_id = $1)');
  await of(
    `update application set fields = fields || (select jsonb_object_agg(key, $2::text) from jsonb_each(fields)
       where key like 'team.members.%.idNumber') where owner_id = $1 and fields::text like '%.idNumber%'`,
  );
};

describe('with a damaged value in every table', () => {
  beforeAll(async () => {
    await clearApplications(service);
    await shen.filed();
    expect((await call('POST', '/prod-api/cms/demand', {})).status).toBe(200);
    expect((await call('POST', '/prod-api/cms/achi', { sourceId: null })).status).toBe(200);
    await spoilAll();
  });

  it('the copy of the person’s data is whole but for those values', async () => {
    const { status, response } = await service.call('GET', '/api/users/export.zip', {
      headers: shen.headers,
    });
    const bytes = response.rawPayload;
    const data = JSON.parse(Buffer.from(unzipSync(bytes)['data.json'] ?? []).toString('utf8'));

    expect(status).toBe(200);
    expect(data.certifications[0].idNumber).toBe(UNREADABLE);
    for (const kind of ['demands', 'achievements'])
      expect(data[kind].map(({ contact }: { contact: object }) => contact)).toContainEqual({
        name: UNREADABLE,
        phone: UNREADABLE,
        email: UNREADABLE,
      });
    expect(JSON.stringify(data.applications)).toContain(UNREADABLE);
    expect(data.facts.filter((fact: object) => JSON.stringify(fact).includes(UNREADABLE))).toHaveLength(1);
    expect(data.account.login).toBe('shenzhiyao');
    expect(bytes.includes('enc:v1:')).toBe(false);
  });

  it('the facts are listed; one that is unreadable says so, is neither corrected nor filled in, and can be removed', async () => {
    const { facts } = (await call('GET', '/prod-api/cms/fact')).body.data;
    const [damaged] = facts.filter((fact: object) => JSON.stringify(fact).includes(UNREADABLE));
    expect(facts.length).toBeGreaterThan(1);

    const { id, version, data } = damaged;
    const corrected = await call('PUT', `/prod-api/cms/fact/${id}`, { version, data });
    expect([corrected.status, corrected.body.errorCode]).toEqual([409, 'fact.unreadable']);
    expect(await cell('select content as value from fact where id = $1', [id])).toBe(FOREIGN);
    expect((await call('DELETE', `/prod-api/cms/fact/${id}`)).status).toBe(200);
  });

  it('the office sees the certification, and its list', async () => {
    const owner = await accountIdOf(service, 'shenzhiyao');
    const id = await cell('select max(id) as value from certification where account_id = $1', [owner]);
    const one = await service.call('GET', `/prod-api/system/cert/${id}`, { headers: office });
    const list = await service.call('GET', '/prod-api/system/cert/list', { headers: office });

    expect(one.body.data.record.id_number).toBe(UNREADABLE);
    expect([list.status, list.body.rows.length > 0]).toEqual([200, true]);
  });

  it.each(['demand', 'achi'])(
    'the contact of a %s stays as it is stored until another one is typed',
    async (kind) => {
      const table = kind === 'demand' ? 'demand' : 'achievement';
      const owner = await accountIdOf(service, 'shenzhiyao');
      const id = await cell(`select max(id) as value from ${table} where owner_id = $1`, [owner]);
      await query(`update ${table} set status = 'returned' where id = $1`, [id]);
      const contact = () => cell(`select contact as value from ${table} where id = $1`, [id]);
      const url = `/prod-api/cms/${kind}/${id}`;
      const read = async () => {
        const { data } = (await call('GET', url)).body;
        return data.draft ?? data;
      };
      const draft = await read();
      expect(draft.contactName).toBe(UNREADABLE);

      const titled = [{ path: 'title', base: draft.title, value: '换一个题目' }];
      expect((await call('PATCH', url, { changes: titled })).status).toBe(200);
      expect(await contact()).toBe(FOREIGN);

      const named = [{ path: 'contactName', base: UNREADABLE, value: '沈知遥' }];
      const saved = await call('PATCH', url, { changes: named });
      expect([saved.status, saved.body.data.conflicts]).toEqual([200, []]);
      expect(await read()).toMatchObject({
        contactName: '沈知遥',
        contactPhone: '',
        contactEmail: '',
      });
      expect(
        await query(
          "select value from field_history where path = 'contactName' and value = to_jsonb($1::text)",
          [FOREIGN],
        ),
      ).not.toEqual([]);
    },
  );

  it('what is filed again is not written over a fact that is unreadable', async () => {
    const owner = await accountIdOf(service, 'shenzhiyao');
    await query('update fact set content = $1', [FOREIGN]);
    const [{ ids }] = await query('select array_agg(id) as ids from fact where account_id = $1', [owner]);
    await clearApplications(service);
    await shen.filed();

    const rows = await query('select content from fact where id = any($1)', [ids]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ content }) => content === FOREIGN)).toBe(true);
  });
});

it('an authenticator whose key is unreadable says what else signs in', async () => {
  await query('update account set totp_sealed = $1, totp_confirmed_at = now() where login = $2', [
    FOREIGN,
    'gumingqian',
  ]);
  const { status, body } = await service.call('POST', '/prod-api/auth/login', {
    body: { username: 'gumingqian', password: 'Chun-feng-28', totp: '123456' },
  });

  expect([status, body.errorCode]).toEqual([409, 'auth.factor_unreadable']);
});

describe('a third-party sign-in', () => {
  const provider = (key: string, name: string) => ({
    key,
    name,
    authorizationEndpoint: 'https://cas.example.cn/authorize',
    tokenEndpoint: 'https://cas.example.cn/token',
    userinfoEndpoint: 'https://cas.example.cn/user',
    clientId: 'kaichuang',
    scope: '',
    subjectField: 'id',
    nicknameField: 'name',
  });
  const start = (key: string) => service.call('POST', `/prod-api/auth/open/${key}/start`);
  const comeBack = (begun: Answer) => {
    const cookie = begun.response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const state = new URL(begun.body.data.url).searchParams.get('state');
    const body = { state, code: 'code' };
    return service.call('POST', '/prod-api/auth/open/callback', { headers: { cookie }, body });
  };
  const configure = (damaged: object) =>
    query(
      `insert into setting (key, value) values ('open.providers', $1)
       on conflict (key) do update set value = excluded.value`,
      [
        JSON.stringify([
          { ...provider('damaged', '校园统一认证'), ...damaged },
          provider('sound', '企业微信'),
        ]),
      ],
    );
  const SAID = {
    errorCode: 'open.unreadable',
    msg: '目前不能用校园统一认证登录或绑定，请改用其他登录方式，并告知平台管理方',
  };

  it('with an unreadable secret says so before anybody leaves, and on the way back; the others go on', async () => {
    await configure({});
    const left = await start('damaged');
    await configure({ clientSecretSealed: FOREIGN });
    const answers: Answer[] = [];
    const heard = await heardDuring(async () => {
      answers.push(await start('damaged'), await comeBack(left));
    });

    for (const { status, body } of answers) {
      expect(status).toBe(502);
      expect(body).toMatchObject(SAID);
    }
    expect(heard).toEqual([FOREIGN.slice(0, 32), FOREIGN.slice(0, 32)]);
    expect((await start('sound')).status).toBe(200);
    expect((await service.signIn('shenzhiyao')).headers).toBeTruthy();
  });

  it('whose verifier is unreadable begins anew', async () => {
    await configure({});
    const begun = await start('sound');
    await query('update open_sign_in set verifier_sealed = $1', [FOREIGN]);
    const heard = await heardDuring(async () => {
      const { status, body } = await comeBack(begun);
      expect([status, body.errorCode]).toEqual([400, 'open.stale']);
    });

    expect(heard).toEqual([FOREIGN.slice(0, 32)]);
  });
});

it('each reading is counted, and each value is logged once by its beginning', () => {
  const error = jest.fn();
  let counted = 0;
  const forget = watchUnreadable({ log: { error } } as never, () => {
    counted += 1;
  });
  const sealer = createSealer(Buffer.alloc(32, 1));
  for (const value of [FOREIGN, FOREIGN, 'enc:v1:']) expect(sealer.tryOpen(value)).toBeNull();
  forget();
  sealer.tryOpen(FOREIGN);

  expect(counted).toBe(3);
  expect(error.mock.calls.map(([{ begins }]) => begins)).toEqual([FOREIGN.slice(0, 32), 'enc:v1:']);
});

it('nothing typed passes for a value that is unreadable', () => {
  const sealer = createSealer(Buffer.alloc(32, 7));
  const typed = { 'team.members.a.idNumber': 'enc:v1:typed', contactName: FOREIGN };
  for (const value of Object.values(sealFields(sealer, typed)))
    expect(Object.values(typed)).not.toContain(value);
});
