import { createPluginManager } from '@@/core/plugin';
import { RequestError } from '@/utils/request-error';
import { isMissing, outcomeOf } from './save-outcome';

const changes = [
  { path: 'title', base: null, value: '长' },
  { path: 'budgetMin', base: null, value: 5 },
];
const refusedWith = (code: number, fields?: { path: string; message?: string }[]) =>
  outcomeOf(changes, () => {
    const failure = { kind: 'reply' as const, code, serverMessage: '最多 400 个字符：title' };
    throw new RequestError(failure, { data: { fields } });
  });

beforeAll(() => void createPluginManager());

test.each([
  ['by its path', [{ path: 'title', message: '最多 400 个字符' }], { title: '最多 400 个字符' }],
  [
    'by its place in what was sent, with the first of what is said of it',
    [
      { path: 'body.changes.0.value', message: '最多 20000 个字符' },
      { path: 'body.changes.0.value', message: '类型不正确' },
    ],
    { title: '最多 20000 个字符' },
  ],
  ['without a sentence of its own', [{ path: 'budgetMin' }], { budgetMin: '最多 400 个字符：title' }],
])('a field is refused %s', async (_, fields, refusals) => {
  expect(await refusedWith(400, fields)).toEqual({ kind: 'refused', refusals });
});

test('a call that the service no longer knows loses nothing: the draft stays, and is no missing record', async () => {
  const failure = { kind: 'outdated' as const };

  expect(isMissing(new RequestError(failure))).toBe(false);
  const outcome = await outcomeOf(changes, () => Promise.reject(new RequestError(failure)));
  expect(outcome).toEqual({ kind: 'failed', reason: '平台已更新，请刷新页面后再试' });
});

test.each([
  ['no field of the save', 400, [{ path: 'version', message: '类型不正确' }], 'blocked'],
  ['no field at all', 422, undefined, 'blocked'],
  ['a fault of the service', 503, undefined, 'failed'],
])('%s refuses the whole save', async (_, code, fields, kind) => {
  expect(await refusedWith(code, fields)).toMatchObject({ kind });
});
