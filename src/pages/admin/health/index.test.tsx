import type { PlatformHealth } from '@contract/platform-health';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import HealthPage from '.';

const HEALTH = 'GET /prod-api/monitor/health';
const AT = '2026-11-20T09:30:00+08:00';
const nothing = { n: 0, of: 0, at: null };
const aHealth = (facts: Partial<PlatformHealth> = {}): PlatformHealth => ({
  at: AT,
  findings: [
    { ...nothing, finding: 'database.fine', state: 'fine', n: 3 },
    { ...nothing, finding: 'replicas.lost', state: 'watch', n: 1, of: 2, at: AT },
    { ...nothing, finding: 'backup.never', state: 'act' },
  ],
  jobs: [
    { name: 'audit.check', everySeconds: 3600, succeededAt: AT, durationMs: 40, state: 'fine' },
    { name: 'view.forget', everySeconds: 3600, succeededAt: AT, durationMs: 5, state: 'fine' },
    { name: 'fault.forget', everySeconds: 3600, succeededAt: null, durationMs: 9, state: 'late' },
    { name: 'newer.job', everySeconds: 60, succeededAt: AT, durationMs: 1, state: 'fine' },
  ],
  faults: [{ code: 'db.full', count: 3, lastAt: AT }],
  ...facts,
});
const open = async (health: PlatformHealth): Promise<void> => {
  stubService({ [HEALTH]: ok(health) });
  renderAdmin(<HealthPage />);
  await screen.findByRole('heading', { name: '各部分' });
};
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('what asks for something stands first, in a sentence and with what to do', async () => {
  await open(aHealth());

  expect(screen.getByRole('status')).toHaveTextContent('2 项需要处理，检查于 2026-11-20 09:30');
  const [first, second, third] = rowsOf('各部分');
  expect(first).toHaveTextContent('还没有备份');
  expect(first).toHaveTextContent('请在服务器上安排每日运行 npm run backup');
  expect(first).toHaveTextContent('请处理');
  expect(second).toHaveTextContent('2 个在运行，1 个失去联系，最后的消息在 2026-11-20 09:30');
  expect(third).toHaveTextContent('3 毫秒内响应');
  expect(rowsOf('近一小时的故障')[0]).toHaveTextContent('db.full');
});

test('timed work is told in words; what only clears away is one row, as late as its latest', async () => {
  await open(aHealth());

  const rows = rowsOf('定时任务').map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('清除过期的记录');
  expect(rows[0]).toContain('还没有');
  expect(rows[0]).toContain('没有按时');
  expect(rows[1]).toContain('核对审计日志');
  expect(rows[2]).toContain('newer.job');
});

test('a platform without faults and with nothing to do says so', async () => {
  const findings = aHealth().findings.filter(({ state }) => state === 'fine');
  await open(aHealth({ findings, faults: [], jobs: [] }));

  expect(screen.getByRole('status')).toHaveTextContent('各部分都正常');
  expect(screen.queryByRole('table', { name: '近一小时的故障' })).toBeNull();
  expect(screen.getByText('还没有记录，服务启动后几秒内出现')).toBeVisible();
});

test('a failure is told, and asked again; so is a look that is some time ago', async () => {
  let calls = 0;
  stubService({
    [HEALTH]: () => {
      calls += 1;
      return calls === 1 ? refused(503, '数据库忙') : ok(aHealth());
    },
  });
  renderAdmin(<HealthPage />);

  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await userEvent.click(await screen.findByRole('button', { name: '重新检查' }));
  expect(calls).toBe(3);
});
