import { createPluginManager } from '@@/core/plugin';
import { act, renderHook, waitFor } from '@testing-library/react';
import { allowConsole } from '@tests/setup/allow-console';
import { stubService } from '@tests/support/stubService';
import { useDicts } from './useDicts';

beforeAll(() => void createPluginManager());

const entry = (dictValue: string, dictSort: number, more: object = {}) => ({
  dictCode: dictSort,
  dictSort,
  dictLabel: `领域 ${dictValue}`,
  dictValue,
  dictType: 'kczx_field',
  parentValue: null,
  isDefault: 'N',
  status: '0',
  ...more,
});

const FIELDS = [
  entry('water', 2, { parentValue: 'energy' }),
  entry('energy', 1),
  entry('old', 3, { status: '1' }),
];

it('reads dictionaries in their order and leaves out what is switched off', async () => {
  const service = stubService({
    'GET /prod-api/system/dict/data/batch_types/{types}': {
      body: { code: 200, data: { kczx_field: FIELDS } },
    },
  });
  const { result } = renderHook(() => useDicts('kczx_field', 'kczx_degree'));
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.dicts).toEqual({
    kczx_field: [
      { label: '领域 energy', value: 'energy', parentValue: null },
      { label: '领域 water', value: 'water', parentValue: 'energy' },
    ],
    kczx_degree: [],
  });
  expect(service.requests[0]?.path).toMatch(/kczx_field(,|%2C)kczx_degree$/);
});

it('says that dictionaries could not be read, and reads them again when asked', async () => {
  allowConsole(/没有找到请求的内容/);
  const service = stubService({});
  const { result } = renderHook(() => useDicts('kczx_title'));
  await waitFor(() => expect(result.current.error).toBeDefined());
  service.answer('GET /prod-api/system/dict/data/batch_types/{types}', {
    body: { code: 200, data: { kczx_title: [entry('senior', 1)] } },
  });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.dicts['kczx_title']).toHaveLength(1));
});
