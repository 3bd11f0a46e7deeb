import { act, screen, waitFor } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, ok, okRows, refused, signedInService } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { getDvaApp } from '@umijs/max';
import type { AccountState } from './account';
import type { GlobalState } from './global';
import type { HomepageState } from './homepage';
import type { UserState } from './user';

interface Store {
  global: GlobalState;
  user: UserState;
  account: AccountState;
  homepage: HomepageState;
}

const store = (): Store => getDvaApp()._store.getState();
const dispatch = async (action: object): Promise<void> => {
  await act(async () => {
    await getDvaApp()._store.dispatch(action);
  });
};

const BASIC = 'GET /api/users/accounts/{login}.json';
const aBasicInfo = { id: 11, nickname: '沈知遥', base_info_completed: true };

/** A page that makes no calls itself, so that only the start and the models do. */
const openQuietPage = async (): Promise<void> => {
  renderApp('/500');
  await screen.findByRole('heading', { level: 1 });
};

describe('global', () => {
  beforeEach(async () => {
    stubService(startAnswers());
    await openQuietPage();
  });

  it('shows header and footer, not fixed, in the default theme [state.global.initial] [entity.global] [constant.theme]', () => {
    expect(store().global).toEqual({
      name: '开创专项',
      loading: false,
      showFooter: true,
      showHeader: true,
      showHeaderFooter: true,
      showHeaderFixed: false,
      onlyShowBackTop: false,
      onlyShowBackTopIcons: false,
      operateModel: false,
      operateModelPath: '',
      showQuestionBackTop: false,
      theme: 'default',
      globalLoading: { show: false, text: '' },
      updateData: { end_time: '', start_time: '', subject: '', system_score: '', system_update: false },
    });
  });

  it('saves any of its flags and keeps the others [state.global.save]', async () => {
    const flags = {
      showHeader: false,
      showFooter: false,
      showHeaderFixed: true,
      onlyShowBackTop: true,
      operateModel: true,
      theme: 'dark',
      loading: true,
    };

    await dispatch({ type: 'global/save', payload: flags });

    expect(store().global).toMatchObject({ ...flags, showHeaderFooter: true, name: '开创专项' });
  });

  it('holds what covers the page while it works [entity.global.globalLoading]', async () => {
    await dispatch({ type: 'global/saveGlobalLoading', payload: { show: true, text: '正在提交…' } });

    expect(store().global.globalLoading).toEqual({ show: true, text: '正在提交…' });
    expect(await screen.findByText('正在提交…')).toBeVisible();
  });
});

it('holds the announced interruption [entity.global.updateData]', async () => {
  const update = {
    system_update: true,
    subject: '系统更新',
    system_score: '期间可以浏览，暂停提交。',
    start_time: '2026-09-20T22:00:00+08:00',
    end_time: '2026-09-21T02:00:00+08:00',
  };
  stubService({
    ...startAnswers(),
    'GET /api/users/system_update.json': { body: { status: 0, success: true, ...update } },
  });

  await openQuietPage();

  await waitFor(() => expect(store().global.updateData).toEqual(update));
  const banner = screen.getByRole('region', { name: '系统更新' });
  expect(banner).toHaveTextContent(
    '期间可以浏览，暂停提交。2026-09-20 22:00 至 2026-09-21 02:00（北京时间）',
  );
});

