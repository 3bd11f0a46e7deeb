import type { SecurityState } from '@contract/security-state';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import SecurityPage from '.';

const STATE = 'GET /prod-api/monitor/security';
const AT = '2026-11-20T09:30:00+08:00';
const aState = (facts: Partial<SecurityState> = {}): SecurityState => ({
  controls: [
    { code: 'tries', state: 'in_force', figures: { max: 5, minutes: 15 } },
    { code: 'scanner', state: 'open', figures: {} },
  ],
  backup: { at: AT, done: true },
  auditCheck: { at: AT, intact: true, checked: 120 },
  receiptCheck: { at: AT, intact: false, checked: 3 },
  refusals: [{ kind: 'sign_in', day: 4, week: 9, lastAt: AT }],
  ...facts,
});
const table = (name: string) => within(screen.getByRole('table', { name }));

test('what is left to set up stands first, with the way to it', async () => {
  stubService({ [STATE]: ok(aState()) });
  renderAdmin(<SecurityPage />);
  await screen.findByRole('heading', { name: '生效的控制' });

  const rows = table('生效的控制').getAllByRole('row');
  expect(rows[1]).toHaveTextContent('请设置 CLAMD_URL');
  expect(rows[2]).toHaveTextContent('同一账号 15 分钟内可试 5 次');
});

test('a chain that does not fit is said as such, and so is a backup that never was', async () => {
  stubService({ [STATE]: ok(aState({ backup: null })) });
  renderAdmin(<SecurityPage />);
  await screen.findByRole('heading', { name: '备份与核对' });

  const rows = table('备份与核对').getAllByRole('row');
  expect(rows[1]).toHaveTextContent('npm run backup');
  expect(rows[2]).toHaveTextContent('120 条全部完好');
  expect(rows[3]).toHaveTextContent('3 条之后对不上');
  expect(table('被拒绝的请求').getByRole('rowheader')).toHaveTextContent('密码或验证码错误');
  const counts = table('被拒绝的请求').getAllByRole('cell');
  expect(counts.map((cell) => cell.lastChild?.textContent)).toEqual(['4', '9', '2026-11-20 09:30']);
});

test('a failure is told, and asked again', async () => {
  let calls = 0;
  stubService({
    [STATE]: () => {
      calls += 1;
      return calls === 1 ? refused(503, '数据库忙') : ok(aState());
    },
  });
  renderAdmin(<SecurityPage />);

  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '生效的控制' })).toBeVisible();
});
