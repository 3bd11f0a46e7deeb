import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { PHONE } from '@tests/support/personal-data';
import { startService, type TestService } from '@tests/support/service';

const OPEN = '/prod-api/cms/open/achi';
const OWN = '/prod-api/cms/achi';

type Headers = Record<string, string>;
let service: TestService;
const people: Record<string, Headers> = {};

beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'gumingqian', 'luyiwei', 'linxiaoman', 'office', 'auditor'])
    people[login] = (await service.signIn(login)).headers;
});
afterAll(() => service.stop());

const get = (url: string, who?: string) => service.call('GET', url, { headers: who ? people[who] : {} });
const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, who: string, body?: unknown) =>
  service.call(method, url, { headers: people[who], body });

const complete: Told<AchievementDraft> = {
  title: '泵站能耗的分时优化方法',
  type: 'software',
  field: 'manufacturing',
  unitName: '青陶水务科技有限公司',
  finishedOn: '2026-03-31',
  summary: '以末端压力为约束，在泵站之间分配流量。'.repeat(4),
  maturity: 6,
  transfer: 'licence',
  contactName: '沈知遥',
  contactPhone: '19900000001',
  contactEmail: 'shenzhiyao@example.cn',
};

const begun = async (who = 'shenzhiyao', changes: Told<AchievementDraft> = complete) => {
  const created = (await send('POST', OWN, who, { sourceId: null })).body.data;
  await send('PATCH', `${OWN}/${created.id}`, who, draftChanges(ACHIEVEMENT_SHAPE, created.draft, changes));
  return (await get(`${OWN}/${created.id}`, who)).body.data;
};
const moved = async (id: number, event: string, who: string, more: object = {}) => {
  const { version } = (await get(`${OWN}/${id}`, who)).body.data ?? { version: 0 };
  return send('POST', `${OWN}/${id}/${event}`, who, { version, ...more });
};
const published = async () => {
  const { id } = await begun();
  await moved(id, 'submit', 'shenzhiyao');
  await moved(id, 'publish', 'office');
  return id as number;
};

describe('the public list', () => {
  it('has the newest first, with a total', async () => {
    const { body } = await get(`${OPEN}?pageSize=5`);
    const dates = body.rows.map(({ publishAt }: { publishAt: string }) => publishAt);

    expect(body.rows).toHaveLength(5);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(body.total).toBeGreaterThan(10);
  });

  it.each([
    ['field=chemistry', (row: { field: string }) => row.field === 'chemistry'],
    ['type=software', (row: { type: string }) => row.type === 'software'],
    ['maturity=prototype', (row: { maturity: number }) => row.maturity >= 4 && row.maturity <= 6],
    ['unit=云泽大学', (row: { unitName: string }) => row.unitName === '云泽大学'],
    ['keyword=污泥', (row: { title: string; summary: string }) => /污泥/.test(row.title + row.summary)],
  ])('narrows by %s', async (query, fits) => {
    const { body } = await get(`${OPEN}?pageSize=50&${encodeURI(query)}`);

    expect(body.rows.every(fits)).toBe(true);
    expect(body.total).toBe(body.rows.length);
  });

  it.each(['draft', 'pending', 'removed'])('never shows what is %s', async (status) => {
    const { rows } = await service.db.pool.query('select title from achievement where status = $1', [status]);
    const { body } = await get(`${OPEN}?pageSize=100`, 'office');
    const titles = body.rows.map(({ title }: { title: string }) => title);

    for (const { title } of rows) expect(titles).not.toContain(title);
  });

  it('refuses an unknown filter', async () => {
    expect((await get(`${OPEN}?owner=1`)).status).toBe(400);
  });
});

describe('contact details', () => {
  it.each([
    ['a visitor', undefined, 'signIn'],
    ['somebody without membership', 'linxiaoman', 'member'],
    ['a member', 'gumingqian', 'open'],
  ])('are for %s as the gate says', async (_who, login, gate) => {
    const id = await published();
    const { body } = await get(`${OPEN}/${id}`, login);

    expect(body.data.contactGate).toBe(gate);
    expect(PHONE.test(JSON.stringify(body))).toBe(gate === 'open');
  });

  it('never lie readable in the database', async () => {
    await published();
    const { rows } = await service.db.pool.query('select contact from achievement where contact is not null');

    expect(rows.length).toBeGreaterThan(0);
    for (const { contact } of rows) expect(contact).toMatch(/^enc:v1:/);
  });
});

