import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { RankingTable } from './RankingTable';

const LIST = 'GET /prod-api/cms/review/ranking';
const PROPOSE = 'POST /prod-api/cms/apply/{id}/{event}';
const aRow = (facts: object = {}) => ({
  id: 31,
  no: 'KC2026-A-0201',
  title: '泵站群能耗在线识别方法',
  category: 'A',
  categoryName: '关键技术',
  unitName: '青陶水务科技有限公司',
  ownerName: '严怀瑾',
  status: 'expert_review',
  version: 6,
  reviewsDone: 3,
  reviewsAssigned: 3,
  score: 90.33,
  spread: 23,
  rank: 1,
  recused: false,
  unranked: false,
  ...facts,
});
const aPage = (rows: unknown[], more: object = {}) =>
  okRows(rows, { publicity: 0, published: null, recused: false, ...more });
const open = (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({ [LIST]: aPage([aRow()]), [PROPOSE]: ok({ id: 31 }), ...answers });
  return {
    service,
    admin: renderAdmin(
      <RankingTable period={aPeriod()} category={undefined} page={1} toOf={(page) => `?pageNum=${page}`} />,
    ),
  };
};

test('marks far apart are pointed out before anybody decides', async () => {
  open();

  expect(await screen.findByText('23，差异较大')).toBeVisible();
  expect(screen.getByRole('link', { name: '泵站群能耗在线识别方法' })).toHaveAttribute(
    'href',
    '/admin/applications/31?tab=reviews',
  );
});

test('who takes part in a project neither proposes it nor publishes the list that names it, and reads why', async () => {
  const { service } = open({ [LIST]: aPage([aRow({ recused: true })], { publicity: 1, recused: true }) });
  const publish = await screen.findByRole('button', { name: '发布公示名单' });

  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(publish).toHaveAccessibleDescription('名单里有您参与的项目，您应当回避，请由管理方的其他人员发布');
  expect(screen.getByText('您参与了这个项目，应当回避')).toBeVisible();
  expect(screen.queryByRole('button', { name: '拟立项' })).not.toBeInTheDocument();
  await userEvent.click(publish);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.sentTo('POST /prod-api/cms/review/publicity')).toHaveLength(0);
});

test('neither marks nor places are shown where the reader has a part, and why is said once', async () => {
  const own = aRow({ recused: true, unranked: true, score: null, spread: null, rank: null });
  const beside = aRow({ id: 32, title: '旁边的项目', unranked: true, score: 88, spread: 4, rank: null });
  open({ [LIST]: aPage([beside, own, aRow({ id: 33, title: '别的类别', category: 'B', spread: 2 })]) });
  const cellsOf = async (title: string) => {
    const row = (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement;
    return within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  };

  expect(await cellsOf('泵站群能耗在线识别方法')).toEqual(
    expect.arrayContaining(['名次回避', '平均分回避', '分差回避']),
  );
  expect(await cellsOf('旁边的项目')).toEqual(expect.arrayContaining(['名次回避', '平均分88', '分差4']));
  expect((await cellsOf('别的类别')).join()).not.toContain('回避');
  expect(screen.getByText(/您参与的申报不显示分数，它所在的类别不显示名次/)).toBeVisible();
});

test('a proposal is asked for once more, and goes under the version that was seen', async () => {
  const { service } = open();
  await userEvent.click(await screen.findByRole('button', { name: '拟立项' }));
  expect(service.sentTo(PROPOSE)).toHaveLength(0);
  const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  await userEvent.click(within(dialog).getByRole('button', { name: '拟立项' }));

  await waitFor(() => expect(service.sentTo(PROPOSE)).toHaveLength(1));
  expect(service.sentTo(PROPOSE)[0]).toMatchObject({
    path: '/prod-api/cms/apply/31/propose',
    body: { version: 6 },
  });
});

test('no list of publicity is offered while nobody is in it; an empty order says so', async () => {
  open({ [LIST]: aPage([]) });

  expect(await screen.findByText('本批次没有进入专家评审的申报')).toBeVisible();
  expect(screen.queryByRole('button', { name: /发布公示名单/ })).not.toBeInTheDocument();
});

test('an order that cannot be read can be asked for again', async () => {
  const { service, admin } = open({ [LIST]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, aPage([aRow()]));
  await userEvent.click(await screen.findByRole('button', { name: /重试|重新/ }));

  expect(await screen.findByText('泵站群能耗在线识别方法')).toBeVisible();
});

test('a long order is read page by page; what is published is counted in the whole period', async () => {
  open({ [LIST]: aPage([aRow()], { total: 120, publicity: 7 }) });

  expect(await screen.findByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/?pageNum=3');
  await userEvent.click(screen.getByRole('button', { name: '发布公示名单' }));
  const dialog = await screen.findByRole('dialog', { name: /将 7 项尚未公布的拟立项申报发布为公告/ });
  expect(dialog).toBeVisible();
  // The end of publicity is binding once the list is published, so the dialog must state it first.
  expect(dialog).toHaveTextContent(/公示期至 20\d\d-\d\d-\d\d 23:59:59（北京时间）/);
});

test.each([
  ['nothing is in publicity', 0, null, []],
  ['one waits', 1, null, ['发布公示名单']],
  ['all are announced', 0, 12, ['查看已发布的公示名单']],
  ['one more waits', 1, 12, ['查看已发布的公示名单', '发布公示名单']],
])('what is offered of the publicity while %s', async (_, publicity, published, offered) => {
  open({ [LIST]: aPage([aRow()], { publicity, published }) });
  await screen.findByText('泵站群能耗在线识别方法');

  const link = screen.queryByRole('link', { name: '查看已发布的公示名单' });
  const button = screen.queryByRole('button', { name: '发布公示名单' });
  expect([link, button].flatMap((one) => one?.textContent ?? [])).toEqual(offered);
  if (published) expect(link).toHaveAttribute('href', `/notification/${published}`);
});

test('where another was quicker to publish, what is offered is read again', async () => {
  const { service } = open({
    [LIST]: aPage([aRow()], { publicity: 1 }),
    'POST /prod-api/cms/review/publicity': refused(409, '公示名单刚才已经发布，可在通知公告中查看'),
  });
  await userEvent.click(await screen.findByRole('button', { name: '发布公示名单' }));
  service.answer(LIST, aPage([aRow()], { published: 12 }));
  const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  await userEvent.click(within(dialog).getByRole('button', { name: '发布公示名单' }));

  expect(await screen.findByRole('link', { name: '查看已发布的公示名单' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '发布公示名单' })).not.toBeInTheDocument();
});
