import { DAY_MS } from '@contract/time-units';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Group {
  kind: string;
  total: number;
  hits: { title: string; link: string; titleMarks: number[][] }[];
}
const search = async (keyword: string): Promise<Group[]> =>
  (await service.call('GET', `/prod-api/cms/open/search?keyword=${encodeURIComponent(keyword)}`)).body.data
    .groups;
const titles = async (keyword: string): Promise<string[]> =>
  (await search(keyword)).flatMap(({ hits }) => hits.map(({ title }) => title));
const suggest = async (headers = {}) =>
  (await service.call('GET', '/api/search_records/suggest.json', { headers })).body;
const record = (keyword: string, headers = {}) =>
  service.call('POST', '/api/search_records', { headers, body: { keyword, hits: 2 } });

const PEOPLE = ['shenzhiyao', 'gumingqian', 'xuyingchuan', 'luyiwei', 'linxiaoman'];

describe('the search', () => {
  it.each([
    ['管理办法', '开创专项管理办法（2026 年修订）'],
    ['kczxglbf', '开创专项管理办法（2026 年修订）'],
    ['〔2026〕17', '开创专项管理办法（2026 年修订）'],
    ['单位 意见表', '单位审核意见表'],
    ['冷链车厢', '冷链车厢门封老化的判定方法'],
  ])('finds by %s', async (keyword, title) => {
    expect(await titles(keyword)).toContain(title);
  });

  it.each([
    ['17号'],
    ['17 号'],
    ['第17号'],
    ['开专办〔2026〕17号'],
    ['开专办〔2026〕17 号'],
    ['开专办[2026]17号'],
    ['[2026]17'],
    ['（2026）17 号'],
    ['(2026)17号'],
    ['２０２６年第１７号'],
    ['【2026】17'],
    ['2026 17'],
    ['开专办2026'],
    ['专办（2026）17'],
  ])('finds a document by its number, however it is written: %s', async (keyword) => {
    const list = await service.call(
      'GET',
      `/prod-api/cms/open/kczx/cmsByCmsType/policyDoc/cmsList?keyword=${encodeURIComponent(keyword)}`,
    );

    expect((await titles(keyword))[0]).toBe('开创专项管理办法（2026 年修订）');
    expect(list.body.rows.map(({ title }: { title: string }) => title)).toContain(
      '开创专项管理办法（2026 年修订）',
    );
  });

  it.each([['7号'], ['（2026）1号'], ['开专办〔2025〕17 号']])(
    'takes no number for another one: %s',
    async (keyword) => {
      expect(await titles(keyword)).not.toContain('开创专项管理办法（2026 年修订）');
    },
  );

  it('asks for two letters', async () => {
    const { status } = await service.call('GET', '/prod-api/cms/open/search?keyword=a');

    expect(status).toBe(400);
  });

  it('drops a demand when it is over, but not one that was solved', async () => {
    const demands = await service.db.kysely
      .selectFrom('demand')
      .select(['title', 'status', 'deadline'])
      .$narrowType<{ deadline: Date }>()
      .execute();
    const now = service.clock.now;
    const open = demands.find(({ status, deadline }) => status !== 'solved' && deadline > now);
    const solved = demands.find(({ status }) => status === 'solved');
    if (!open || !solved) throw new Error('The demo data have an open and a solved demand.');

    const before = await titles(open.title);
    service.clock.now = new Date(open.deadline.getTime() + DAY_MS);
    const after = await titles(open.title);
    const stays = await titles(solved.title);
    service.clock.now = now;

    expect(before).toContain(open.title);
    expect(after).not.toContain(open.title);
    expect(stays).toContain(solved.title);
  });

  it('never shows whom to ask about a demand', async () => {
    const { phone, realName } = await service.db.kysely
      .selectFrom('demand')
      .innerJoin('account', 'account.id', 'demand.ownerId')
      .select(['account.phone', 'account.realName'])
      .$narrowType<{ phone: string; realName: string }>()
      .executeTakeFirstOrThrow();

    expect(await search(phone)).toEqual([]);
    expect(await search(realName)).toEqual([]);
  });
});

