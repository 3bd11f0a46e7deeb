import { DRAFT_TEXT_MAX } from '@contract/limits';
import { DAY_MS } from '@contract/time-units';
import { forgetOldKeys } from '@server/http/forget-keys';
import { type OpenRecord, RECORD_KINDS } from '@tests/support/draft-records';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Change {
  path: string;
  base: unknown;
  value: unknown;
}

const named = RECORD_KINDS.map((kind) => ({ ...kind, name: [kind.record, kind.standing].join(' ').trim() }));

describe.each(named)('the draft of $name', (kind) => {
  const { record, owner, stranger, refusal = 404, texts, typed, within, open } = kind;
  const [one, other] = texts;
  let opened: OpenRecord;
  let admin: Record<string, string>;
  let phone: Record<string, string>;
  beforeAll(async () => {
    admin = (await service.signIn(owner)).headers;
    phone = (await service.signIn(owner)).headers;
  });
  beforeEach(async () => {
    opened = await open(service);
  });

  const save = async (headers: Record<string, string>, changes: Change[], resolve?: string[]) => {
    const sent = { headers, body: { changes, ...(resolve ? { resolve } : {}) } };
    const { status, body } = await service.call('PATCH', opened.url, sent);
    // The /api family puts no envelope around the data.
    const { version, savedAt, merged, conflicts } = body;
    return { status, body: { ...body, data: body.data ?? { version, savedAt, merged, conflicts } } };
  };
  const stands = async (path: string): Promise<unknown> => {
    const { body } = await service.call('GET', opened.readUrl, { headers: admin });
    const places = record === 'review' && path.includes('.') ? ['scores', path] : [...within, path];
    return places
      .flatMap((place) => place.split('.'))
      .reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], body.data ?? body);
  };
  const history = async (): Promise<unknown[]> => {
    const { rows } = await service.db.pool.query(
      'select path, value, kind from field_history where record = $1 and ref = $2 order by id',
      [record, opened.ref],
    );
    return rows;
  };
  /** The computer has written the field first; the phone still knows it empty. */
  const late = async (value: unknown = '手机上写的') => {
    await save(admin, [{ path: one, base: null, value: '电脑上写的' }]);
    return save(phone, [{ path: one, base: null, value }]);
  };

  it('keeps what two devices write into different fields', async () => {
    const answers = await Promise.all([
      save(admin, [{ path: one, base: null, value: '电脑上写的' }]),
      save(phone, [{ path: other, base: null, value: '手机上写的' }]),
    ]);

    expect(answers.map(({ status, body }) => [status, body.data.conflicts])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect([await stands(one), await stands(other)]).toEqual(['电脑上写的', '手机上写的']);
  });

  it('keeps what stands when two change one field, tells both values, and has the second in the history', async () => {
    const { body } = await late();

    expect(body.data).toMatchObject({ merged: { [one]: '电脑上写的' } });
    expect(body.data.conflicts).toMatchObject([{ path: one, mine: '手机上写的', theirs: '电脑上写的' }]);
    expect(body.data.conflicts[0].by).not.toBe('');
    expect(await stands(one)).toBe('电脑上写的');
    expect(await history()).toEqual([{ path: one, value: '手机上写的', kind: 'declined' }]);
  });

  it('takes the value that was chosen, and keeps the other one in the history', async () => {
    await late();
    const chosen = { path: one, base: '电脑上写的', value: '手机上写的' };
    const { body } = await save(phone, [chosen], [one]);

    expect(body.data.conflicts).toEqual([]);
    expect(await stands(one)).toBe('手机上写的');
    expect(await history()).toEqual([{ path: one, value: '电脑上写的', kind: 'overwritten' }]);
  });

  it('is no way to fill the disk with what was replaced [req:attack-a61]', async () => {
    await late();
    const { pool } = service.db;
    await pool.query("update rate_limit set count = 9999999 where key like 'history:%'");

    const { status } = await save(phone, [{ path: one, base: '电脑上写的', value: '手机上写的' }], [one]);

    expect([status, await stands(one)]).toEqual([429, '电脑上写的']);
    await pool.query("delete from rate_limit where key like 'history:%'");
  });

  it.each(['by choice', 'from the history'])(
    'says of a value that was taken after all, %s, that it was replaced, once it is, and nothing before',
    async (way) => {
      await late();
      const back = { path: one, base: '电脑上写的', value: '手机上写的' };
      await save(phone, [back], way === 'by choice' ? [one] : undefined);
      expect(await history()).not.toContainEqual(expect.objectContaining({ value: back.value }));

      await save(phone, [{ path: one, base: back.value, value: '又改了' }]);
      expect(await history()).toEqual([
        { path: one, value: '电脑上写的', kind: 'overwritten' },
        { path: one, value: '手机上写的', kind: 'overwritten' },
      ]);
    },
  );

  it('tells whoever writes it what came second, of one field or of all, and nobody else', async () => {
    await late();
    const ask = (headers: Record<string, string>, query = '') =>
      service.call('GET', `${opened.historyUrl}${query}`, { headers });
    const { headers } = await service.signIn(stranger);

    const kept = [{ path: one, value: '手机上写的', kind: 'declined' }];
    const { status, body } = await ask(phone);
    expect([status, body.total]).toEqual([200, 1]);
    expect(body.rows).toMatchObject(kept);
    expect(body.rows[0].by).not.toBe('');
    expect((await ask(phone, `?path=${one}`)).body.rows).toMatchObject(kept);
    expect((await ask(phone, `?path=${other}`)).body).toMatchObject({ rows: [], total: 0 });
    expect((await ask(headers)).status).toBe(refusal);
    expect((await ask({})).status).toBe(401);
  });

  it('takes a value back from its history as an edit, which can be undone', async () => {
    await late();
    const [{ value }] = (await service.call('GET', opened.historyUrl, { headers: phone })).body.rows;
    const { body } = await save(phone, [{ path: one, base: '电脑上写的', value }]);
    expect([body.data.conflicts, await stands(one)]).toEqual([[], '手机上写的']);

    await save(phone, [{ path: one, base: '手机上写的', value: '电脑上写的' }]);
    expect(await stands(one)).toBe('电脑上写的');
  });

  it('saves the same again without a new version, a second conflict row or a loss', async () => {
    const first = await late();
    const again = await save(phone, [{ path: one, base: null, value: '手机上写的' }]);
    const same = await save(admin, [{ path: one, base: null, value: '电脑上写的' }]);

    expect(again.body.data).toEqual({ ...first.body.data, savedAt: again.body.data.savedAt });
    expect(same.body.data).toMatchObject({ version: first.body.data.version, merged: {}, conflicts: [] });
    expect(await history()).toHaveLength(1);
  });

  it('clears a field for real', async () => {
    await save(admin, [{ path: one, base: null, value: '写错了' }]);
    await save(admin, [{ path: one, base: '写错了', value: null }]);

    expect((await stands(one)) || null).toBeNull();
  });

  if (typed)
    it('keeps a text that is no value yet as it was typed, and counts it as what it says', async () => {
      const { path, text, value, unread } = typed;
      const kept = async () =>
        (await service.call('GET', opened.readUrl, { headers: phone })).body.data.typed?.[path];
      await save(admin, [{ path, base: null, value: text }]);
      expect([await stands(path), await kept()]).toEqual([value, text]);

      await save(phone, [{ path, base: text, value: unread }]);
      expect([(await stands(path)) ?? null, await kept()]).toEqual([null, unread]);

      const { body } = await save(admin, [{ path, base: unread, value }]);
      expect(body.data.conflicts).toEqual([]);
      expect([await stands(path), await kept()]).toEqual([value, undefined]);
    });

  it('refuses a value by the path of its field, and nothing of that save is kept', async () => {
    const { status, body } = await save(admin, [
      { path: other, base: null, value: '也在这一次里' },
      { path: one, base: null, value: 5 },
    ]);

    expect([status, body.data.fields.map(({ path }: Change) => path)]).toEqual([400, [one]]);
    expect((await stands(other)) || null).toBeNull();
  });

  it('says of a text that is too long how long it may be', async () => {
    // For an application the limit is the general one of any save.
    const value = '长'.repeat(record === 'application' ? DRAFT_TEXT_MAX + 1 : DRAFT_TEXT_MAX - 1);
    const { status, body } = await save(admin, [{ path: one, base: null, value }]);

    expect([status, body.data.fields[0].message]).toEqual([400, expect.stringMatching(/^最多 \d+ 个字符$/)]);
  });

  it.each(['nothing', 'status', 'constructor', 'title.length'])('has no field %s', async (path) => {
    const { status, body } = await save(admin, [{ path, base: null, value: 'x' }]);

    expect([status, body.data.fields[0].path]).toEqual([400, path]);
  });

  it('is nobody else’s: for others it does not exist', async () => {
    const { headers } = await service.signIn(stranger);

    expect((await save(headers, [{ path: one, base: null, value: '别人的' }])).status).toBe(refusal);
  });

  it('is not written any more once it has left its owner’s hands', async () => {
    await save(admin, [{ path: one, base: null, value: '还来得及' }]);
    if (!opened.close) return;
    await opened.close();

    expect((await save(admin, [{ path: one, base: '还来得及', value: '来不及了' }])).status).toBe(409);
  });
});

