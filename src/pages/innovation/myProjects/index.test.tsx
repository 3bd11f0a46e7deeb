import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSummary } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { okRows, refused, signedInService } from '@tests/support/signedInService';

const LIST = 'GET /prod-api/cms/apply/myList';
const counts = (all: number, todo: number) => ({ counts: { all, todo, active: all - todo, ended: 0 } });

let service: ReturnType<typeof signedInService>;

const open = async (rows: ReturnType<typeof aSummary>[], address = '/innovation/myProjects', todo = 1) => {
  service = signedInService({ [LIST]: okRows(rows, counts(rows.length, todo)) });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: '我的项目' });
  await waitFor(() => expect(service.sentTo(LIST)).not.toHaveLength(0));
  return app;
};

test('a draft is plainly not submitted, says who fills it in and until when [route./innovation/myProjects]', async () => {
  await open([aSummary()]);
  const row = (await screen.findByRole('heading', { level: 2, name: /漏损/ })).closest('li') as HTMLElement;
  expect(within(row).getByText('草稿')).toBeVisible();
  expect(within(row).getByText('尚未提交')).toBeVisible();
  expect(within(row).getByText('未编号')).toBeVisible();
  expect(within(row).getByText('由您填写，已完成 3/7 项')).toBeVisible();
  expect(within(row).getByText(/^(2026-)?09-30 23:59 前$/)).toBeVisible();
  expect(within(row).getByRole('link', { name: /继续填写/ })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147',
  );
});

test('of several that wait for the reader, only the first has the primary button', async () => {
  await open(
    [
      aSummary({ id: 1 }),
      aSummary({ id: 2, status: 'returned', actions: ['submit'] }),
      aSummary({ id: 3, status: 'returned', actions: ['submit'] }),
    ],
    undefined,
    3,
  );

  const [first, second] = await screen.findAllByRole('link', { name: /^继续修改/ });
  expect(first).toHaveClass('primary');
  expect(second).not.toHaveClass('primary');
  expect(screen.getByRole('link', { name: /^继续填写/ })).not.toHaveClass('primary');
});

test('a filed application shows its number, its handler and no way to delete it', async () => {
  await open([
    aSummary({
      no: 'KC2026-B-0147',
      status: 'submitted',
      submittedAt: '2026-09-14T16:32:07+08:00',
      handler: {
        role: 'unit',
        label: '青陶水务科技有限公司',
        labelWord: { id: '', chinese: '青陶水务科技有限公司' },
        since: '2026-09-14T16:32:07+08:00',
      },
      deadline: '2026-10-09T23:59:59+08:00',
      actions: ['withdraw'],
    }),
  ]);
  expect(await screen.findByText('KC2026-B-0147')).toBeVisible();
  expect(screen.getByText(/^青陶水务科技有限公司处理中，(2026-)?09-14 起$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /查看进度/ })).toBeVisible();
  expect(screen.queryByText('尚未提交')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /删除草稿/ })).not.toBeInTheDocument();
  expect(screen.getByText('承诺日期 2026-10-09')).toBeVisible();
});

test('a promised day that has passed says for how long; a deadline of the leader is no promise to a reader', async () => {
  const since = '2026-01-02T10:00:00+08:00';
  const office = {
    role: 'office' as const,
    label: '开创专项办公室',
    since,
    labelWord: { id: '', chinese: '开创专项办公室' },
  };
  const deadline = '2026-01-05T23:59:59+08:00';
  await open([
    aSummary({ id: 1, status: 'formal_check', handler: office, deadline }),
    aSummary({
      id: 2,
      status: 'returned',
      part: 'reader',
      handler: { ...office, role: 'applicant' },
      deadline,
    }),
  ]);
  expect(await screen.findByText(/^已超期 \d+ 天$/)).toBeVisible();
  expect(screen.getByText('承诺日期 2026-01-05')).toBeVisible();
  expect(screen.getByText('2026-01-05 前')).toBeVisible();
});

test('a stage result that is due is filled in right from the list', async () => {
  await open([
    aSummary({
      no: 'KC2026-B-0147',
      status: 'approved',
      submittedAt: '2026-09-14T16:32:07+08:00',
      actions: ['submit_stage_one'],
    }),
  ]);
  expect(await screen.findByRole('link', { name: /填写成果/ })).toHaveAttribute(
    'href',
    '/innovation/result/147?milestone=one',
  );
});

test('the tabs bear their counts and lead to their own address', async () => {
  await open([aSummary()]);
  const tabs = screen.getByRole('navigation', { name: '项目范围' });
  expect(await within(tabs).findByRole('link', { name: '全部 1' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(tabs).getByRole('link', { name: /^待我处理/ }));
  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.get('tab')).toBe('todo'));
});

test('tab, word and page of the address reach the service', async () => {
  await open([aSummary()], '/innovation/myProjects?tab=active&keyword=%E6%BC%8F%E6%8D%9F&pageNum=3');
  const { query } = service.sentTo(LIST)[0] ?? { query: new URLSearchParams() };
  expect(Object.fromEntries(query)).toMatchObject({
    tab: 'active',
    keyword: '漏损',
    pageNum: '3',
    pageSize: '10',
  });
});

test('an address behind the last page leads to it: nobody with projects is told of none', async () => {
  service = signedInService({ [LIST]: okRows([], { total: 12, ...counts(12, 1) }) });
  renderApp('/innovation/myProjects?tab=active&pageNum=9');
  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.get('pageNum')).toBe('2'));
  expect(service.sentTo(LIST).at(-1)?.query.get('tab')).toBe('active');
  expect(screen.queryByText('没有进行中的项目')).not.toBeInTheDocument();
});

