import { createHash } from 'node:crypto';
import { EMBED_PATH, EMBEDDED_CHARTS, embedAddress } from '@contract/chart-choices';
import { accountIdOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';

const BY_TYPE = '/prod-api/cms/apply/specialApplyChartPCountByType';
const BY_EXT = '/prod-api/cms/apply/selectUserCountByExt';
const BY_PERIOD = '/prod-api/cms/apply/selectPeriodPCountByType';

let service: TestService;
let periodId: number;

/** Filed applications of one period, inserted directly. */
const fileApplications = async (
  rows: { owner: string; category: string; nature: string | null; status?: string }[],
) => {
  const { kysely } = service.db;
  for (const { owner, category, nature, status } of rows) {
    await kysely
      .insertInto('application')
      .values({
        ownerId: await accountIdOf(service, owner),
        periodId,
        category,
        status: (status ?? 'formal_check') as 'formal_check',
        filedVersion: status === 'draft' ? 0 : 1,
        fields: JSON.stringify({ 'unit.nature': nature }),
      })
      .execute();
  }
};

beforeAll(async () => {
  service = await startService();
  const { kysely } = service.db;
  await kysely.deleteFrom('decisionLetter').execute();
  await kysely.deleteFrom('applicationEvent').execute();
  await kysely.deleteFrom('applicationReceipt').execute();
  await kysely.deleteFrom('applicationSnapshot').execute();
  await kysely.deleteFrom('fieldHistory').execute();
  await kysely.updateTable('application').set({ filedVersion: 0 }).execute();
  periodId = (
    await kysely.selectFrom('period').select('id').orderBy('applyStart', 'desc').executeTakeFirstOrThrow()
  ).id;
  await fileApplications([
    { owner: 'shenzhiyao', category: 'A', nature: 'enterprise' },
    { owner: 'shenzhiyao', category: 'A', nature: 'enterprise' },
    { owner: 'gumingqian', category: 'A', nature: 'enterprise' },
    { owner: 'luyiwei', category: 'B', nature: 'university' },
    { owner: 'linxiaoman', category: 'A', nature: 'enterprise' },
    { owner: 'xuyingchuan', category: 'B', nature: null, status: 'withdrawn' },
    { owner: 'xuyingchuan', category: 'B', nature: null, status: 'draft' },
  ]);
});
afterAll(() => service.stop());

const get = async (login: string, url: string) => service.call('GET', url, await service.signIn(login));

describe('charts', () => {
  it('counts what was filed by category, largest first [call.GET /prod-api/cms/apply/specialApplyChartPCountByType]', async () => {
    const { status, body } = await get('office', `${BY_TYPE}?periodId=${periodId}`);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { name: '关键技术', value: 4 },
      { name: '应用示范', value: 1 },
    ]);
  });

  it('counts people, not applications [call.GET /prod-api/cms/apply/selectUserCountByExt]', async () => {
    const { body } = await get('office', `${BY_EXT}?ext=nature&periodId=${periodId}`);
    expect(body.data).toEqual([
      { name: 'enterprise', value: 3 },
      { name: 'university', value: 1 },
    ]);
  });

  it('divides people once more, the parts hidden that would give a small one away', async () => {
    const of = (login: string) => get(login, `${BY_EXT}?ext=nature&split=category&periodId=${periodId}`);
    const parts = (a: number | null, b: number | null) => [
      { name: '关键技术', value: a },
      { name: '应用示范', value: b },
    ];
    expect((await of('office')).body.data).toEqual([
      { name: 'enterprise', value: 3, parts: parts(3, 0) },
      { name: 'university', value: 1, parts: parts(0, 1) },
    ]);
    expect((await of('shenzhiyao')).body.data).toEqual([
      { name: 'enterprise', value: null, parts: parts(null, 0) },
      { name: 'university', value: null, parts: parts(0, null) },
    ]);
    expect((await get('office', `${BY_EXT}?split=age`)).status).toBe(400);
  });

  it('names period and category of each count [call.GET /prod-api/cms/apply/selectPeriodPCountByType]', async () => {
    const { body } = await get('office', BY_PERIOD);
    expect(body.data.map(({ type, value }: { type: string; value: number }) => [type, value])).toEqual([
      ['关键技术', 4],
      ['应用示范', 1],
    ]);
  });

  it('hides counts under three from ordinary readers, and what they could be reckoned from with the sum of all', async () => {
    const { body } = await get('shenzhiyao', `${BY_TYPE}?periodId=${periodId}`);
    expect(body.data).toEqual([
      { name: '关键技术', value: null },
      { name: '应用示范', value: null },
    ]);
  });

  it('answers 401 to visitors and 400 to an attribute it does not know', async () => {
    expect((await service.call('GET', BY_TYPE)).status).toBe(401);
    expect((await get('office', `${BY_EXT}?ext=phone`)).status).toBe(400);
  });

  it('counts who applied under two attributes once, where the latest filing says', async () => {
    await fileApplications([{ owner: 'luyiwei', category: 'B', nature: 'enterprise' }]);
    const { body } = await get('office', `${BY_EXT}?ext=nature&periodId=${periodId}`);
    expect(body.data).toEqual([{ name: 'enterprise', value: 4 }]);
  });
});

describe('a chart on another site', () => {
  const embed = (address: string) => service.app.inject({ method: 'GET', url: address });

  it.each(EMBEDDED_CHARTS)('%s stands in a frame of any site, runs nothing, sets nothing', async (chart) => {
    const { statusCode, headers, body } = await embed(embedAddress({ chart, theme: 'dark', lang: 'zh-CN' }));
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*/);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toMatch(/data-theme="dark"[\s\S]*口径：/);
    expect(body).not.toMatch(/<script/);
    const [style = ''] = /(?<=<style>)[\s\S]*(?=<\/style>)/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('hides small counts, whoever asks, and stands beside the period before', async () => {
    const { body } = await embed(embedAddress({ chart: 'type', theme: 'light', lang: 'zh-CN', periodId }));
    const cells = [...body.matchAll(/<td>([^<]*)<\/td>/g)].map(([, words]) => words);
    expect(cells).toEqual(['未显示', '0', '未显示', '0']);
    expect(body).toContain('少于 3 的数和能推算出它的数不显示');
    expect(body).toContain('class="few"');
  });

  it.each([
    `${EMBED_PATH}/people`,
    `${EMBED_PATH}/type?period=999999`,
    `${EMBED_PATH}/type?period=x`,
    `${EMBED_PATH}/type?period=1&period=2`,
  ])('%s is not there', async (address) => {
    expect((await embed(address)).statusCode).toBe(404);
  });
});
