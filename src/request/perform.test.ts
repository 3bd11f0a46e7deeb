import { setHistory } from '@@/core/history';
import { createMemoryHistory, history } from '@umijs/max';
import { readLastError } from '@/utils/last-error';
import { registerNotices } from '@/utils/notices';
import type { Effect } from './decide';
import { perform } from './perform';

const shown: [text: string, ms: number][] = [];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(() => {
  registerNotices(() =>
    Promise.resolve({
      message: (_, text, ms) => shown.push([text, ms]),
      notification: (_, title, text, ms) => shown.push([`${title}/${text}`, ms]),
    }),
  );
});

beforeEach(() => {
  shown.length = 0;
  setHistory(createMemoryHistory({ initialEntries: ['/demand?page=2'] }) as never);
});

const warning = (text: string): Effect => ({
  kind: 'message',
  level: 'warning',
  text,
  ms: 3000,
  throttleMs: 500,
});

describe('perform', () => {
  it('shows at most one throttled warning within 500 ms [error.status.throttle] [constant.warningThrottle]', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(10_000_000);

    perform([warning('第一条')]);
    clock.mockReturnValue(10_000_499);
    perform([warning('第二条')]);
    clock.mockReturnValue(10_000_500);
    perform([warning('第三条')]);
    await settled();

    expect(shown).toEqual([
      ['第一条', 3000],
      ['第三条', 3000],
    ]);
  });

  it('does not throttle messages that ask for none', async () => {
    perform([
      { kind: 'message', level: 'error', text: '一', ms: 3000 },
      { kind: 'message', level: 'error', text: '二', ms: 3000 },
    ]);
    await settled();

    expect(shown).toHaveLength(2);
  });

  it('shows a notification with its title for its time', async () => {
    perform([{ kind: 'notification', level: 'error', title: '提示', text: '操作失败', ms: 3000 }]);
    await settled();

    expect(shown).toEqual([['提示/操作失败', 3000]]);
  });

  it('replaces the route and keeps the error with the page it came from', () => {
    const length = history.location;

    perform([
      { kind: 'saveError', error: { text: '坏了', errorCode: null, traceId: 't-1' } },
      { kind: 'goTo', path: '/500', replace: true },
    ]);

    expect(length.pathname).toBe('/demand');
    expect([history.location.pathname, history.action]).toEqual(['/500', 'REPLACE']);
    expect(readLastError()).toEqual({
      text: '坏了',
      errorCode: null,
      traceId: 't-1',
      path: '/demand?page=2',
    });
  });

  it('goes on to a page where the way back stays open', () => {
    perform([{ kind: 'goTo', path: '/404', replace: false }]);

    expect([history.location.pathname, history.action]).toEqual(['/404', 'PUSH']);
  });

  it('keeps the page it is on when signing in is what failed', () => {
    history.replace('/login?from=%2Fuser');

    perform([{ kind: 'signIn' }]);

    expect(history.location.search).toBe('?from=%2Fuser');
  });
});