describe('user', () => {
  it('is empty for a visitor and filled by the user-info call [entity.user] [state.user.save] [call.user.userInfo]', async () => {
    stubService({
      ...startAnswers(),
      'GET /prod-api/system/user/getInfo': {
        body: { code: 200, success: true, user: aPerson(), roles: ['common'], permissions: [] },
      },
    });
    await openQuietPage();
    expect(store().user).toEqual({ userInfo: {} });

    await dispatch({ type: 'user/userInfo' });

    expect(store().user.userInfo).toMatchObject({ userName: 'shen' });
  });

  it('registers a unit, and checks a phone number [call.user.unit] [call.user.checkPhone]', async () => {
    const REGISTER = 'POST /prod-api/auth/register/unit';
    const service = stubService({
      ...startAnswers(),
      [REGISTER]: ok({ token: 't', refreshToken: 'r', expireTime: 1 }),
      'GET /prod-api/auth/checkPhone/{phone}': ok({ available: false }),
    });
    await openQuietPage();
    const ask = (type: string, payload: unknown): Promise<unknown> =>
      act(() => getDvaApp()._store.dispatch({ type, payload }));

    const tokens = await ask('user/registerUnit', { unitName: '甲' });
    const phone = await ask('user/phoneCheck', '13800000000');

    expect([tokens, phone]).toEqual([{ token: 't', refreshToken: 'r', expireTime: 1 }, { available: false }]);
    expect(service.sentTo(REGISTER)).toMatchObject([{ body: { unitName: '甲' } }]);
    expect(service.requests.at(-1)?.path).toBe('/prod-api/auth/checkPhone/13800000000');
  });

  it('stays as it was when the user-info call fails', async () => {
    stubService({ ...startAnswers(), 'GET /prod-api/system/user/getInfo': refused(500, '操作失败') });
    await openQuietPage();

    await expect(dispatch({ type: 'user/userInfo' })).rejects.toThrow('操作失败');

    expect(store().user).toEqual({ userInfo: {} });
  });
});

describe('account', () => {
  it('begins empty, with no tab chosen [entity.account]', async () => {
    stubService(startAnswers());

    await openQuietPage();

    expect(store().account).toEqual({ basicInfo: {}, actionTabs: { key: '', params: {} } });
  });

  it('replaces the basic info after a successful call [state.account.basicInfo]', async () => {
    signedInService({ [BASIC]: { body: { status: 0, success: true, ...aBasicInfo } } });
    await openQuietPage();
    await dispatch({ type: 'account/saveBasicInfo', payload: { id: 1, mail: 'old' } });

    await dispatch({ type: 'account/basicInfo', payload: { login: 'shen' } });

    expect(store().account.basicInfo).toEqual(aBasicInfo);
  });

  it('keeps the basic info when the call fails', async () => {
    signedInService({ [BASIC]: { status: 403, body: { status: 403, message: '无权', success: false } } });
    await openQuietPage();
    await dispatch({ type: 'account/saveBasicInfo', payload: aBasicInfo });

    await expect(dispatch({ type: 'account/basicInfo', payload: { login: 'li' } })).rejects.toThrow('无权');

    expect(store().account.basicInfo).toEqual(aBasicInfo);
  });

  it('replaces the tab that is open [state.account.actionTabs]', async () => {
    stubService(startAnswers());
    await openQuietPage();

    await dispatch({
      type: 'account/setActionTabs',
      payload: { key: 'certification', params: { kind: 'real' } },
    });
    await dispatch({ type: 'account/setActionTabs', payload: { key: 'security', params: {} } });

    expect(store().account.actionTabs).toEqual({ key: 'security', params: {} });
  });
});

describe('on navigation to the home page', () => {
  it('the homepage module names it 首页 [route.home.query] [state.homepage.query]', async () => {
    stubService(startAnswers());

    renderApp('/');

    await waitFor(() => expect(store().homepage.name).toBe('首页'));
  });

  it('the account module reads the own basic info, once the person is known [route.home.account]', async () => {
    const service = signedInService({ [BASIC]: { body: { status: 0, success: true, ...aBasicInfo } } });

    renderApp('/');

    await waitFor(() => expect(store().account.basicInfo).toEqual(aBasicInfo));
    expect(service.sentTo(BASIC)[0]?.path).toBe('/api/users/accounts/shen.json');
  });

  it('the account module asks nothing for a visitor', async () => {
    const service = stubService({ ...startAnswers(), 'GET /prod-api/cms/period/list': okRows([]) });

    renderApp('/');
    await waitFor(() => expect(store().homepage.name).toBe('首页'));
    await screen.findByRole('heading', { level: 1 });

    expect(service.sentTo(BASIC)).toEqual([]);
  });
});
