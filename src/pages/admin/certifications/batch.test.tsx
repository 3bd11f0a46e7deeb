import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import CertificationsPage from '.';

const LIST = 'GET /prod-api/system/cert/list';
const DECIDE = 'PUT /prod-api/system/cert/{id}/decide';
const VIEWS = 'GET /prod-api/cms/admin/views';
const KEEP = 'PUT /prod-api/cms/admin/views';
const aCase = (id: number, name: string, status = 0) => ({
  id,
  login: `u${id}`,
  kind: 'real_name',
  status,
  version: 2,
  createTime: '2026-11-20T09:30:00+08:00',
  record: {
    name,
    id_number: null,
    school_name: null,
    department_name: null,
    extra: null,
    attachment_id: 'f-1',
    due: null,
  },
});
const open = (answers: Parameters<typeof stubService>[0] = {}, at = '/admin/certifications') => {
  const service = stubService({
    [LIST]: okRows([aCase(5, '韩照林'), aCase(6, '陆知远'), aCase(7, '白序', 1)]),
    [DECIDE]: ({ path }) =>
      path.includes('/6/') ? refused(409, '这份申请已有新的处理，请核对后再操作') : ok(aCase(5, '韩照林', 1)),
    [VIEWS]: ok({ views: [], opensWith: null, version: 0 }),
    ...answers,
  });
  return {
    service,
    admin: renderAdmin(<CertificationsPage />, { at }),
  };
};

test('many are decided at once: who will be told stands before, and how each ended after', async () => {
  const { service } = open();
  await screen.findByText('韩照林');
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  await userEvent.click(within(screen.getByRole('region', { name: '批量处理' })).getByText('通过'));

  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('将处理 2 项，通知 2 人')).toBeVisible();
  expect(within(dialog).getByText('当前状态不适用，跳过')).toBeVisible();
  expect(within(dialog).getByText('当前状态：已通过')).toBeVisible();
  await userEvent.click(within(dialog).getByText('通过（2 项）'));

  expect(await within(dialog).findByText('已完成 1 项，未完成 2 项')).toBeVisible();
  expect(within(dialog).getByText('这份申请已有新的处理，请核对后再操作')).toBeVisible();
  expect(service.sentTo(DECIDE).map(({ body }) => body)).toEqual([
    { agree: true, reason: null, version: 2 },
    { agree: true, reason: null, version: 2 },
  ]);
  // Rows that could not be decided stay selected, so that they can be looked at again.
  await userEvent.click(within(dialog).getByText('关闭'));
  expect(await screen.findByText('已选 2 项')).toBeVisible();
});

test('where nothing can be done with what is chosen, that is said', async () => {
  open();
  await screen.findByText('白序');
  const decided = screen.getByRole('checkbox', { name: /^白序/ });
  await userEvent.click(decided);
  const bar = within(screen.getByRole('region', { name: '批量处理' }));
  expect(bar.getByRole('status')).toHaveTextContent('已选 1 项所选项目没有可批量办理的操作');
  expect(bar.queryByText('通过')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('checkbox', { name: /^韩照林/ }));
  expect(bar.getByRole('status')).toHaveTextContent(/^已选 2 项$/);
  expect(bar.getByText('通过')).toBeVisible();
});

test('keys walk the rows and ask about the one they stand on', async () => {
  const { service } = open();
  await screen.findByText('韩照林');
  await userEvent.keyboard('jjr');

  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('陆知远 · 实名认证')).toBeVisible();
  await userEvent.click(within(dialog).getByText('驳回（1 项）'));
  expect(within(dialog).getByText('请填写原因')).toBeVisible();
  expect(service.sentTo(DECIDE)).toHaveLength(0);
});

test('a bare address opens the view chosen for it, and a deleted view comes back', async () => {
  const kept = { views: [{ name: '实名', query: 'kind=real_name' }], opensWith: '实名', version: 4 };
  const { service } = open({
    [VIEWS]: ok(kept),
    [KEEP]: ({ body }) => {
      const { list, ...next } = body as typeof kept & { list: string };
      return ok({ ...next, version: next.version + 1 });
    },
  });
  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.get('kind')).toBe('real_name'));
  // The saved view opens first, so the list without filters must not be requested.
  expect(service.sentTo(LIST)).toHaveLength(1);

  await userEvent.click(await screen.findByText('删除视图'));
  await userEvent.click(await screen.findByText('撤销'));

  await waitFor(() => expect(service.sentTo(KEEP)).toHaveLength(2));
  expect(service.sentTo(KEEP).map(({ body }) => body)).toEqual([
    { list: '/admin/certifications', views: [], opensWith: null, version: 4 },
    { list: '/admin/certifications', ...kept, version: 5 },
  ]);
  await waitFor(() => expect(screen.getByRole('link', { name: /^实名/ })).toHaveFocus());
});

test('what a link brought along that the list does not know is not asked for, and no view keeps it', async () => {
  const { service } = open({}, '/admin/certifications?from=singlemessage&page=4');
  await screen.findByText('韩照林');

  expect(service.sentTo(LIST).map(({ query }) => query.toString())).toEqual(['pageNum=1&pageSize=10']);
  expect(screen.queryByText('保存为视图')).not.toBeInTheDocument();
});

test('a page behind the last one is the last one, and the way back does not lead to it', async () => {
  const { service, admin } = open(
    {
      [LIST]: ({ query }) => okRows(query.get('pageNum') === '3' ? [aCase(25, '韩照林')] : [], { total: 21 }),
    },
    '/admin/certifications?status=0&pageNum=9',
  );

  expect(await screen.findByText('韩照林')).toBeVisible();
  expect(screen.getByText('共 21 条')).toBeVisible();
  expect(service.sentTo(LIST).map(({ query }) => query.get('pageNum'))).toEqual(['9', '3']);
  expect(admin.moves).toEqual(['REPLACE /admin/certifications?status=0&pageNum=3']);
});
