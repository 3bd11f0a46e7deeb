import { getPluginManager } from '@@/core/plugin';
import { screen, waitFor } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, signedInService } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';

const SCREEN = '/admin/screen-of-this-test';

interface Table {
  routes: Record<string, object>;
  routeComponents: Record<string, () => React.ReactNode>;
}

/** Opens the app at one more screen, which asks for a permission. */
function openScreen(): ReturnType<typeof renderApp> {
  const app = renderApp(SCREEN);
  const patchRoutes = ({ routes, routeComponents }: Table): void => {
    const guarded = {
      id: 'guarded',
      path: SCREEN,
      parentId: '1',
      access: 'permitted',
      permission: 'cms:period:list',
    };
    Object.assign(routes, { guarded });
    Object.assign(routeComponents, { guarded: () => <h1>批次管理</h1> });
  };
  getPluginManager().register({ apply: { patchRoutes }, path: 'test' });
  return app;
}

const signIn = (...permissions: string[]): void => {
  signedInService({
    'GET /prod-api/system/user/getInfo': {
      body: { code: 200, success: true, user: aPerson(), roles: ['common'], permissions },
    },
  });
};

const locationOf = (app: ReturnType<typeof renderApp>): Location =>
  (app.history() as { location: Location }).location;

describe('a screen behind a permission', () => {
  it('is not shown to somebody without it, who learns what was restricted [access.forbidden]', async () => {
    signIn('cms:apply:add');

    const app = openScreen();

    expect(await screen.findByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
    expect(locationOf(app).pathname).toBe('/403');
    expect(screen.getByText(SCREEN)).toBeVisible();
    expect(screen.getByText('缺少的权限：查看批次（cms:period:list）。')).toBeVisible();
    expect(screen.getByText('这项权限由系统管理员开通，如工作需要请与其联系。')).toBeVisible();
    expect(screen.getByRole('link', { name: '切换账号' })).toHaveAttribute(
      'href',
      `/login?from=${encodeURIComponent(SCREEN)}`,
    );
  });

  it('is shown to somebody with it', async () => {
    signIn('cms:period:list');

    openScreen();

    expect(await screen.findByRole('heading', { level: 1, name: '批次管理' })).toBeVisible();
  });

  it('sends a visitor to sign in', async () => {
    stubService(startAnswers());

    const app = openScreen();

    await waitFor(() => expect(locationOf(app).pathname).toBe('/login'));
    expect(await screen.findByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  });
});
