import { createPluginManager } from '@@/core/plugin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { draftNames, draftStorage, eraseDrafts } from './draft-storage';
import { recallMade } from './recall-made';

const BEGUN = 'GET /prod-api/cms/begun/{key}';
const KEY = 'key-of-the-lost-answer';
const record = { kind: 'demand/', id: 7, name: 'demand/7' };
const edit = (value: string, at = 1) => ({ base: null, value, at });

beforeAll(() => void createPluginManager());
beforeEach(async () => {
  await eraseDrafts();
  await draftStorage(11, `demand/new-${KEY}`).write('title', edit('最后的话'));
});

test('what was typed before the answer was lost is found in the record it made', async () => {
  const service = stubService({ [BEGUN]: ok({ id: 7 }) });

  expect(await recallMade(11, record)).toEqual({ title: edit('最后的话') });
  expect(service.sentTo(BEGUN)[0]?.path).toContain(KEY);
  expect(await draftStorage(11, 'demand/7').read()).toEqual({ title: edit('最后的话') });
  expect(await draftNames(11, 'demand/new-')).toEqual([]);
});

test('what was typed in the record itself since then stays', async () => {
  stubService({ [BEGUN]: ok({ id: 7 }) });
  await draftStorage(11, 'demand/7').write('title', edit('后来写的', 5));

  expect(await recallMade(11, record)).toEqual({ title: edit('后来写的', 5) });
});

test.each([
  ['made another one', ok({ id: 8 })],
  ['made none', ok({ id: null })],
  ['cannot be asked about', refused(503, '服务暂时不可用')],
])('what waits under a key that %s stays where it is', async (_, answer) => {
  stubService({ [BEGUN]: answer });

  expect(await recallMade(11, record)).toEqual({});
  expect(await draftNames(11, 'demand/new-')).toEqual([`demand/new-${KEY}`]);
});
