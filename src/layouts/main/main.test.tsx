import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, signedInService } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { chooseTheme } from '@/theme/theme-mode';

const open = async (address = '/500'): Promise<ReturnType<typeof renderApp>> => {
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
};

const mainNav = (): HTMLElement => screen.getByRole('navigation', { name: '主导航' });

afterEach(() => act(() => void chooseTheme('system')));

describe('the header', () => {
  it('opens a group with its button and closes it with Escape, giving the focus back', async () => {
    stubService(startAnswers());
    await open();
    const group = within(mainNav()).getByRole('button', { name: '开创专项' });

    await userEvent.click(group);
    expect(within(mainNav()).getByRole('link', { name: '专项首页' })).toHaveAttribute('href', '/innovation');
    await userEvent.keyboard('{Escape}');

    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(group).toHaveFocus();
    expect(within(mainNav()).queryByRole('link', { name: '专项首页' })).not.toBeInTheDocument();
  });

  it('closes a group when the focus goes on', async () => {
    stubService(startAnswers());
    await open();
    const group = within(mainNav()).getByRole('button', { name: '开创专项' });

    await userEvent.click(group);
    await act(async () => screen.getByRole('link', { name: '返回首页' }).focus());

    expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers a visitor to sign in and come back', async () => {
    stubService(startAnswers());
    await open('/exception?errorCode=7');

    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      `/login?from=${encodeURIComponent('/exception?errorCode=7')}`,
    );
  });

  it('has a first stop that leads to the content', async () => {
    stubService(startAnswers());
    await open();

    await userEvent.tab();

    expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('the look', () => {
  it('changes at once and is kept', async () => {
    stubService(startAnswers());
    await open();

    await userEvent.click(screen.getByRole('button', { name: '外观：跟随系统' }));
    await userEvent.click(
      within(screen.getByRole('list', { name: '外观' })).getByRole('button', { name: '深色' }),
    );

    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme_choice')).toBe('dark');
    expect(screen.getByRole('button', { name: '外观：深色' })).toHaveFocus();
  });

  it('turns 关怀版 on and off with one press', async () => {
    stubService(startAnswers());
    await open();

    await userEvent.click(screen.getByRole('button', { name: '关怀版' }));
    const isCare = document.documentElement.dataset['theme'];
    await userEvent.click(screen.getByRole('button', { name: '退出关怀版' }));

    expect([isCare, document.documentElement.dataset['theme']]).toEqual(['care', 'default']);
  });
});

describe('the account menu', () => {
  const openMenu = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: '沈知遥的账号' }));
    return screen.getByRole('banner');
  };

  it('says who is signed in', async () => {
    signedInService();
    await open();

    expect(await openMenu()).toHaveTextContent('沈知遥青陶水务科技有限公司');
  });

  it('signs out on this machine although the service does not answer [state.session.clear]', async () => {
    localStorage.setItem('refresh_token', 'r');
    localStorage.setItem('access_token', 'a');
    localStorage.setItem('expireTime', '1');
    signedInService({ 'POST /prod-api/auth/logout': { status: 0 } });
    const { history } = await open();

    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('button', { name: '退出登录' }));

    await waitFor(() => expect((history() as { location: Location }).location.pathname).toBe('/'));
    for (const key of ['access_token', 'refresh_token', 'expireTime', 'xhr-user-info']) {
      expect([key, localStorage.getItem(key)]).toEqual([key, null]);
    }
    expect(sessionStorage.getItem('user')).toBeNull();
    // Nor are the scroll positions of the pages kept.
    expect(sessionStorage.getItem('scroll_places')).toBeNull();
    expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
  });

  it('keeps a user with permissions and roles, each with its roleKey [entity.session.roles]', async () => {
    const service = signedInService();
    service.answer('GET /prod-api/system/user/getInfo', {
      body: {
        code: 200,
        success: true,
        user: aPerson({ roles: [{ roleId: 4, roleKey: 'operator', roleName: '管理方' }] }),
        roles: ['operator'],
        permissions: ['cms:apply:list'],
      },
    });
    await open();

    expect(await openMenu()).toHaveTextContent('沈知遥');
  });
});

describe('the drawer of a phone', () => {
  beforeEach(() => {
    // jsdom has the dialog element but not its behaviour.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });

  it('holds the whole navigation and closes when a page was chosen', async () => {
    stubService(startAnswers());
    await open('/404');

    await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    const drawer = screen.getByRole('dialog', { name: '菜单' });
    expect(within(drawer).getByRole('heading', { name: '开创专项' })).toBeVisible();
    await userEvent.click(within(drawer).getByRole('link', { name: '专项首页' }));

    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
  });
});

describe('shortcuts', () => {
  const pathOf = ({ history }: Awaited<ReturnType<typeof open>>): string =>
    (history() as { location: Location }).location.pathname;

  it('are listed under ?, and the list closes again', async () => {
    stubService(startAnswers());
    await open();

    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: '快捷键' });
    expect(within(list).getByText('查看全部快捷键')).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: '关闭快捷键列表' }));

    expect(screen.queryByRole('dialog', { name: '快捷键' })).not.toBeInTheDocument();
  });

  it.each([
    ['gh', '/'],
    ['gd', '/demand'],
  ])('%s goes to %s', async (keys, path) => {
    stubService(startAnswers());
    const app = await open();

    await userEvent.keyboard(keys);

    await waitFor(() => expect(pathOf(app)).toBe(path));
  });

  it('do nothing for half a pair, or when they are off', async () => {
    stubService(startAnswers());
    const app = await open();

    await userEvent.keyboard('hg');
    localStorage.setItem('shortcuts', 'off');
    await userEvent.keyboard('gh');
    localStorage.removeItem('shortcuts');

    expect(pathOf(app)).toBe('/500');
  });
});