describe('a draft', () => {
  it('begins with what the platform knows of its owner', async () => {
    const { body } = await send('POST', OWN, 'shenzhiyao', { sourceId: null });

    expect(body.data).toMatchObject({
      status: 'draft',
      no: null,
      editable: true,
      draft: { unitName: '青陶水务科技有限公司', contactName: '沈知遥' },
      actions: ['submit'],
    });
    expect(body.data.contributors).toEqual([{ name: '沈知遥', role: 'lead', state: 'named' }]);
  });

  it('from a closed project takes title, summary and people, and stays tied to it', async () => {
    const { rows } = await service.db.pool.query(
      `update application set status = 'closed', no = coalesce(no, 'KC2024-A-9001') where id = (select a.id from application a
       join account o on o.id = a.owner_id where o.login = 'shenzhiyao' and a.fields ->> 'base.summary' is not null
       order by a.id limit 1) returning id, title`,
    );
    const sources = (await get(`${OWN}/sources`, 'shenzhiyao')).body.data;
    const { body } = await send('POST', OWN, 'shenzhiyao', { sourceId: rows[0].id });

    expect(sources.map(({ id }: { id: number }) => id)).toContain(rows[0].id);
    expect(body.data.draft.title).toBe(rows[0].title);
    expect(body.data.draft.contributors.length).toBeGreaterThan(1);
    expect(body.data.source).toMatchObject({ id: rows[0].id });
    const after = (await get(`${OWN}/sources`, 'shenzhiyao')).body.data;
    expect(after.find(({ id }: { id: number }) => id === rows[0].id).made.at(-1)).toEqual({
      id: body.data.id,
      title: rows[0].title,
      status: 'draft',
    });
  });

  it("cannot be made from somebody else's project", async () => {
    const { rows } = await service.db.pool.query(
      "select a.id from application a join account o on o.id = a.owner_id where o.login <> 'gumingqian' and a.status = 'closed' limit 1",
    );

    expect((await send('POST', OWN, 'gumingqian', { sourceId: rows[0].id })).status).toBe(404);
  });

  it.each(['gumingqian', 'office', 'auditor'])('does not exist for %s', async (who) => {
    const { id } = await begun();

    expect((await get(`${OWN}/${id}`, who)).status).toBe(404);
    expect((await send('DELETE', `${OWN}/${id}`, who)).status).toBe(404);
  });

  it('would begin with what the platform knows; asking writes nothing', async () => {
    const before = (await get(`${OWN}/mine`, 'shenzhiyao')).body.total;
    const { body } = await get(`${OWN}/new`, 'shenzhiyao');

    expect(body.data).toMatchObject({ title: '', contributors: [{ name: '沈知遥', role: 'lead' }] });
    expect((await get(`${OWN}/mine`, 'shenzhiyao')).body.total).toBe(before);
  });

  it('takes no file of somebody else', async () => {
    const draft = await begun();
    const foreign = await send('PATCH', `${OWN}/${draft.id}`, 'shenzhiyao', {
      changes: [{ path: 'files', base: null, value: ['00000000-0000-4000-8000-000000000000'] }],
    });

    expect([foreign.status, foreign.body.data.fields[0].path]).toEqual([400, 'files']);
  });

  it('may be deleted until it was submitted', async () => {
    const draft = await begun();
    const other = await begun();
    await moved(other.id, 'submit', 'shenzhiyao');
    await moved(other.id, 'withdraw', 'shenzhiyao');

    expect((await send('DELETE', `${OWN}/${draft.id}`, 'shenzhiyao')).status).toBe(200);
    expect((await send('DELETE', `${OWN}/${other.id}`, 'shenzhiyao')).status).toBe(409);
  });
});

