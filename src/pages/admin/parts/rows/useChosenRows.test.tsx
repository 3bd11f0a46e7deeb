import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { stubService } from '@tests/support/stubService';
import { Link } from '@umijs/max';
// biome-ignore lint/style/noRestrictedImports: Umi exports no router for a part of a page
import { Route, Routes, useNavigate } from 'react-router-dom';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

interface Row {
  id: number;
  name: string;
}

const NAMES = ['顾明谦', '陆知远', '白序'];
let gone: number[] = [];
const decided: number[] = [];

const load = async ({ pageNum }: { pageNum: number }) => {
  const all = NAMES.map((name, index): Row => ({ id: index + 1, name })).filter(
    ({ id }) => !gone.includes(id),
  );
  return { list: all.slice((pageNum - 1) * 2, pageNum * 2), total: 12 };
};

const acts = [
  {
    key: 'a',
    name: '通过',
    fits: () => true,
    why: () => '',
    ask:
      async ({ id }: Row) =>
      async () =>
        decided.push(id),
  },
];

function List() {
  return (
    <>
      <Link to="/case">打开</Link>
      <AdminTable<Row, { pageNum: number }>
        caption="认证"
        columns={[
          { title: '关键词', dataIndex: 'keyword', hideInTable: true },
          { title: '姓名', dataIndex: 'name', search: false },
        ]}
        load={load}
        rowKey={({ id }) => id}
        empty="没有"
        work={{ name: ({ name }) => name, told: () => [], acts }}
      />
    </>
  );
}

function Case() {
  const go = useNavigate();
  return (
    <button type="button" onClick={() => go(-1)}>
      返回
    </button>
  );
}

const show = () => {
  stubService({});
  sessionStorage.clear();
  gone = [];
  decided.length = 0;
  return renderAdmin(
    <Routes>
      <Route path="/" element={<List />} />
      <Route path="/case" element={<Case />} />
    </Routes>,
  );
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const turn = (name: '上一页' | '下一页') => userEvent.click(screen.getByRole('button', { name }));
const leaveAndReturn = async () => {
  await userEvent.click(screen.getByText('打开'));
  await userEvent.click(await screen.findByText('返回'));
};
const bar = () => screen.findByRole('region', { name: '批量处理' });

test('rows stay chosen on other pages, where the bar says that they are, and are acted on together', async () => {
  show();
  await choose('顾明谦');
  await turn('下一页');
  await screen.findByText('白序');
  expect(within(await bar()).getByRole('status')).toHaveTextContent('已选 1 项其中 1 项在其他页');

  await choose('白序');
  await userEvent.click(within(await bar()).getByText('通过'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByText('通过（2 项）'));
  await dialog.findByText('已完成 2 项，未完成 0 项');
  expect(decided).toEqual([1, 3]);
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量处理' })).toBeNull());
});

test('rows stay chosen for whoever opens one and comes back, without the one that is gone', async () => {
  show();
  await choose('顾明谦');
  await choose('陆知远');
  await leaveAndReturn();
  expect(await screen.findByRole('checkbox', { name: '顾明谦' })).toBeChecked();
  expect(within(await bar()).getByRole('status')).toHaveTextContent(/^已选 2 项$/);

  gone = [1];
  await leaveAndReturn();
  expect(await screen.findByRole('checkbox', { name: '陆知远' })).toBeChecked();
  await waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent(/^已选 1 项$/));
  await turn('下一页');
  expect(within(await bar()).getByRole('status')).toHaveTextContent('已选 1 项其中 1 项在其他页');
});

test('another question, and another person, begin with nothing chosen', async () => {
  const { unmount } = show();
  await choose('顾明谦');
  await turn('下一页');
  await bar();
  await userEvent.type(screen.getByLabelText('关键词'), '陆{Enter}');
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量处理' })).toBeNull());
  unmount();

  show();
  await choose('顾明谦');
  await turn('下一页');
  await bar();
  await runSignOutHooks();
  await leaveAndReturn();
  await screen.findByText('白序');
  expect(screen.queryByRole('region', { name: '批量处理' })).toBeNull();
});
