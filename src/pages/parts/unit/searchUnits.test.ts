import { createPluginManager } from '@@/core/plugin';
import { stubService } from '@tests/support/stubService';
import { searchUnits } from './searchUnits';

beforeAll(() => void createPluginManager());

it('finds registered units by what is typed', async () => {
  const service = stubService({
    'GET /prod-api/system/dept/search/{keyword}': {
      body: {
        code: 200,
        data: [
          {
            deptId: 7,
            deptName: '青陶水务科技有限公司',
            uscc: '91330106MA2CFLXX0M',
            parentName: '青陶集团',
            attended: true,
          },
          { deptId: 8, deptName: '青陶大学', uscc: null, parentName: null, attended: false },
        ],
      },
    },
  });
  expect(await searchUnits('青陶', new AbortController().signal)).toEqual([
    {
      id: 7,
      name: '青陶水务科技有限公司',
      uscc: '91330106MA2CFLXX0M',
      parentName: '青陶集团',
      attended: true,
    },
    { id: 8, name: '青陶大学', uscc: '', attended: false },
  ]);
  expect(service.requests[0]?.path).toBe(`/prod-api/system/dept/search/${encodeURIComponent('青陶')}`);
});
