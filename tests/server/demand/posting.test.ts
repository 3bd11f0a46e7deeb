import { DEMAND_EVENTS } from '@contract/demand-choices';
import type { DemandDraft } from '@contract/demand-posting';
import { DEMAND_TRANSITIONS } from '@contract/rules/demand-machine';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { DAY_MS } from '@contract/time-units';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { PHONE } from '@tests/support/personal-data';
import { startService, type TestService } from '@tests/support/service';

const OPEN = '/prod-api/cms/open/demand';
const OWN = '/prod-api/cms/demand';

let service: TestService;
const people: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'gumingqian', 'luyiwei', 'linxiaoman', 'office'])
    people[login] = (await service.signIn(login)).headers;
});
afterAll(() => service.stop());

const get = (url: string, who?: string) => service.call('GET', url, { headers: who ? people[who] : {} });
const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, who: string, body?: unknown) =>
  service.call(method, url, { headers: people[who], body });
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const complete: Told<DemandDraft> = {
  title: '曝气池末端溶解氧的稳定控制',
  field: 'chemistry',
  type: 'joint',
  problem: '来水波动时末端溶解氧在 0.8 到 4.5 之间摆动，鼓风机频繁启停。'.repeat(3),
  conditions: '可提供两年的在线数据',
  cooperation: '联合攻关',
  indicators: [{ name: '溶解氧波动', current: '±1.8', target: '±0.3', method: '在线仪表' }],
  budgetMin: 30_000_000,
  budgetMax: 50_000_000,
  expectedBy: dayAhead(200).slice(0, 7),
  validUntil: dayAhead(60),
  contactName: '沈知遥',
  contactPhone: '19900000001',
};

const begun = async (who = 'shenzhiyao', changes: Told<DemandDraft> = complete) => {
  const created = (await send('POST', OWN, who, {})).body.data;
  const url = `${OWN}/${created.id}`;
  await send('PATCH', url, who, draftChanges(DEMAND_SHAPE, created.draft, changes));
  return (await get(url, who)).body.data;
};
const moved = async (id: number, event: string, who: string, more: object = {}) => {
  const { body } = await get(`${OWN}/${id}`, who);
  return send('POST', `${OWN}/${id}/${event}`, who, { version: body.data?.version ?? 0, ...more });
};
const published = async (): Promise<number> => {
  const { id } = await begun();
  await moved(id, 'submit', 'shenzhiyao');
  await moved(id, 'publish', 'office');
  return id;
};
/** Why the owner's overview asks for an action on it. */
const stalled = async (id: number) =>
  (await get('/api/users/home.json', 'shenzhiyao')).body.waiting.stalled.find(
    (one: { id: number; why: string }) => one.id === id && one.why.startsWith('demand'),
  )?.why;
const found = async () => {
  const { body } = await get(`/prod-api/cms/open/search?keyword=${encodeURI('末端溶解氧')}`);
  return body.data.groups.find(({ kind }: { kind: string }) => kind === 'demand')?.total ?? 0;
};

describe('a draft', () => {
  it.each([{ status: 'published' }, { ownerId: 7 }, { publishAt: '2026-01-01' }, { views: 9 }])(
    'does not take %j: what the platform decides nobody writes',
    async (stolen) => {
      const { id, version } = await begun();
      const [[path = '', value]] = Object.entries(stolen) as [[string, unknown]];
      const answer = await send('PATCH', `${OWN}/${id}`, 'shenzhiyao', {
        changes: [
          { path: 'title', base: complete.title, value: '看起来只改名称' },
          { path, base: null, value },
        ],
      });

      expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, path]);
      expect((await get(`${OWN}/${id}`, 'shenzhiyao')).body.data).toMatchObject({ version, status: 'draft' });
    },
  );

  it('begins with what the platform knows of its owner', async () => {
    const { body } = await send('POST', OWN, 'shenzhiyao', {});

    expect(body.data).toMatchObject({ status: 'draft', no: null, editable: true, actions: ['submit'] });
    expect(body.data.draft).toMatchObject({ unitName: '青陶水务科技有限公司', contactName: '沈知遥' });
  });

  it.each(['gumingqian', 'office'])('does not exist for %s, and not for readers', async (who) => {
    const { id } = await begun();

    expect((await get(`${OWN}/${id}`, who)).status).toBe(404);
    expect((await send('DELETE', `${OWN}/${id}`, who)).status).toBe(404);
    expect((await get(`${OPEN}/${id}`, who)).status).toBe(404);
  });

  it('would begin with that; asking writes nothing', async () => {
    const before = (await get(`${OWN}/mine`, 'shenzhiyao')).body.total;
    const { body } = await get(`${OWN}/new`, 'shenzhiyao');

    expect(body.data).toMatchObject({ title: '', contactName: '沈知遥', unitName: '青陶水务科技有限公司' });
    expect((await get(`${OWN}/mine`, 'shenzhiyao')).body.total).toBe(before);
  });

  it('says at which fields it is unfinished', async () => {
    const { id } = await begun('shenzhiyao', { ...complete, title: '短', validUntil: dayAhead(-1) });
    const { status, body } = await moved(id, 'submit', 'shenzhiyao');
    const fields = body.data.problems.map(({ field }: { field: string }) => field);

    expect(status).toBe(422);
    expect(fields).toEqual(['title', 'validUntil']);
  });

  it.each([
    ['三十万', '金额应为不小于 0、最多两位小数的数字'],
    ['1000000.01', '金额不能超过 1000000 万元'],
  ])('is not submitted with the text %s for an amount, also where nothing has to be', async (value, text) => {
    const { id } = await begun('shenzhiyao', { ...complete, budgetMin: null, budgetMax: null });
    const change = { path: 'budgetMin', base: null, value };
    await send('PATCH', `${OWN}/${id}`, 'shenzhiyao', { changes: [change] });
    const { status, body } = await moved(id, 'submit', 'shenzhiyao');

    expect(status).toBe(422);
    expect(body.data.problems).toEqual([{ field: 'budgetMin', text }]);
  });

  it('may be deleted until it was submitted', async () => {
    const { id } = await begun();
    const submitted = (await begun()).id;
    await moved(submitted, 'submit', 'shenzhiyao');

    expect((await send('DELETE', `${OWN}/${id}`, 'shenzhiyao')).status).toBe(200);
    expect((await send('DELETE', `${OWN}/${submitted}`, 'shenzhiyao')).status).toBe(409);
  });
});

