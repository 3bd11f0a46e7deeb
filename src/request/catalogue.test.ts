import { setHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import {
  CATALOGUE_ROWS,
  type CatalogueRow,
  CONTEXTS,
  type Context,
  type Outcome,
  outcomeIn,
} from '@tests/support/catalogue-rows';
import { stubService } from '@tests/support/stubService';
import { createMemoryHistory, history } from '@umijs/max';
import { registerNotices } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';
import { storeTokens } from '@/utils/session';
import { call } from './call';

const callAny = call as unknown as (row: string, args?: object) => Promise<unknown>;
const CALLS: Record<Context, [row: string, args: object]> = {
  'page load': ['GET /api/thing.json', {}],
  action: ['PUT /api/thing.json', {}],
  'background call': ['GET /api/thing.json', { shownBy: 'nobody' }],
};
const PAGE = '/demand?page=2';

let shown: Outcome[] = [];

beforeAll(() => {
  createPluginManager();
  registerNotices(() =>
    Promise.resolve({
      message: (level, text) => shown.push({ shows: level as 'warning' | 'error', text }),
      notification: (_, title, text) => shown.push({ shows: 'notification', title, text }),
    }),
  );
});

let clock = Date.now();
beforeEach(() => {
  shown = [];
  setHistory(createMemoryHistory({ initialEntries: ['/', PAGE], initialIndex: 1 }) as never);
  storeTokens({ accessToken: 'old', refreshToken: 'r', expireTime: Date.now() + 1000 });
  // Beyond the interval in which a repeated warning or notice is dropped.
  clock += 1000;
  jest.spyOn(Date, 'now').mockReturnValue(clock);
});

/** The effect of a failure appears a tick after the rejection. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const outcomes = (): Outcome[] => {
  const { pathname } = history.location;
  if (pathname === '/login') return [{ signsIn: true }];
  if (pathname !== '/demand') return [{ goes: pathname as '/404' }, ...shown];
  return shown.length > 0 ? shown : [{ silent: true }];
};

const TABLE = CONTEXTS.flatMap((context) =>
  CATALOGUE_ROWS.map((row): [Context, string, CatalogueRow] => [context, row.name, row]),
);

describe('the error catalogue', () => {
  it.each(TABLE)('%s, %s: has its one effect', async (context, _, row) => {
    const [path, args] = CALLS[context];
    stubService({ [path]: row.reply, 'POST /prod-api/auth/refresh': { status: 401, body: { code: 401 } } });

    await expect(callAny(path, args)).rejects.toBeInstanceOf(RequestError);
    await settled();

    expect(outcomes()).toEqual([outcomeIn(context, row)]);
  });

  it.each([
    [
      'a page that could not be read gives its place in the history to the page that says so',
      'GET',
      {},
      'REPLACE',
    ],
    ['an act leaves the way back open', 'PUT', {}, 'PUSH'],
    ['so does a file that was not there', 'GET', { autoDownload: true }, 'PUSH'],
  ])('%s', async (_, method, args, action) => {
    stubService({ [`${method} /api/thing.json`]: { status: 404, body: { code: 404, msg: '不存在' } } });

    const failed = await callAny(`${method} /api/thing.json`, args).catch((error: RequestError) => error);

    expect([history.action, (failed as RequestError).acted]).toEqual([action, 'left']);
  });

  it('leaves a failure to whoever is named to show it', async () => {
    stubService({ 'PUT /api/thing.json': { status: 500, body: { code: 500, msg: '操作失败' } } });

    const failed = await callAny('PUT /api/thing.json', { shownBy: 'form' }).catch((error: unknown) => error);

    expect((failed as RequestError).acted).toBeNull();
  });

  it('says once what several calls of one page fail for', async () => {
    stubService({ 'GET /api/thing.json': { status: 503, body: '' } });

    await Promise.allSettled([callAny('GET /api/thing.json'), callAny('GET /api/thing.json')]);
    await settled();

    expect(shown).toHaveLength(1);
  });
});
