import { setHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { stubService } from '@tests/support/stubService';
import { createMemoryHistory } from '@umijs/max';
import { storeTokens } from '@/utils/session';
import { call } from './call';

const ROW = 'GET /prod-api/cms/open/demand/{id}';
const [COUNTED, TWICE, LOST, PLAIN, OWN] = [1, 2, 3, 4, 5];
const addressOf = (id: number): string => ROW.replace('GET ', '').replace('{id}', String(id));
const read = (id: number) => call(ROW, { params: { id }, shownBy: 'page' });

/** The answers that came with a page, whose views the service has not counted. */
const arrive = (): void => {
  const ids = [COUNTED, TWICE, LOST, PLAIN, OWN];
  const answers = Object.fromEntries(ids.map((id) => [addressOf(id), { code: 200, data: { id, views: 0 } }]));
  const counted = ids.filter((id) => id !== PLAIN).map(addressOf);
  document.body.innerHTML = `<script type="application/json" id="first-answers" data-counted="${counted.join(' ')}">${JSON.stringify(answers)}</script>`;
  const came = {
    transferSize: 5300,
    encodedBodySize: 5000,
    requestStart: 10,
    responseStart: performance.now(),
  };
  Object.assign(performance, { getEntriesByType: () => [came] });
};

let service: ReturnType<typeof stubService>;
beforeAll(() => {
  createPluginManager();
  setHistory(createMemoryHistory() as never);
  arrive();
});
beforeEach(() => {
  service = stubService({ [ROW]: { body: { code: 200, data: { id: 0, views: 9 } } } });
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const told = (id: number) => service.requests.filter(({ path }) => path === addressOf(id)).length;

it('shows what came with the page, and tells the service once that it was read', async () => {
  expect(await read(COUNTED)).toEqual({ id: COUNTED, views: 0 });
  await settled();

  expect([told(COUNTED), service.requests.length]).toEqual([1, 1]);
});

it('asks the service itself the second time, and does not tell it besides', async () => {
  await read(TWICE);

  expect(await read(TWICE)).toEqual({ id: 0, views: 9 });
  await settled();
  expect(told(TWICE)).toBe(2);
});

it('is not troubled when the service does not hear of it', async () => {
  service.goOffline();

  expect(await read(LOST)).toEqual({ id: LOST, views: 0 });
  await settled();
  expect(told(LOST)).toBeGreaterThan(0);
});

it('tells nothing of what is not counted', async () => {
  expect(await read(PLAIN)).toEqual({ id: PLAIN, views: 0 });
  await settled();

  expect(service.requests).toEqual([]);
});

it('asks as somebody signed in, who is counted by that alone', async () => {
  storeTokens({ accessToken: 'a', refreshToken: 'r', expireTime: Date.now() + 60_000 });

  expect(await read(OWN)).toEqual({ id: 0, views: 9 });
  await settled();
  expect(told(OWN)).toBe(1);
});
