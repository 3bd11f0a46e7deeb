import { startService, type TestService } from '@tests/support/service';

const BY_TYPE = '/prod-api/cms/apply/specialApplyChartPCountByType';
const BY_EXT = '/prod-api/cms/apply/selectUserCountByExt';
const BY_PERIOD = '/prod-api/cms/apply/selectPeriodPCountByType';

let service: TestService;
let periodId: number;

/** Filed applications of one period, straight into the table. */
const fileApplications = async (
  rows: { owner: string; category: string; nature: string | null; status?: string }[],
) => {
  const { kysely } = service.db;
  for (const { owner, category, nature, status } of rows) {
    const account = await kysely
      .selectFrom('account')
      .select('id')
      .where('loginKey', '=', owner)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('application')
      .values({
        ownerId: account.id,
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

  it('names period and category of each count [call.GET /prod-api/cms/apply/selectPeriodPCountByType]', async () => {
    const { body } = await get('office', BY_PERIOD);
    expect(body.data.map(({ type, value }: { type: string; value: number }) => [type, value])).toEqual([
      ['关键技术', 4],
      ['应用示范', 1],
    ]);
  });

  it('hides counts under three from ordinary readers', async () => {
    const { body } = await get('shenzhiyao', `${BY_TYPE}?periodId=${periodId}`);
    expect(body.data).toEqual([
      { name: '关键技术', value: 4 },
      { name: '应用示范', value: null },
    ]);
  });

  it('answers 401 to visitors and 400 to an attribute it does not know', async () => {
    expect((await service.call('GET', BY_TYPE)).status).toBe(401);
    expect((await get('office', `${BY_EXT}?ext=phone`)).status).toBe(400);
  });
});