describe('submitting', () => {
  it('names every field that is missing', async () => {
    const { body: created } = await send('POST', OWN, 'luyiwei', { sourceId: null });
    const { status, body } = await moved(created.data.id, 'submit', 'luyiwei');
    const fields = body.data.problems.map(({ field }: { field: string }) => field);

    expect([status, body.errorCode]).toEqual([422, 'achi.incomplete']);
    expect(fields).toEqual(
      expect.arrayContaining(['title', 'type', 'field', 'summary', 'maturity', 'transfer']),
    );
  });

  it('gives a number once, and locks the draft', async () => {
    const { id } = await begun();
    const first = (await moved(id, 'submit', 'shenzhiyao')).body.data;
    await moved(id, 'withdraw', 'shenzhiyao');
    const second = (await moved(id, 'submit', 'shenzhiyao')).body.data;
    const late = await send('PATCH', `${OWN}/${id}`, 'shenzhiyao', {
      changes: [{ path: 'title', base: complete.title, value: '改一改名称' }],
    });

    expect(first.no).toMatch(/^CG\d{4}-\d{4}$/);
    expect(second.no).toBe(first.no);
    expect([late.status, late.body.errorCode]).toEqual([409, 'achi.locked']);
  });

  it('asks each named account once for its word, which its owner reads', async () => {
    const { id } = await begun('shenzhiyao', {
      ...complete,
      contributors: [
        { name: '沈知遥', role: 'lead', login: 'shenzhiyao' },
        { name: '陆一苇', role: 'experiment', login: 'luyiwei' },
        { name: '陆一苇', role: 'software', login: 'luyiwei' },
        { name: '外单位某人', role: 'writing', login: null },
      ],
    });
    const states = async () =>
      (await get(`${OWN}/${id}`, 'shenzhiyao')).body.data.contributors.map(
        ({ state }: { state: string }) => state,
      );
    const told = async () => (await get('/prod-api/system/notification/list', 'luyiwei')).body.total;
    const heard = await told();
    await moved(id, 'submit', 'shenzhiyao');
    expect(await told()).toBe(heard + 1);
    const asked = await states();
    const mine = (await get(`${OWN}/contributions`, 'luyiwei')).body.data;
    const waiting = async () => (await get('/api/users/home.json', 'luyiwei')).body.waiting.contributions;
    const before = await waiting();
    await send('POST', `${OWN}/${id}/contribution`, 'luyiwei', { agree: false });

    expect(asked).toEqual(['confirmed', 'asked', 'asked', 'named']);
    const about = { achievementId: id, state: 'asked', summary: complete.summary, isOpen: false };
    expect(mine).toContainEqual(expect.objectContaining(about));
    expect(await waiting()).toBe(before - 2);
    expect(await states()).toEqual(['confirmed', 'disputed', 'disputed', 'named']);
    expect((await send('POST', `${OWN}/${id}/contribution`, 'gumingqian', { agree: true })).status).toBe(404);
  });

  it('names nobody in public before they agree, and nobody who denied', async () => {
    const { id } = await begun('shenzhiyao', {
      ...complete,
      contributors: [
        { name: '沈知遥', role: 'lead', login: 'shenzhiyao' },
        { name: '陆一苇', role: 'experiment', login: 'luyiwei' },
      ],
    });
    const open = async () =>
      (await get(`${OPEN}/${id}`)).body.data.contributors.map(({ name }: { name: string }) => name);
    const answer = (agree: boolean) => send('POST', `${OWN}/${id}/contribution`, 'luyiwei', { agree });
    await moved(id, 'submit', 'shenzhiyao');
    await moved(id, 'publish', 'office');

    expect(await open()).toEqual(['沈知遥', '陆**']);
    await answer(true);
    expect(await open()).toEqual(['沈知遥', '陆一苇']);
    await answer(false);
    expect(await open()).toEqual(['沈知遥']);
  });

  it('names a user name that nobody has', async () => {
    const { id } = await begun('shenzhiyao', {
      ...complete,
      contributors: [{ name: '无此人', role: 'lead', login: 'nobody-here' }],
    });
    const { status, body } = await moved(id, 'submit', 'shenzhiyao');

    expect(status).toBe(422);
    expect(body.msg).toContain('nobody-here');
  });
});

describe('lists of the own', () => {
  it('hold every state, newest change first, and nothing of anybody else', async () => {
    const { id } = await begun();
    const mine = (await get(`${OWN}/mine?pageSize=50`, 'shenzhiyao')).body;
    const others = (await get(`${OWN}/mine?pageSize=50`, 'luyiwei')).body;

    expect(mine.rows[0]).toMatchObject({ id, status: 'draft', ownerName: '沈知遥' });
    expect(mine.total).toBe(mine.rows.length);
    expect(others.rows.map((row: { id: number }) => row.id)).not.toContain(id);
  });

  it('of the moderators hold no drafts, and narrow by state and word', async () => {
    const { rows } = (await get(`${OWN}/queue?pageSize=50`, 'office')).body;
    const pending = (await get(`${OWN}/queue?status=pending&keyword=${encodeURIComponent('臭气')}`, 'office'))
      .body;

    expect(rows.map(({ status }: { status: string }) => status)).not.toContain('draft');
    expect(pending.rows).toMatchObject([{ title: '低温干化污泥的臭气协同治理工艺', status: 'pending' }]);
  });
});

