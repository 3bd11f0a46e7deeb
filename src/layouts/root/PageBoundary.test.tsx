import { getPluginManager } from '@@/core/plugin';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '@tests/setup/allow-console';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';
import { hearRelease } from '@/utils/release';

const SCREEN = '/screen-of-this-test';
const RUNNING = '<script type="text/plain" src="/umi.aaaaaaaa.js"></script>';

interface Table {
  routes: Record<string, object>;
  routeComponents: Record<string, () => React.ReactNode>;
}

let failure: Error | null = null;

function Fragile() {
  if (failure) throw failure;
  return <h1>成果登记</h1>;
}

/** Opens the app at a screen that throws what `failure` holds. */
function openFragileScreen(): ReturnType<typeof renderApp> {
  const app = renderApp(SCREEN);
  const patchRoutes = ({ routes, routeComponents }: Table): void => {
    const main = Object.values(routes).find((route) => 'path' in route && route.path === '/404') as {
      parentId: string;
    };
    Object.assign(routes, { fragile: { id: 'fragile', path: SCREEN, parentId: main.parentId } });
    Object.assign(routeComponents, { fragile: Fragile });
  };
  getPluginManager().register({ apply: { patchRoutes }, path: 'test' });
  return app;
}

beforeEach(() => {
  stubService(startAnswers());
  allowConsole(/A page failed|The above error occurred|Error: /);
});

afterEach(() => {
  hearRelease('umi.');
  document.head.querySelector('[src*="umi."]')?.remove();
});

describe('a page that breaks', () => {
  it('leaves the header and the way out standing, and can be tried again', async () => {
    failure = new Error('Cannot read properties of undefined');
    openFragileScreen();

    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('这部分页面没有显示出来');
    expect(screen.getByRole('banner')).toBeVisible();
    failure = null;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('heading', { level: 1, name: '成果登记' })).toBeVisible();
  });

  it('is forgotten on the next page', async () => {
    failure = new Error('x');
    const app = openFragileScreen();
    await screen.findByRole('alert');

    await act(async () => (app.history() as { push: (to: string) => void }).push('/500'));

    expect(await screen.findByRole('heading', { level: 1, name: '抱歉，服务暂时不可用' })).toBeVisible();
  });

  it.each([
    ['before the platform was updated', 'bbbbbbbb', true],
    ['after it', 'aaaaaaaa', false],
  ])('and was opened %s says whether only a reload mends it', async (_when, delivered, isOld) => {
    document.head.insertAdjacentHTML('beforeend', RUNNING);
    hearRelease(delivered);
    failure = new Error('Cannot read properties of undefined');
    openFragileScreen();

    const problem = await screen.findByRole('alert');
    expect(within(problem).queryByText('平台已更新，请刷新页面后再试') !== null).toBe(isOld);
    expect(problem).toHaveTextContent('已填写的内容保存在本机，刷新后可继续。');
    expect(screen.getByRole('button', { name: '刷新页面' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' }) === null).toBe(isOld);
  });

  it('whose code did not come is reported as a load failure that a reload mends [error.chunk] [req:fault-f21]', async () => {
    failure = Object.assign(new Error('Loading chunk 7 failed. (timeout)'), { name: 'ChunkLoadError' });
    // Pretend that the one automatic reload has happened: jsdom cannot reload, and the test is about what the reader
    // sees afterwards.
    sessionStorage.setItem('chunk_reload', String(Date.now()));
    openFragileScreen();

    expect(
      await screen.findByRole('heading', { level: 1, name: '页面资源加载未完成，请刷新' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: '刷新页面' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });
});
