import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { EventButtons } from './EventButtons';

const NOTICE = { id: 12, title: '拟立项项目公示', corrected: false };
const proposed = (facts: Partial<Parameters<typeof anApplication>[0]> = {}) => {
  stubService({ 'GET /prod-api/cms/apply/5/told': ok({ next: [], past: [] }) });
  const application = anApplication({
    id: 5,
    version: 1,
    periodId: 4,
    status: 'publicity',
    actions: ['object'],
    held: [],
    ...facts,
  });
  renderAdmin(
    <EventButtons application={application} reasons={[]} onApplication={jest.fn()} onStale={jest.fn()} />,
  );
};

test('one that no list names yet leads to where a list is published', async () => {
  proposed();

  expect(await screen.findByRole('link', { name: '发布公示名单' })).toHaveAttribute(
    'href',
    '/admin/ranking?periodId=4',
  );
});

test.each([
  [{ notice: NOTICE }, 1],
  [{}, 0],
])('before an objection is upheld it is said what becomes of the announcement: %j', async (facts, times) => {
  proposed(facts);
  await userEvent.click(await screen.findByRole('button', { name: '异议成立' }));

  await screen.findByRole('textbox', { name: '原因' });
  expect(screen.queryAllByRole('link', { name: NOTICE.title, hidden: true })).toHaveLength(times);
  expect(screen.queryAllByText(/^公告“拟立项项目公示”列有本项目/)).toHaveLength(times);
});
