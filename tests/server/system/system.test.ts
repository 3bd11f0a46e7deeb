import { usccProblem } from '@contract/rules/uscc';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  headers = (await service.signIn('linxiaoman')).headers;
});
afterAll(() => service.stop());

const dict = (types: string) => service.call('GET', `/prod-api/system/dict/data/batch_types/${types}`);
const search = (keyword: string, as = headers) =>
  service.call('GET', `/prod-api/system/dept/search/${encodeURIComponent(keyword)}`, { headers: as });
const names = async (keyword: string): Promise<string[]> =>
  (await search(keyword)).body.data.map(({ deptName }: { deptName: string }) => deptName);

describe('dictionaries', () => {
  it('come several at once, by type [call.GET /prod-api/system/dict/data/batch_types/{types}]', async () => {
    const { status, body } = await dict('kczx_degree,kczx_field,unheard_of');

    expect(status).toBe(200);
    expect(Object.keys(body.data)).toEqual(['kczx_degree', 'kczx_field', 'unheard_of']);
    expect(body.data.unheard_of).toEqual([]);
    expect(body.data.kczx_degree[0]).toMatchObject({
      dictLabel: '博士',
      dictValue: 'doctor',
      dictType: 'kczx_degree',
    });
  });

  it('have parents where they cascade', async () => {
    const { body } = await dict('kczx_field,kczx_region');
    const find = (type: string, value: string) =>
      body.data[type].find(({ dictValue }: { dictValue: string }) => dictValue === value);

    expect(find('kczx_field', 'it').parentValue).toBeNull();
    expect(find('kczx_field', 'ai')).toMatchObject({ dictLabel: '人工智能', parentValue: 'it' });
    expect(find('kczx_region', '3601')).toMatchObject({ dictLabel: '南昌市', parentValue: '36' });
    expect(
      body.data.kczx_region.filter(({ parentValue }: { parentValue: string | null }) => !parentValue),
    ).toHaveLength(34);
  });

  it('gain entries, and lose them by switching off', async () => {
    const admin = (await service.signIn('admin')).headers;
    const asAdmin = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
      service.call(method, url, { headers: admin, ...(body && { body }) });
    const { body: types } = await asAdmin('GET', '/prod-api/system/dict/types');
    const { type } = types.data[0];
    const entry = { label: '新条目', sort: 900, isDefault: false, enabled: true };

    const made = await asAdmin('POST', '/prod-api/system/dict', {
      ...entry,
      type,
      value: 'new_one',
      parentValue: null,
    });
    const twice = await asAdmin('POST', '/prod-api/system/dict', {
      ...entry,
      type,
      value: 'new_one',
      parentValue: null,
    });
    const open = async () =>
      (await service.call('GET', `/prod-api/system/dict/data/batch_types/${type}`)).body.data[type].map(
        ({ dictValue }: { dictValue: string }) => dictValue,
      );

    expect(twice.body.data.fields[0].path).toBe('body.value');
    expect(await open()).toContain('new_one');
    await asAdmin('PUT', `/prod-api/system/dict/${made.body.data.id}`, {
      ...entry,
      enabled: false,
      before: entry,
    });
    expect(await open()).not.toContain('new_one');

    const late = await asAdmin('PUT', `/prod-api/system/dict/${made.body.data.id}`, {
      ...entry,
      label: '改名',
      before: entry,
    });
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'dict.entry_moved' } });
    expect(late.body.data).toMatchObject({ ...entry, enabled: false });
  });

  it('keep back what is switched off', async () => {
    await service.db.kysely
      .updateTable('dictItem')
      .set({ enabled: false })
      .where('value', '=', 'doctor')
      .execute();

    expect(JSON.stringify((await dict('kczx_degree')).body)).not.toContain('doctor');
  });

  it.each(['a,,b', 'A', "a'--", 'a%20b', `${'a,'.repeat(30)}a`])(
    'refuse the types %p with 400',
    async (types) => {
      expect((await dict(types)).status).toBe(400);
    },
  );
});

describe('searching units', () => {
  it.each(['青陶', '水务', 'qtsw', 'QTSW', 'ｑｔｓｗ', '91360100'])(
    'finds by %p [call.GET /prod-api/system/dept/search/{keyword}]',
    async (keyword) => {
      expect(await names(keyword)).toEqual(['青陶水务科技有限公司']);
    },
  );

  it('shows a code that passes its own check', async () => {
    const { body } = await search('云泽大学');

    expect(body.data[0]).toMatchObject({ deptName: '云泽大学', parentName: null });
    expect(usccProblem(body.data[0].uscc)).toBeNull();
  });

  it('answers at most twenty, the exact name first', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => ({ name: `试验${i}研究所` }));
    await service.db.kysely
      .insertInto('unit')
      .values([...rows, { name: '研究所' }])
      .execute();
    const found = await names('研究所');

    expect(found).toHaveLength(20);
    expect(found[0]).toBe('研究所');
  });

  it.each(['%', '_', '\\', "' or 1=1--"])('takes %p literally', async (keyword) => {
    expect(await names(keyword)).toEqual([]);
  });

  it('is for people who are signed in', async () => {
    expect((await search('青陶', {})).status).toBe(401);
  });

  it('refuses a keyword that is too long', async () => {
    expect((await search('长'.repeat(61))).status).toBe(400);
  });
});