describe('the life of a demand', () => {
  it('goes from return with a reason to publication under one number', async () => {
    const { id } = await begun();
    const first = await moved(id, 'submit', 'shenzhiyao');
    const bare = await moved(id, 'return', 'office');
    expect(await stalled(id)).toBeUndefined();
    await moved(id, 'return', 'office', { reason: '请补充现有水平' });
    expect(await stalled(id)).toBe('demandReturned');
    const returned = (await get(`${OWN}/${id}`, 'shenzhiyao')).body.data;
    const again = await moved(id, 'submit', 'shenzhiyao');
    await moved(id, 'publish', 'office');
    const { body } = await get(`${OPEN}/${id}`);

    expect(bare.status).toBe(422);
    expect(returned).toMatchObject({ status: 'returned', reason: '请补充现有水平', editable: true });
    expect(again.body.data.no).toBe(first.body.data.no);
    expect(body.data).toMatchObject({ status: 'published', no: first.body.data.no, title: complete.title });
  });

  it('is found while it is open, and no longer when it is closed', async () => {
    const before = await found();
    const id = await published();
    const open = await found();
    await moved(id, 'close', 'shenzhiyao', { reason: '已自行解决' });

    expect([open, await found()]).toEqual([before + 1, before]);
    const { status, body } = await get(`${OPEN}/${id}`);
    expect([status, body.errorCode]).toEqual([410, 'demand.closed']);
    expect(JSON.stringify(body)).not.toContain(complete.title);
  });

  it('is over by the clock, and open again after one renewal', async () => {
    const id = await published();
    service.clock.now = new Date(Date.now() + 70 * DAY_MS);
    people['shenzhiyao'] = (await service.signIn('shenzhiyao')).headers;
    const over = (await get(`${OWN}/${id}`, 'shenzhiyao')).body.data;
    const whileOver = await stalled(id);
    const renewed = (await moved(id, 'renew', 'shenzhiyao')).body.data;
    const afterwards = await stalled(id);
    const { body } = await get(`${OPEN}/${id}`);
    service.clock.now = new Date();
    people['shenzhiyao'] = (await service.signIn('shenzhiyao')).headers;

    expect(over).toMatchObject({ status: 'expired', actions: ['solve', 'close', 'renew'] });
    expect(renewed.status).toBe('published');
    expect([whileOver, afterwards]).toEqual(['demandExpired', undefined]);
    expect(body.data.daysLeft).toBe(90);
  });

  it.each(
    DEMAND_EVENTS.filter(
      (event) => !DEMAND_TRANSITIONS.some((row) => row.event === event && row.from.includes('pending')),
    ),
  )('refuses %s while it is under review', async (event) => {
    const { id } = await begun();
    await moved(id, 'submit', 'shenzhiyao');

    const { status, body } = await moved(id, event, 'shenzhiyao', { reason: '不应当可行' });

    expect([status, body.errorCode]).toEqual([409, 'demand.state']);
  });

  it('taken back, is the owner’s alone again, and says so to a moderator', async () => {
    const { id } = await begun();
    await moved(id, 'submit', 'shenzhiyao');
    await moved(id, 'withdraw', 'shenzhiyao');
    const read = async (who: string) => {
      const { status, body } = await get(`${OWN}/${id}`, who);
      return [status, body.errorCode, body.data ?? null];
    };

    expect(await read('office')).toEqual([404, 'demand.taken_back', null]);
    expect(await read('gumingqian')).toEqual([404, 'http.404', null]);
    const { status, body } = await moved(id, 'publish', 'office');
    expect([status, body.errorCode]).toEqual([409, 'demand.taken_back']);
  });

  it('is not published by its owner, nor met in the queue by others', async () => {
    const { id } = await begun();
    await moved(id, 'submit', 'shenzhiyao');
    const queue = (await get(`${OWN}/queue?status=pending`, 'office')).body.rows;

    expect((await moved(id, 'publish', 'shenzhiyao')).status).toBe(409);
    expect(queue.map((row: { id: number }) => row.id)).toContain(id);
    expect((await get(`${OWN}/queue`, 'gumingqian')).status).toBe(403);
  });
});

describe('contact details', () => {
  it.each([
    [undefined, 'signIn'],
    ['linxiaoman', 'member'],
    ['luyiwei', 'member'],
    ['gumingqian', 'open'],
  ])('%s meets the gate %s', async (who, gate) => {
    const { body } = await get(`${OPEN}/${await published()}`, who);

    expect(body.data.contactGate).toBe(gate);
    expect(PHONE.test(JSON.stringify(body))).toBe(gate === 'open');
  });

  it('lie sealed in the database, those of the demo data as well', async () => {
    await published();
    const { rows } = await service.db.pool.query('select * from demand');

    expect(rows.filter(({ contact }) => contact !== null).length).toBeGreaterThan(18);
    for (const row of rows) expect(row.contact ?? 'enc:v1:').toMatch(/^enc:v1:/);
    expect(JSON.stringify(rows)).not.toMatch(PHONE);
  });
});
