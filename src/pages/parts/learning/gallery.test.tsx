import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { aSpaceRow } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';
import { okFields } from '@tests/support/user-area';

const LIST = 'GET /api/courses.json';
const listed = (...courses: object[]) => okFields({ courses, total_count: courses.length });
const open = async (address = '/learning') => {
  renderApp(address);
  await screen.findByRole('heading', { level: 1, name: '课程中心' });
};

it('shows each course with its teacher, its people and its state', async () => {
  stubService({
    ...startAnswers(),
    [LIST]: listed(aSpaceRow({ capacity: 40 }), aSpaceRow({ id: 6, title: '旧课', state: 'ended' })),
  });
  await open();

  const card = within(
    (await screen.findByRole('link', { name: '水力建模入门' })).closest('article') as HTMLElement,
  );
  expect(card.getByText('顾明谦')).toBeVisible();
  expect(card.getByText('12/40 人')).toBeVisible();
  expect(screen.getAllByText('已结束').length).toBeGreaterThan(1);
});

it('asks the service for what the address says, and keeps it in the address', async () => {
  const service = stubService({ ...startAnswers(), [LIST]: listed(aSpaceRow()) });
  await open('/learning?field=agriculture&state=nonsense&page=2');
  const { query } = service.sentTo(LIST)[0] ?? {};
  expect([query?.get('field'), query?.get('state'), query?.get('page')]).toEqual(['agriculture', null, '2']);

  await userEvent.type(screen.getByRole('searchbox'), '霜冻{Enter}');
  expect(service.sentTo(LIST).at(-1)?.query.get('keyword')).toBe('霜冻');
  expect(service.sentTo(LIST).at(-1)?.query.get('page')).toBe('1');
});

it('says that nothing fits, and clears the filters', async () => {
  stubService({ ...startAnswers(), [LIST]: listed() });
  await open('/learning?field=agriculture');

  expect(await screen.findByText('没有符合条件的课程')).toBeVisible();
  expect(screen.getByRole('link', { name: '清除筛选' })).toHaveAttribute('href', '/learning');
});

it('offers no other search where nothing was published yet', async () => {
  stubService({ ...startAnswers(), [LIST]: listed() });
  await open('/learning');

  expect(await screen.findByText('还没有公开的课程')).toBeVisible();
  expect(screen.getByText('完成实名认证后可以开设，公开后列在这里')).toBeVisible();
  // No visible count is needed beside the empty state; only screen readers get it.
  expect(screen.getByText('共 0 门课程')).toHaveClass('vh');
  expect(screen.queryByRole('link', { name: '清除筛选' })).not.toBeInTheDocument();
});

it('offers visitors to join, and opening a course to those signed in only', async () => {
  stubService({ ...startAnswers(), [LIST]: listed(aSpaceRow()) });
  await open();

  expect(screen.getByRole('link', { name: '凭邀请码加入' })).toHaveAttribute('href', '/learning/join');
  expect(screen.queryByRole('link', { name: '开设课程' })).not.toBeInTheDocument();
});