it('tells whoever sent a key, and nobody else, which record it made, for a month', async () => {
  const { headers } = await service.signIn('shenzhiyao');
  const other = await service.signIn('gumingqian');
  const key = 'key-whose-answer-was-lost';
  const asked = { headers: { ...headers, 'idempotency-key': key }, body: {} };
  const { body } = await service.call('POST', '/prod-api/cms/demand', asked);
  const made = async (sent: Record<string, string>, of = key) =>
    (await service.call('GET', `/prod-api/cms/begun/${of}`, { headers: sent })).body.data;

  expect(await made(headers)).toEqual({ id: body.data.id });
  expect(await made(headers, 'key-that-made-nothing')).toEqual({ id: null });
  expect(await made(other.headers)).toEqual({ id: null });

  await forgetOldKeys(service.db, new Date(Date.now() + 29 * DAY_MS));
  const again = await service.call('POST', '/prod-api/cms/demand', asked);
  expect(again.body.data.id).toBe(body.data.id);
  await forgetOldKeys(service.db, new Date(Date.now() + 31 * DAY_MS));
  expect(await made(headers)).toEqual({ id: null });
});

it('keeps contacts sealed in the history', async () => {
  const { headers } = await service.signIn('shenzhiyao');
  const { body } = await service.call('POST', '/prod-api/cms/demand', { headers, body: {} });
  await service.call('PATCH', `/prod-api/cms/demand/${body.data.id}`, {
    headers,
    body: { changes: [{ path: 'contactPhone', base: '另一部电话', value: '19900000088' }] },
  });

  const { rows } = await service.db.pool.query(
    "select value #>> '{}' as value from field_history where record = 'demand' and path = 'contactPhone'",
  );
  expect(rows).toEqual([{ value: expect.stringMatching(/^enc:v1:/) }]);
});

it('takes what a program of the last version writes under the old name', async () => {
  const { pool } = service.db;
  await pool.query(
    `insert into application_field_history (application_id, path, value, kind) values (7, 'base.title', '"旧"', 'declined')`,
  );
  const { rows } = await pool.query(
    "select record, path, value, kind from field_history where ref = 7 and path = 'base.title'",
  );
  await pool.query('delete from application_field_history where application_id = 7');

  expect(rows).toEqual([{ record: 'application', path: 'base.title', value: '旧', kind: 'declined' }]);
  expect((await pool.query('select 1 from field_history where ref = 7')).rows).toEqual([]);
});
