import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, ok, okRows, signedInService } from '@tests/support/signedInService';

const notice = (id: number, read: boolean) => ({
  id,
  kind: 'application',
  title: `通知 ${id}`,
  body: '请按意见修改',
  link: '/404',
  read,
  createTime: '2026-11-20T10:00:00+08:00',
});
const aMemberOfStaff = {
  'GET /prod-api/system/user/getInfo': {
    body: {
      success: true,
      code: 200,
      msg: '',
      user: aPerson(),
      roles: ['office'],
      permissions: ['cms:apply:list'],
    },
  },
  'GET /prod-api/cms/admin/todo': ok([]),
  'GET /prod-api/cms/admin/acts': ok([]),
};
const READ_ALL = 'PUT /prod-api/system/notification/readAll';
const LIST = 'GET /prod-api/system/notification/list';

describe('the bell in the header', () => {
  it.each([
    ['the site', '/404'],
    ['the admin area', '/admin'],
  ])('of %s says how many are unread, shows them, and marks what is opened', async (_area, address) => {
    const service = signedInService({
      ...aMemberOfStaff,
      [LIST]: okRows([notice(1, false), notice(2, true)], { unread: 1 }),
      'PUT /prod-api/system/notification/{id}/read': ok(null),
    });
    renderApp(address);
    await userEvent.click(await screen.findByRole('button', { name: '通知，1 条未读' }));
    await userEvent.click(await screen.findByRole('link', { name: '通知 1' }));

    await waitFor(() =>
      expect(service.sentTo('PUT /prod-api/system/notification/{id}/read')).toHaveLength(1),
    );
  });

  it('marks what leads nowhere when its words are pressed, and stays on the page', async () => {
    const service = signedInService({
      [LIST]: okRows([{ ...notice(1, false), link: null }], { unread: 1 }),
      'PUT /prod-api/system/notification/{id}/read': ok(null),
    });
    const app = renderApp('/404');
    await userEvent.click(await screen.findByRole('button', { name: '通知，1 条未读' }));
    await userEvent.click(await screen.findByRole('button', { name: '通知 1' }));

    await waitFor(() =>
      expect(service.sentTo('PUT /prod-api/system/notification/{id}/read')).toHaveLength(1),
    );
    expect(app.history()).toMatchObject({ location: { pathname: '/404' } });
  });

  it.each([null, '请按意见修改'])(
    'sets the time apart from the title, also above no body: %s',
    async (body) => {
      signedInService({ [LIST]: okRows([{ ...notice(1, true), body }], { unread: 0 }) });
      renderApp('/404');
      await userEvent.click(await screen.findByRole('button', { name: '通知' }));

      const title = await screen.findByRole('link', { name: '通知 1' });
      const time = screen.getByText('2026-11-20 10:00').closest('p');
      expect(time).toHaveTextContent(/^2026-11-20 10:00$/);
      expect(time?.parentElement).toBe(title.parentElement);
    },
  );

  it('says that there is nothing yet', async () => {
    signedInService();
    renderApp('/404');
    await userEvent.click(await screen.findByRole('button', { name: '通知' }));

    expect(await screen.findByText('还没有通知')).toBeVisible();
  });

  it('marks all as read', async () => {
    const service = signedInService({
      [LIST]: okRows([notice(2, false), notice(1, false)], { unread: 2 }),
      [READ_ALL]: ok({ count: 2 }),
    });
    renderApp('/404');
    await userEvent.click(await screen.findByRole('button', { name: '通知，2 条未读' }));
    const readAll = await screen.findByRole('button', { name: '全部标为已读' });
    service.answer(LIST, okRows([notice(2, true), notice(1, true)], { unread: 0 }));
    await userEvent.click(readAll);

    expect(await screen.findByRole('button', { name: '通知' })).toBeVisible();
  });

  it('marks no more than it has shown, and shows then what came meanwhile', async () => {
    const service = signedInService({
      [LIST]: okRows([notice(2, false), notice(1, false)], { unread: 2 }),
      [READ_ALL]: ok({ count: 2 }),
    });
    renderApp('/404');
    await userEvent.click(await screen.findByRole('button', { name: '通知，2 条未读' }));
    const readAll = await screen.findByRole('button', { name: '全部标为已读' });
    service.answer(LIST, okRows([notice(3, false), notice(2, true), notice(1, true)], { unread: 1 }));
    await userEvent.click(readAll);

    expect(await screen.findByRole('link', { name: '通知 3' })).toBeVisible();
    expect(screen.getByRole('button', { name: '通知，1 条未读' })).toBeVisible();
    expect(service.sentTo(READ_ALL).map(({ query }) => query.get('upTo'))).toEqual(['2']);
  });

  it('brings older ones when asked, and says nothing more at the end', async () => {
    const service = signedInService({
      [LIST]: ({ query }) => {
        const page = Number(query.get('pageNum') ?? 1);
        const rows = page === 1 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [11, 12];
        return {
          body: {
            success: true,
            code: 200,
            msg: '',
            rows: rows.map((id) => notice(id, true)),
            total: 12,
            unread: 0,
          },
        };
      },
    });
    renderApp('/404');
    await userEvent.click(await screen.findByRole('button', { name: '通知' }));
    await userEvent.click(await screen.findByRole('button', { name: '更早的通知' }));

    expect(await screen.findByRole('link', { name: '通知 12' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '更早的通知' })).not.toBeInTheDocument();
    expect(service.sentTo(LIST).at(-1)?.query.get('pageNum')).toBe('2');
  });
});
