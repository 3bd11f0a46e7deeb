import type { PromiseDays } from '@contract/rules/promise-days';
import { screen } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { renderApp } from '@tests/support/renderApp';
import { okRows, refused, signedInService } from '@tests/support/signedInService';

const PERIODS = 'GET /prod-api/cms/period/list';
const open = async (answer = okRows([aPeriod()])) => {
  signedInService({ [PERIODS]: answer });
  renderApp('/innovation');
  await screen.findByRole('heading', { level: 1, name: '开创专项' });
};

test('the guide keeps the order of a 办事指南 [route./innovation]', async () => {
  await open();
  await screen.findByRole('heading', { name: '申报条件' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const order = ['申报条件', '支持类别与经费', '申报材料', '办理流程', '办理时限', '常见问题'];
  expect(titles.filter((title) => order.includes(title ?? ''))).toEqual(order);
});

test('what is needed and until when comes from the open period', async () => {
  await open();
  expect(await screen.findByText('查新报告')).toBeVisible();
  expect(screen.getByText('每位负责人在一个批次内最多申报 1 项')).toBeVisible();
  expect(screen.getByText('2026-09-30 23:59:59（北京时间）')).toBeVisible();
  expect(screen.getByRole('link', { name: '开始申报' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/new',
  );
});

test.each<[PromiseDays, RegExp[]]>([
  [{}, [/单位盖章上报截止\d{4}-/, /形式审查完成\d{4}-/, /专家评审完成\d{4}-/]],
  [
    { unit_audit: 12, formal_check: 15, expert_review: 30 },
    [/单位盖章上报截止送到后 12 天内/, /形式审查完成送到后 15 天内/, /专家评审完成送到后 30 天内/],
  ],
  [{ formal_check: 15 }, [/形式审查完成送到后 15 天内/, /专家评审完成\d{4}-/]],
])('the guide names what is promised, as the rail does: %j', async (promiseDays, said) => {
  await open(okRows([aPeriod({ promiseDays })]));
  const dates = (await screen.findByRole('heading', { name: '办理时限' })).closest('section');

  for (const words of said) expect(dates).toHaveTextContent(words);
  const within = Object.values(promiseDays).map((days) => screen.getByText(`${days} 天内`));
  expect(within).toHaveLength(Object.keys(promiseDays).length);
});

test('without an open period there is no way to begin, and the page says so', async () => {
  await open(okRows([aPeriod({ status: 'closed' })]));
  expect(await screen.findByText('当前没有开放的申报批次')).toBeVisible();
  expect(screen.queryByRole('link', { name: '开始申报' })).not.toBeInTheDocument();
});

test('a failed load can be tried again', async () => {
  await open(refused(503, '服务正在维护'));
  expect(await screen.findByText('服务正在维护')).toBeVisible();
});