describe('moderation', () => {
  it('publishes, is found by search, and can be taken down with a reason', async () => {
    const id = await published();
    const found = await get(`/prod-api/cms/open/search?keyword=${encodeURIComponent('分时优化')}`);
    const removed = await moved(id, 'remove', 'office', { reason: '权属尚待核实' });
    const gone = await get(`${OPEN}/${id}`);
    const after = await get(`/prod-api/cms/open/search?keyword=${encodeURIComponent('分时优化')}`);

    expect(JSON.stringify(found.body)).toContain(`/achi/detail/${id}`);
    expect(removed.body.data.reason).toBe('权属尚待核实');
    expect([gone.status, gone.body.errorCode]).toEqual([410, 'achi.removed']);
    expect(JSON.stringify(after.body)).not.toContain(`/achi/detail/${id}"`);
  });

  it('keeps its public address while its owner mends it, and says that it is being revised', async () => {
    const id = await published();
    await moved(id, 'remove', 'shenzhiyao', { reason: '由登记人下架' });
    await moved(id, 'submit', 'shenzhiyao');
    const pending = await get(`${OPEN}/${id}`);
    await moved(id, 'return', 'office', { reason: '请补充第三方检测的结论' });
    const returned = await get(`${OPEN}/${id}`, 'gumingqian');
    await moved(id, 'submit', 'shenzhiyao');
    await moved(id, 'publish', 'office');

    for (const { status, body } of [pending, returned])
      expect([status, body.errorCode]).toEqual([410, 'achi.revising']);
    expect((await get(`${OPEN}/${id}`)).status).toBe(200);
  });

  it('returns with a reason only, and the owner may mend and submit again', async () => {
    const { id } = await begun();
    await moved(id, 'submit', 'shenzhiyao');
    const silent = await moved(id, 'return', 'office');
    await moved(id, 'return', 'office', { reason: '请补充第三方检测的结论' });
    const { stalled } = (await get('/api/users/home.json', 'shenzhiyao')).body.waiting;
    expect(stalled).toContainEqual(expect.objectContaining({ id, why: 'achiReturned' }));
    const seen = (await get(`${OWN}/${id}`, 'shenzhiyao')).body.data;
    const again = await moved(id, 'submit', 'shenzhiyao');

    expect(silent.status).toBe(422);
    expect(seen).toMatchObject({ status: 'returned', reason: '请补充第三方检测的结论', editable: true });
    expect(again.body.data.status).toBe('pending');
  });

  it.each(['shenzhiyao', 'gumingqian', 'auditor'])('is not for %s', async (who) => {
    const { id } = await begun();
    const { version } = (await moved(id, 'submit', 'shenzhiyao')).body.data;
    const { status } = await send('POST', `${OWN}/${id}/publish`, who, { version });

    expect(status).toBe(who === 'shenzhiyao' ? 409 : 404);
  });

  it('is not for the own achievement, whatever rights one holds', async () => {
    const { id } = await begun('office', complete);
    await moved(id, 'submit', 'office');

    expect((await moved(id, 'publish', 'office')).status).toBe(409);
  });

  it('has one winner when two decide at once', async () => {
    const { id } = await begun();
    const { version } = (await moved(id, 'submit', 'shenzhiyao')).body.data;
    const [a, b] = await Promise.all([
      send('POST', `${OWN}/${id}/publish`, 'office', { version }),
      send('POST', `${OWN}/${id}/return`, 'office', { version, reason: '请补充检测报告' }),
    ]);

    expect([a.status, b.status].sort()).toEqual([200, 409]);
  });
});

describe('an achievement for members only', () => {
  it('is neither listed nor found nor readable without signing in', async () => {
    const { id } = await begun('shenzhiyao', { ...complete, title: '仅登录可见的成果', scope: 'members' });
    await moved(id, 'submit', 'shenzhiyao');
    await moved(id, 'publish', 'office');
    const listed = async (who?: string) =>
      JSON.stringify((await get(`${OPEN}?keyword=${encodeURIComponent('仅登录可见')}`, who)).body.rows);

    expect(await listed()).toBe('[]');
    expect(await listed('linxiaoman')).toContain('仅登录可见的成果');
    expect((await get(`${OPEN}/${id}`)).status).toBe(401);
    expect((await get(`${OPEN}/${id}`, 'linxiaoman')).status).toBe(200);
  });
});

describe('the figures', () => {
  it('add up to the list under every filter', async () => {
    for (const query of ['', '?field=chemistry', '?type=software', '?maturity=lab']) {
      const { data } = (await get(`${OPEN}/data${query}`)).body;
      const { total } = (await get(`${OPEN}${query}`)).body;
      const sum = (rows: { value: number }[]) => rows.reduce((all, { value }) => all + value, 0);

      for (const rows of [data.byYear, data.byFieldAndType, data.byMaturity]) expect(sum(rows)).toBe(total);
    }
  });
});
