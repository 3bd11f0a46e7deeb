import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { stubService } from '@tests/support/stubService';
import { Link } from '@umijs/max';
import { PHONE_QUERY } from '@/theme/widths';
import { AdminTable } from './AdminTable';

const show = (at: string, total = 1) => {
  stubService({});
  return renderAdmin(
    <>
      <Link to="?">全部</Link>
      <AdminTable<{ id: number; name: string; unit: string }, object>
        caption="用户"
        columns={[
          { title: '关键词', dataIndex: 'keyword', hideInTable: true },
          {
            title: '状态',
            dataIndex: 'status',
            valueType: 'select',
            valueEnum: { active: '使用中', disabled: '已停用' },
            hideInTable: true,
          },
          { title: '姓名', dataIndex: 'name', search: false, sorter: true },
          { title: '单位', dataIndex: 'unit', search: false },
        ]}
        load={async () => ({ list: [{ id: 1, name: '顾明谦', unit: '云泽大学' }], total })}
        rowKey={({ id }) => id}
        empty="没有"
      />
    </>,
    { at },
  );
};

test('whoever filters by key stands in the same field afterwards', async () => {
  const { moves } = show('/');
  const field = await screen.findByLabelText('关键词');
  await userEvent.type(field, '顾{Enter}');

  await waitFor(() => expect(moves).toEqual([expect.stringContaining('keyword=')]));
  expect(field).toHaveFocus();
  expect(field).toBeInTheDocument();
});

test('the fields follow the address, and one that it does not name is empty', async () => {
  show('/?keyword=顾&status=active');
  const field = await screen.findByLabelText('关键词');
  await waitFor(() => expect(field).toHaveValue('顾'));
  expect(screen.getByText('使用中')).toBeVisible();

  await userEvent.click(screen.getByText('全部'));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.queryByText('使用中')).not.toBeInTheDocument();
});

test('the button of the filters is not a primary one: that makes a new record', async () => {
  show('/');
  const button = await screen.findByRole('button', { name: /^查\s*询$/ });
  expect(button).not.toHaveClass('ant-btn-primary');
});

test('Tab goes from a field of words on to the next field', async () => {
  show('/?keyword=顾');
  const field = await screen.findByLabelText('关键词');
  await waitFor(() => expect(field).toHaveValue('顾'));
  await userEvent.click(field);
  await userEvent.tab();

  expect(screen.getByLabelText('状态')).toHaveFocus();
});

test.each([
  ['the first column', '/', '顾明谦'],
  ['the first that is shown', '/?hide=name', '云泽大学'],
])('of each row %s leads, as the title of its card on a phone', async (_, at, words) => {
  show(at);
  const lead = (await screen.findByText(words)).closest('td') as HTMLElement;

  expect(lead.closest('tr')?.querySelectorAll('[data-lead]')).toHaveLength(1);
  expect(lead).toHaveAttribute('data-lead');
});

test('heads that sort and steps between pages say what they are', async () => {
  show('/?pageNum=8', 200);
  const head = await screen.findByRole('columnheader', { name: '姓名' });

  expect(head).not.toHaveAttribute('aria-label', '');
  for (const name of ['上一页', '下一页', '向前 5 页', '向后 5 页'])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('a date and a number in a cell stay whole, and what can be done stays in sight beside what the row is about', async () => {
  stubService({});
  renderAdmin(
    <AdminTable<{ id: number; no: string }, object>
      caption="申报"
      columns={[
        { title: '编号', dataIndex: 'no', search: false },
        { title: '截止', key: 'due', search: false, render: () => '2026-11-25 16:38' },
        { title: '操作', key: 'acts', valueType: 'option', search: false, render: () => <b>查看</b> },
      ]}
      load={async () => ({ list: [{ id: 1, no: 'KC2026-A-0016' }], total: 1 })}
      rowKey={({ id }) => id}
      empty="没有"
    />,
  );
  expect(await screen.findByText('KC2026-A-0016')).toHaveClass('whole');
  expect(screen.getByText('2026-11-25')).toHaveClass('whole');
  expect(screen.getByText('KC2026-A-0016').closest('td')).toHaveAttribute('data-stays', 'start');
  expect(screen.getByText('查看').closest('td')).toHaveAttribute('data-stays', 'end');
  expect(screen.getByRole('columnheader', { name: '操作' })).toHaveAttribute('data-stays', 'end');
});

test('on a phone the other filters unfold at a button that Tab reaches', async () => {
  const { matchMedia } = window;
  const phone = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === PHONE_QUERY }));
  show('/');
  const button = await screen.findByRole('button', { name: '展开' });
  expect(button).toHaveAttribute('aria-expanded', 'false');

  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('状态')).toBeVisible();
  expect(screen.getByRole('button', { name: '收起' })).toHaveFocus();
  phone.mockRestore();
});

test('until the rows are known the table holds their shape, and the button to search keeps its own', async () => {
  stubService({});
  renderAdmin(
    <AdminTable<{ id: number; name: string }, object>
      caption="用户"
      columns={[{ title: '姓名', dataIndex: 'name' }]}
      load={() => new Promise(() => undefined)}
      rowKey={({ id }) => id}
      empty="没有"
    />,
  );

  expect(await screen.findByText('正在加载…')).toBeInTheDocument();
  expect(screen.getByRole('table').querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '查 询' }).querySelector('[aria-label="loading"]')).toBeNull();
});

describe('a list without rows', () => {
  const showNone = (at: string) => {
    stubService({});
    return renderAdmin(
      <AdminTable<{ id: number; name: string }, object>
        caption="申报"
        columns={[
          { title: '关键词', dataIndex: 'keyword', hideInTable: true },
          { title: '名称', dataIndex: 'name', search: false },
        ]}
        load={async () => ({ list: [], total: 0 })}
        rowKey={({ id }) => id}
        tabParam="tab"
        empty="没有符合条件的申报"
        blank={{ title: '还没有上报的申报', help: '上报以后列在这里' }}
      />,
      { at },
    );
  };

  test.each(['/', '/?tab=done'])(
    'where nothing is filtered (%s) it says what is missing and how it comes',
    async (at) => {
      showNone(at);
      expect(await screen.findByText('还没有上报的申报')).toBeVisible();
      expect(screen.getByText('上报以后列在这里')).toBeVisible();
      expect(screen.queryByText(/没有符合条件/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: '清除筛选' })).not.toBeInTheDocument();
    },
  );

  test('where the filters leave none, one press takes them away', async () => {
    const { moves } = showNone('/?keyword=顾');
    const table = within(await screen.findByRole('table'));
    await userEvent.click(await table.findByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(screen.getByText('还没有上报的申报')).toBeVisible());
    expect(moves.at(-1)).not.toContain('keyword');
  });
});
