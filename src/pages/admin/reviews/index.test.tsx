import { screen } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import ReviewsPage from '.';

const AT = '2026-09-14T14:08:00+08:00';
const aReview = (facts: object) => ({
  id: 7,
  no: 'KC2026-A-0001',
  title: '管网漏损定位装置',
  periodName: '2026 年度',
  categoryName: '智能制造',
  status: 'declared',
  deadline: '2026-09-20T23:59:59+08:00',
  open: true,
  total: null,
  finalAt: null,
  version: 1,
  ...facts,
});

it.each<[string, { status: string; open?: boolean; finalAt?: string }, string, string]>([
  ['open', { status: 'declared' }, '评审截止', '2026-09-20 23:59:59'],
  ['open', { status: 'declared', open: false }, '评审截止', '评审已截止'],
  ['done', { status: 'submitted', open: true, finalAt: AT }, '完成时间', '2026-09-14 14:08'],
  ['done', { status: 'conflict', open: false, finalAt: AT }, '完成时间', '2026-09-14 14:08'],
])('in %s a review %j says under %s what is true of it', async (tab, facts, column, said) => {
  stubService({ 'GET /prod-api/cms/review/mine': okRows([aReview(facts)]) });
  renderAdmin(<ReviewsPage />, { at: `/admin/reviews?tab=${tab}` });

  const row = (await screen.findByText('管网漏损定位装置')).closest('tr');
  expect(row).toHaveTextContent(said);
  expect(screen.getByText(column)).toBeVisible();
  // Once the review is submitted or closed its deadline no longer matters and is not shown.
  if (facts.finalAt || facts.open === false) expect(row).not.toHaveTextContent('2026-09-20');
});
