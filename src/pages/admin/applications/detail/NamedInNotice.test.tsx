import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { EventButtons } from './EventButtons';
import { NamedInNotice } from './NamedInNotice';

const notice = (corrected: boolean) => ({ id: 12, title: '拟立项项目公示', corrected });

test.each([
  ['publicity', notice(false), '已列入公告'],
  ['expert_review', notice(true), '已在公告中划去本项目并注明更正'],
  ['expert_review', notice(false), null],
  ['approved', notice(false), null],
  ['publicity', undefined, null],
] as const)('what everybody reads of one that is %s: %j', async (status, named, said) => {
  renderAdmin(<NamedInNotice status={status} periodId={4} notice={named} />);
  const link = screen.queryByRole('link', { name: '拟立项项目公示' });
  expect(link?.closest('p')?.textContent ?? null).toBe(said && `${said} 拟立项项目公示`);
  if (said) expect(link).toHaveAttribute('href', '/notification/12');
});

test('one that no list names yet leads to where a list is published', () => {
  renderAdmin(<NamedInNotice status="publicity" periodId={4} notice={null} />);

  expect(screen.getByRole('link', { name: '发布公示名单' })).toHaveAttribute(
    'href',
    '/admin/ranking?periodId=4',
  );
});

test.each([
  [notice(false), 1],
  [null, 0],
])('before an objection is upheld it is said what becomes of the announcement: %j', async (named, times) => {
  stubService({ 'GET /prod-api/cms/apply/5/told': ok({ notice: named, next: [], past: [] }) });
  const application = anApplication({
    id: 5,
    version: 1,
    status: 'publicity',
    actions: ['object'],
    held: [],
  });
  renderAdmin(
    <EventButtons application={application} reasons={[]} onApplication={jest.fn()} onStale={jest.fn()} />,
  );
  if (named) await screen.findByRole('link', { name: named.title });
  await userEvent.click(screen.getByRole('button', { name: '异议成立' }));

  await screen.findByRole('textbox', { name: '原因' });
  expect(screen.queryAllByText(/^公告“拟立项项目公示”列有本项目/)).toHaveLength(times);
});
