import { screen } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { NamedInNotice } from './NamedInNotice';

const notice = (corrected: boolean) => ({ id: 12, title: '拟立项项目公示', corrected });

test.each([
  ['publicity', notice(false), '已列入公告'],
  ['expert_review', notice(true), '已在公告中划去本项目并注明更正'],
  ['expert_review', notice(false), null],
  ['approved', notice(false), null],
  ['publicity', undefined, null],
] as const)('what everybody reads of one that is %s: %j', async (status, named, said) => {
  renderAdmin(
    <NamedInNotice application={named ? { status, notice: named } : { status }} className={undefined} />,
  );
  const link = screen.queryByRole('link', { name: '拟立项项目公示' });
  expect(link?.closest('p')?.textContent ?? null).toBe(said && `${said} 拟立项项目公示`);
  if (said) expect(link).toHaveAttribute('href', '/notification/12');
});
