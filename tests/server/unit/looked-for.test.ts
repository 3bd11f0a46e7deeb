import { accountOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  ({ headers } = await service.signIn('xuyingchuan'));
  await service.db.pool.query(
    `update account set nickname = '不显示的昵称', phone_key = '19900000003', real_name = '许·映川' where login = 'xuyingchuan'`,
  );
});
afterAll(() => service.stop());

type Found = { rows: { login: string }[]; total: number };
const people = async (query: Record<string, string>): Promise<Found> =>
  (
    await service.call(
      'GET',
      `/prod-api/system/unit/people?${new URLSearchParams({ pageSize: '50', ...query })}`,
      {
        headers,
      },
    )
  ).body;
const loginsOf = ({ rows }: Found): string[] => rows.map(({ login }) => login).sort();

describe('the people of a unit', () => {
  it.each<[Record<string, string>, string[]]>([
    // By what the list shows in full, however it was typed.
    [{ keyword: '许·映' }, ['xuyingchuan']],
    [{ keyword: ' 许 • 映川 ' }, ['xuyingchuan']],
    [{ keyword: 'XUYING' }, ['xuyingchuan']],
    [{ keyword: '%' }, []],
    // Not found by masked values, or by a name that is not shown.
    [{ keyword: '19900000003' }, []],
    [{ keyword: '0003' }, []],
    [{ keyword: '199****0003' }, []],
    [{ keyword: '不显示的昵称' }, []],
    [{ administers: 'true' }, ['xuyingchuan']],
    [{ administers: 'true', certified: 'false' }, []],
    [{ administers: 'false', keyword: 'xuyingchuan' }, []],
    [{ certified: 'true', keyword: 'shenzhiyao' }, ['shenzhiyao']],
    // People of other units are not found.
    [{ keyword: 'gumingqian' }, []],
  ])('looked for by %j', async (query, wanted) => {
    const found = await people(query);
    expect(loginsOf(found)).toEqual(wanted);
    expect(found.total).toBe(wanted.length);
  });

  it.each(['', ' ', '\u0000'])('are all there where nothing was looked for: %j', async (keyword) => {
    const { rows, total } = await people({});
    expect(total).toBeGreaterThan(3);
    expect(await people({ keyword })).toMatchObject({ rows, total });
  });

  it.each([
    ['keyword', '字'.repeat(61)],
    ['administers', 'perhaps'],
    ['certified', '2'],
    ['phone', '19900000003'],
  ])('are not looked for by %s=%s', async (name, value) => {
    const { status } = await service.call(
      'GET',
      `/prod-api/system/unit/people?${name}=${encodeURIComponent(value)}`,
      {
        headers,
      },
    );
    expect(status).toBe(400);
  });
});

it('who asked to join is found among the records in the same way', async () => {
  const { headers: person } = await service.signIn('linxiaoman');
  const { unitId: deptId } = await accountOf(service, 'xuyingchuan');
  await service.call('POST', '/prod-api/system/unit/join', { headers: person, body: { deptId } });
  const found = async (query: string): Promise<string[]> =>
    loginsOf((await service.call('GET', `/prod-api/system/unit/member/list?${query}`, { headers })).body);

  const { nickname, phone } = await accountOf(service, 'linxiaoman');
  for (const word of ['linxiao', nickname, ''])
    expect(await found(`keyword=${encodeURIComponent(word)}&status=0`)).toContain('linxiaoman');
  for (const word of [phone ?? '', '0008', 'gumingqian', '%'])
    expect(await found(`keyword=${encodeURIComponent(word)}`)).toEqual([]);
  expect(await found('keyword=linxiao&status=2')).toEqual([]);
});