test('a word that finds nothing is named, and clearing it asks again without it', async () => {
  await open([], '/innovation/myProjects?keyword=%E6%BC%8F%E6%8D%9F');
  expect(await screen.findByText('没有找到“漏损”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /清\s*除/ }));
  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.has('keyword')).toBe(false));
});

test('an empty list explains the three steps and invites to begin', async () => {
  await open([]);
  expect(await screen.findByText('还没有项目')).toBeVisible();
  expect(screen.getByText('首次使用：完成实名、加入单位、新建申报')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '新建申报' })).toHaveLength(2);
});

test('nothing left to do is said without a button', async () => {
  await open([], '/innovation/myProjects?tab=todo', 0);
  expect(await screen.findByText('没有待办事项')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '新建申报' })).toHaveLength(1);
});

test('a list that cannot be loaded says so, keeps the page and loads on retry', async () => {
  service = signedInService({ [LIST]: refused(503, '服务正在维护', { traceId: 'T-9' }) });
  renderApp('/innovation/myProjects');
  expect(await screen.findByText('服务正在维护（问题编号 T-9）')).toBeVisible();
  service.answer(LIST, okRows([aSummary()], counts(1, 1)));
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
  expect(await screen.findByText('尚未提交')).toBeVisible();
});

test('a draft is deleted only after a yes, with the version that was shown', async () => {
  await open([aSummary()]);
  service.answer('DELETE /prod-api/cms/apply/{id}', {
    body: { success: true, code: 200, msg: '', data: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: /删除草稿/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('删除草稿后无法恢复。删除“面向县域水务的漏损智能诊断与调度平台”？');
  expect(service.sentTo('DELETE /prod-api/cms/apply/{id}')).toHaveLength(0);
  service.answer(LIST, okRows([], counts(0, 0)));
  await userEvent.click(within(dialog).getByRole('button', { name: /删除草稿/ }));
  expect(await screen.findByText('还没有项目')).toBeVisible();
  expect(service.sentTo('DELETE /prod-api/cms/apply/{id}')[0]?.query.get('version')).toBe('4');
});

test.each([
  ['was deleted in another tab is deleted', refused(404, '没有找到请求的内容'), /^草稿“.+”已删除$/],
  ['changed meanwhile stays, and why is said', refused(409, '申报有了新的修改'), /^申报有了新的修改$/],
])('a draft that %s', async (_, refusal, said) => {
  await open([aSummary()]);
  service.answer('DELETE /prod-api/cms/apply/{id}', refusal);
  await userEvent.click(await screen.findByRole('button', { name: /删除草稿/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /删除草稿/ }));

  expect(await screen.findByText(said)).toBeVisible();
  expect(service.sentTo(LIST).length).toBeGreaterThan(1);
});

test('a draft that was filed once says that its changes are not submitted, and cannot be deleted', async () => {
  await open([aSummary({ no: 'KC2026-B-0147', submittedAt: '2026-09-10T10:00:00+08:00' })]);
  expect(await screen.findByText('修改尚未提交')).toBeVisible();
  expect(screen.queryByRole('button', { name: /删除草稿/ })).not.toBeInTheDocument();
});

/** Both lists of the reader's projects. */
const LISTS = ['/innovation/myProjects', '/user/myProjects'] as const;

test.each(LISTS)('%s: what others ask of the reader stands above the own projects', async (address) => {
  const member = (code: string, title: string, state: string) => ({
    code,
    title,
    leaderName: '顾明谦',
    state,
  });
  signedInService({
    [LIST]: okRows([], counts(0, 0)),
    'GET /prod-api/cms/apply/confirmations': okRows([
      member('K7M3QXXXXX', '管网漏损诊断', 'waiting'),
      member('W7M3QXXXXX', '', 'lapsed'),
    ]),
    'GET /prod-api/cms/apply/invitations': okRows([
      {
        code: 'K7M3QXXXXX',
        applicationId: 4,
        title: '管网漏损诊断',
        leaderName: '顾明谦',
        role: 'author',
        sections: ['plan'],
        expireTime: '2026-10-03T18:00:00+08:00',
      },
    ]),
    'GET /prod-api/cms/apply/changes/asked': okRows([
      { applicationId: 7, changeId: 5, title: '泵站改造', leaderName: '顾明谦' },
    ]),
  });
  renderApp(address);
  const to = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

  const list = await screen.findByRole('list', { name: '待答复的成员确认' });
  expect(list).toHaveTextContent('顾明谦请您确认参加《管网漏损诊断》');
  expect(list).toHaveTextContent(/您确认参加《未命名.*》之后，顾明谦改动了内容，请重新确认/);
  expect(to('去确认')[1]).toBe('/innovation/myProjects/confirm?code=W7M3QXXXXX');
  expect(
    await screen.findByText(/顾明谦邀请您参与撰写《管网漏损诊断》，请在 2026-10-03 18:00/),
  ).toBeVisible();
  expect(to('查看邀请')).toEqual(['/innovation/myProjects/join?code=K7M3QXXXXX']);
  expect(await screen.findByText('顾明谦请您担任《泵站改造》的项目负责人')).toBeVisible();
  expect(to('去答复')).toEqual(['/user/myProjects/7#changes']);
});