describe('searches are recorded', () => {
  it('and the own ones suggested to their owner alone, until they are cleared [call.POST /api/search_records]', async () => {
    const { headers } = await service.signIn('shenzhiyao');
    const { headers: other } = await service.signIn('gumingqian');
    await record('间接费用', headers);
    await record('决算', headers);

    expect((await suggest(headers)).recent).toEqual(['决算', '间接费用']);
    expect((await suggest(other)).recent).toEqual([]);
    expect((await suggest()).recent).toEqual([]);
    await service.call('DELETE', '/api/search_records.json', { headers });

    expect((await suggest(headers)).recent).toEqual([]);
  });

  it('and visitors alone make no word hot, from however many addresses', async () => {
    for (let each = 1; each <= 40; each += 1)
      await service.app.inject({
        method: 'POST',
        url: '/api/search_records',
        remoteAddress: `10.${each}.0.1`,
        payload: { keyword: '管理办法', hits: 9 },
      });

    expect((await suggest()).hot).not.toContain('管理办法');
  });

  it('and a word that found nothing is never hot, whatever the caller says', async () => {
    for (const login of PEOPLE) await record('查无此词甲乙丙', (await service.signIn(login)).headers);

    expect((await suggest()).hot).not.toContain('查无此词甲乙丙');
  });

  it('and a word is hot once enough different people found something by it, until the office strikes it', async () => {
    for (const login of PEOPLE) await record('管理办法', (await service.signIn(login)).headers);
    const { headers } = await service.signIn('office');
    const strike = (struck: boolean) =>
      service.call('PUT', '/prod-api/cms/search/words', { headers, body: { keyword: '管理办法', struck } });

    expect((await suggest()).hot).toContain('管理办法');
    expect((await strike(true)).body.data).toMatchObject({ keyword: '管理办法', struck: true });
    expect((await suggest()).hot).not.toContain('管理办法');
    expect((await service.call('GET', '/prod-api/cms/search/words', { headers })).body.rows).toContainEqual(
      expect.objectContaining({ keyword: '管理办法', struck: true }),
    );
    await strike(false);
    expect((await suggest()).hot).toContain('管理办法');
  });

  it('and a telephone number never becomes a suggestion', async () => {
    const { kysely } = service.db;
    const accounts = await kysely.selectFrom('account').select('id').limit(9).execute();
    const row = { keyword: '13800138000', scope: null, filters: '{}', hits: 2 };
    await kysely
      .insertInto('searchRecord')
      .values(accounts.map(({ id }) => ({ ...row, accountId: id, visitor: `a${id}` })))
      .execute();

    expect((await suggest()).hot).not.toContain('13800138000');
  });

  it('and nobody records without end', async () => {
    const post = () =>
      service.app.inject({
        method: 'POST',
        url: '/api/search_records',
        remoteAddress: '10.99.0.1',
        payload: { keyword: '预算' },
      });
    const statuses: number[] = [];
    for (let each = 0; each <= 60; each += 1) statuses.push((await post()).statusCode);

    expect(statuses.at(59)).toBe(200);
    expect(statuses.at(60)).toBe(429);
  });

  it.each([
    ['GET', null, 401],
    ['GET', 'shenzhiyao', 403],
    ['PUT', 'shenzhiyao', 403],
  ] as const)('and %s of the words by %s answers %i', async (method, login, status) => {
    const headers = login ? (await service.signIn(login)).headers : {};
    const body = method === 'PUT' ? { body: { keyword: '预算', struck: true } } : {};
    expect((await service.call(method, '/prod-api/cms/search/words', { headers, ...body })).status).toBe(
      status,
    );
  });

  it.each([[{ keyword: 'a' }], [{ keyword: '预算', hits: -1 }], [{ keyword: '预算', secret: 1 }], [{}]])(
    'and %j is refused',
    async (body) => {
      expect((await service.call('POST', '/api/search_records', { body })).status).toBe(400);
    },
  );
});
