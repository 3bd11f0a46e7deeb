import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import RankingPage from '.';

const PERIODS = 'GET /prod-api/cms/period/list';
const LIST = 'GET /prod-api/cms/review/ranking';
const NONE = '还没有批次';

test('periods that cannot be read are no reason to say that there are none', async () => {
  const service = stubService({
    [PERIODS]: refused(503, '服务正忙，请稍后重试'),
    [LIST]: okRows([], { publicity: 0, published: null }),
  });
  renderAdmin(<RankingPage />);
  expect(screen.queryByText(NONE)).not.toBeInTheDocument();
  const again = await screen.findByRole('button', { name: /^重\s*试$/ });
  expect(screen.queryByText(NONE)).not.toBeInTheDocument();

  service.answer(PERIODS, okRows([aPeriod()]));
  await userEvent.click(again);
  expect(await screen.findByText('本批次没有进入专家评审的申报')).toBeVisible();
});

test('where there are no periods, that is said', async () => {
  stubService({ [PERIODS]: okRows([]) });
  renderAdmin(<RankingPage />);

  expect(await screen.findByText(NONE)).toBeVisible();
});

test('a page behind the last one is the last one', async () => {
  const row = {
    id: 31,
    no: 'KC2026-A-0201',
    title: '泵站群能耗',
    category: 'A',
    categoryName: '关键技术',
    unitName: '青陶水务',
    ownerName: '严怀瑾',
    status: 'expert_review',
    version: 6,
    reviewsDone: 3,
    reviewsAssigned: 3,
    score: 90,
    spread: 3,
    rank: 51,
  };
  const facts = { publicity: 0, published: null, total: 51 };
  stubService({
    [PERIODS]: okRows([aPeriod()]),
    [LIST]: ({ query }) => okRows(query.get('pageNum') === '2' ? [row] : [], facts),
  });
  const admin = renderAdmin(<RankingPage />, { at: '/admin/ranking?pageNum=9' });

  expect(await screen.findByRole('link', { name: '泵站群能耗' })).toBeVisible();
  expect(admin.moves).toEqual([`REPLACE /admin/ranking?periodId=${aPeriod().id}&pageNum=2`]);
});
