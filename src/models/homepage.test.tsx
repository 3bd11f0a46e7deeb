import { act, screen } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { getDvaApp } from '@umijs/max';
import { forgetAnswers } from '@/request/cache';
import type { HomepageState } from './homepage';

const HOME = 'GET /prod-api/cms/open/cmsHomepage';
const LIST = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList';
const ONE = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}';
const ONLY = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms';
const ADMIN = 'GET /prod-api/cms/cmsHomepage/adminUrl';

let service: ReturnType<typeof stubService>;

const state = (): HomepageState => getDvaApp()._store.getState().homepage;

/** Resolves to what the effect returned, or to the error it ended with. */
async function dispatch(type: string, payload?: object): Promise<unknown> {
  let result: unknown;
  await act(async () => {
    result = await getDvaApp()
      ._store.dispatch({ type: `homepage/${type}`, payload })
      .catch((error: unknown) => error);
  });
  return result;
}

beforeEach(async () => {
  forgetAnswers();
  service = stubService(startAnswers());
  // A page that makes no calls itself, so that only the model does.
  renderApp('/500');
  await screen.findByRole('heading', { level: 1 });
});

describe('the state of the home page', () => {
  it('begins unnamed, loading and empty [entity.homepage] [state.homepage.loading]', () => {
    expect(state()).toEqual({ name: '', loading: true, homeData: [], proDetail: {} });
  });

  it('takes the data of the home call, which ends the loading [state.homepage.home]', async () => {
    const blocks = [{ key: 'notification', items: [] }];
    service.answer(HOME, ok(blocks));

    await dispatch('home');

    expect(state()).toMatchObject({ homeData: blocks, loading: false });
  });

  it('stops loading when the home call fails, and says so to whoever asked', async () => {
    service.answer(HOME, refused(500, '操作失败'));

    expect(await dispatch('home')).toMatchObject({ message: '操作失败' });
    expect(state()).toMatchObject({ homeData: [], loading: false });
  });

  it('takes the rows of the sorted list [state.homepage.sortedList] [entity.homepage.parameters]', async () => {
    service.answer(LIST, okRows([{ id: 7 }]));

    await dispatch('sortedList', {
      type: 'policyDoc',
      p: { orderByColumn: 'views', isAsc: 'desc', pageSize: 4 },
    });

    expect(state().proDetail).toEqual([{ id: 7 }]);
    expect(service.sentTo(LIST)[0]?.path).toContain('/cmsByCmsType/policyDoc/cmsList');
    expect(Object.fromEntries(service.sentTo(LIST)[0]?.query ?? [])).toEqual({
      orderByColumn: 'views',
      isAsc: 'desc',
      pageSize: '4',
    });
  });

  it('keeps nothing of type list, detail and admin address, which are only handed over [state.homepage.plain]', async () => {
    service.answer(LIST, okRows([{ id: 7 }]));
    service.answer(ONE, ok({ id: 7, title: '管理办法' }));
    service.answer(ONLY, ok({ id: 3, title: '使用手册' }));
    service.answer(ADMIN, ok('/admin'));
    const before = state();

    expect(await dispatch('typeList', { cmsTypeKey: 'faq' })).toEqual([{ id: 7 }]);
    expect(await dispatch('detail', { cmsTypeKey: 'policyDoc', id: 7 })).toMatchObject({ title: '管理办法' });
    expect(await dispatch('detail', { cmsTypeKey: 'UserManual' })).toMatchObject({ title: '使用手册' });
    expect(await dispatch('adminUrl')).toBe('/admin');
    expect(state()).toEqual(before);
  });
});
