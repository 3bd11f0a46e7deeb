import { DAY_MS } from '@contract/time-units';
import { PHONE } from '@tests/support/personal-data';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
/** Number of demands that the demo shows to everybody, and of those that belong to one expert. */
let all: number;
let own: number;
beforeAll(async () => {
  service = await startService();
  const { rows } = await service.db.pool.query(
    `select count(*)::int as shown, (count(*) filter (where o.login = 'luyiwei'))::int as mine
     from demand d join account o on o.id = d.owner_id where d.status in ('published', 'matching', 'solved')`,
  );
  [all, own] = [rows[0].shown, rows[0].mine];
});
afterAll(() => service.stop());

const LIST = '/prod-api/cms/open/demand';
const VIP = '/prod-api/cms/demand/checkCurrentUserIsVip';
const asWhom = async (login: string) => ({ headers: (await service.signIn(login)).headers });
const list = async (query = '') => (await service.call('GET', `${LIST}?pageSize=100&${query}`)).body;
const theDemand = async (title: string): Promise<{ id: number }> =>
  (await list(`keyword=${encodeURI(title)}`)).rows[0];

describe('the public list of demands', () => {
  it('gives the nearest deadline first and what is over last', async () => {
    const { rows, total } = await list();
    const left = rows.map(({ daysLeft }: { daysLeft: number | null }) => daysLeft ?? Number.MAX_SAFE_INTEGER);

    expect([rows.length, total]).toEqual([all, all]);
    expect(left).toEqual([...left].sort((a, b) => a - b));
    expect(left.at(-1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    ['field=medicine', (row: Row) => row.field === 'medicine'],
    ['type=consulting', (row: Row) => row.type === 'consulting'],
    ['budget=negotiable', (row: Row) => row.budgetMax === null],
    ['budget=under50', (row: Row) => row.budgetMax !== null && row.budgetMax <= 50_000_000],
    ['budget=from50to100', (row: Row) => row.budgetMax !== null && row.budgetMax > 50_000_000],
    ['budget=over100', (row: Row) => row.budgetMax !== null && row.budgetMax > 100_000_000],
    ['deadline=30', (row: Row) => row.daysLeft !== null && row.daysLeft <= 30],
    ['status=expired', (row: Row) => row.status === 'expired'],
    ['status=solved', (row: Row) => row.status === 'solved'],
  ])('keeps to %s', async (query, fits) => {
    const { rows, total } = await list(query);

    expect(total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(all);
    expect(rows.filter((row: Row) => !fits(row))).toEqual([]);
  });

  it('takes the percent sign of a keyword for itself', async () => {
    expect((await list(`keyword=${encodeURIComponent('%%')}`)).total).toBe(0);
  });

  it('turns a demand over when its last second has passed', async () => {
    const { id } = await theDemand('冷链车厢门封');
    service.clock.now = new Date(Date.now() + 8 * DAY_MS);
    const { body } = await service.call('GET', `${LIST}/${id}`);
    service.clock.now = new Date();

    expect(body.data.status).toBe('expired');
  });
});

interface Row {
  field: string;
  type: string;
  status: string;
  budgetMax: number | null;
  daysLeft: number | null;
}

describe('who sees the contact details', () => {
  it.each([
    [null, 'signIn'],
    ['linxiaoman', 'member'],
    ['office', 'member'],
    ['shenzhiyao', 'open'],
    ['xuyingchuan', 'open'],
  ])('%s meets the gate %s', async (login, gate) => {
    const { id } = await theDemand('轴承沟道');
    const { body } = await service.call('GET', `${LIST}/${id}`, login ? await asWhom(login) : {});

    expect(body.data.contactGate).toBe(gate);
    expect(body.data.problem).toContain('回火烧伤');
    expect(PHONE.test(JSON.stringify(body))).toBe(gate === 'open');
  });

  it('an owner who is no member sees her own', async () => {
    const { headers } = await asWhom('luyiwei');
    const gates = await Promise.all(
      (await list()).rows.map(async ({ id }: { id: number }) => {
        const { body } = await service.call('GET', `${LIST}/${id}`, { headers });
        return body.data.contactGate;
      }),
    );

    expect(new Set(gates)).toEqual(new Set(['open', 'member', 'over']));
    expect(gates.filter((gate) => gate === 'open')).toHaveLength(own);
  });

  it('no list bears a phone number or an address', async () => {
    const { headers } = await asWhom('xuyingchuan');
    const { body } = await service.call('GET', `${LIST}?pageSize=100`, { headers });

    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${PHONE.source}|@example`));
  });

  it.each([
    ['xuyingchuan', true],
    ['luyiwei', false],
    ['linxiaoman', false],
  ])('tells %s: VIP %s [call.GET /prod-api/cms/demand/checkCurrentUserIsVip]', async (login, expected) => {
    const { body } = await service.call('GET', VIP, await asWhom(login));

    expect(body.data).toBe(expected);
  });

  it('a membership of one’s own counts until it ends', async () => {
    const session = await asWhom('linxiaoman');
    const until = (vipUntil: Date) =>
      service.db.kysely.updateTable('account').set({ vipUntil }).where('login', '=', 'linxiaoman').execute();
    await until(new Date(Date.now() + 60_000));
    const ahead = await service.call('GET', VIP, session);
    await until(new Date(Date.now() - 60_000));
    const over = await service.call('GET', VIP, session);

    expect([ahead.body.data, over.body.data]).toEqual([true, false]);
  });
});

it('an unknown demand is 404 and says so', async () => {
  const { status, body } = await service.call('GET', `${LIST}/999999`);

  expect([status, body.msg]).toEqual([404, '没有找到请求的内容']);
});

it('a demand is found by the search and stands on the home page', async () => {
  const found = await service.call(
    'GET',
    `/prod-api/cms/open/search?keyword=${encodeURI('轴承沟道磨削烧伤')}`,
  );
  const home = await service.call('GET', '/prod-api/cms/open/cmsHomepage');
  const block = home.body.data.find(({ key }: { key: string }) => key === 'demand');

  expect(found.body.data.groups[0]).toMatchObject({ kind: 'demand', total: 1 });
  expect(block.items).toHaveLength(4);
  expect(block.items[0].daysLeft).not.toBeNull();
});
