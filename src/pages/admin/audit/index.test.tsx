import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import AuditPage from '.';

const LIST = 'GET /prod-api/monitor/audit/list';
const VERIFY = 'GET /prod-api/monitor/audit/verify';
const CHAIN = 'GET /prod-api/monitor/receipt/chain';
const CHECK = 'POST /prod-api/monitor/receipt/check';
const AT = '2026-11-20T09:30:00+08:00';
const aCheck = (facts: object = {}) => ({
  id: 3,
  status: 'intact',
  checked: 120,
  total: 120,
  brokenAt: null,
  fault: null,
  startedAt: AT,
  finishedAt: AT,
  startedBy: '程砚',
  ...facts,
});
const aChain = (facts: object = {}) => ({
  count: 120,
  first: { sequence: 1, at: AT },
  last: { sequence: 120, at: AT },
  keys: [
    { keyId: '0123456789abcdef', receipts: 100, state: 'retired', until: AT },
    { keyId: 'fedcba9876543210', receipts: 20, state: 'current', until: null },
  ],
  check: null,
  ...facts,
});
const open = async (answers: Parameters<typeof stubService>[0] = {}, at = '/') => {
  const service = stubService({
    [LIST]: okRows([]),
    [VERIFY]: ok({ intact: true, checked: 12, brokenAt: null, checkedAt: AT }),
    [CHAIN]: ok(aChain()),
    ...answers,
  });
  renderAdmin(<AuditPage />, { at });
  await screen.findByRole('heading', { level: 1, name: '审计日志' });
  return service;
};
// Finds buttons by text: looking them up by role is slow among the fields of a table.
const press = (name: RegExp) => screen.findByText(name).then((button) => userEvent.click(button));

test('tells of the receipts before anybody checks them: how many, and under which keys', async () => {
  await open();

  expect(await screen.findByText('提交回执链还没有核对过')).toBeVisible();
  expect(screen.getByText(/共 120 份回执/)).toBeVisible();
  expect(screen.getByText(/停用的密钥，签发 100 份/)).toBeVisible();
  expect(screen.getByText(/使用中的密钥，签发 20 份/)).toBeVisible();
});

test('a walk goes on piece by piece, with its progress, until it is done', async () => {
  let calls = 0;
  let release = (): void => undefined;
  const second = new Promise<void>((resolve) => {
    release = resolve;
  });
  const service = await open({
    [CHECK]: async () => {
      calls += 1;
      if (calls === 1) return ok(aCheck({ status: 'running', checked: 50, finishedAt: null }));
      await second;
      return ok(aCheck());
    },
  });

  await press(/^核对回执链$/);

  expect(await screen.findByText(/正在核对提交回执链：50 \/ 120 份/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '回执链核对进度' })).toHaveAttribute('value', '50');
  release();
  expect(await screen.findByText(/提交回执链完整：.*核对了 120 份.*程砚/)).toBeVisible();
  expect(service.sentTo(CHECK)).toHaveLength(2);
});

test('the first broken link is named, with what is wrong there', async () => {
  await open({
    [CHAIN]: ok(aChain({ check: aCheck({ status: 'broken', checked: 6, brokenAt: 7, fault: 'archive' }) })),
  });

  expect(await screen.findByText(/在第 7 份处断开：存档的申报内容与签名时不同。之前 6 份完整/)).toBeVisible();
});

test('a walk that stopped half-way says why, and can be taken up again', async () => {
  const service = await open({ [CHECK]: refused(503, '服务正忙，请稍后重试') });
  await press(/^核对回执链$/);
  expect(await screen.findAllByText(/服务正忙/)).not.toHaveLength(0);

  service.answer(CHECK, ok(aCheck()));
  await press(/^核对回执链$/);

  await waitFor(() => expect(screen.getByText(/提交回执链完整/)).toBeVisible());
});

test('rows of the log show who, what and how it ended; without rows it says so', async () => {
  const row = { id: 9, at: AT, login: 'office', name: '开创专项办公室', action: 'apply.accept' };
  await open({
    [LIST]: okRows([
      {
        ...row,
        target: 'application:12',
        outcome: 'refused',
        ip: '::1',
        traceId: 't',
        detail: '{}',
        changes: [],
      },
    ]),
  });

  expect(await screen.findByText('开创专项办公室（office）受理申报：申报 12')).toBeVisible();
  expect(screen.getByText('apply.accept')).not.toBeVisible();
  await press(/^原始记录$/);
  expect(screen.getByText('apply.accept')).toBeVisible();
  expect(screen.getByText('application:12')).toBeVisible();
  expect(screen.getByText('被拒绝')).toBeVisible();
});

test('an act that edits shows which fields changed, from what to what, by their names', async () => {
  const row = { id: 9, at: AT, login: 'office', name: '办公室', action: 'period.update' };
  const changes = [
    { field: 'publicityDays', from: '7', to: '10' },
    { field: 'applyEnd', from: '2026-09-30T23:59:59+08:00', to: '2026-10-08T23:59:59+08:00' },
    { field: 'leaderLimits.ageMax', from: null, to: '55' },
    { field: 'unheardOf', from: 'false', to: 'true' },
  ];
  await open({
    [LIST]: okRows([
      { ...row, target: 'period:3', outcome: 'ok', ip: '::1', traceId: 't', detail: '{}', changes },
    ]),
  });

  const list = (await screen.findByText('公示天数：7 → 10')).closest('ul') as HTMLElement;
  expect(list).toHaveTextContent('申报截止：2026-09-30 23:59 → 2026-10-08 23:59');
  expect(list).toHaveTextContent('年龄不超过（周岁）：未填写 → 55');
  expect(list).toHaveTextContent('unheardOf：关闭 → 开启');
});

test('an act noted under a key of an older version shows the key', async () => {
  const row = { id: 9, at: AT, login: null, name: null, action: 'old.key', target: 'x:1' };
  await open({
    [LIST]: okRows([{ ...row, outcome: 'ok', ip: '::1', traceId: 't', detail: '{}', changes: [] }]),
  });

  expect(await screen.findByText('未登录的访客old.key：x:1')).toBeVisible();
});

test('what the service did by itself is said of the system', async () => {
  const row = { id: 9, at: AT, login: null, name: null, action: 'audit.check', target: 'platform' };
  await open({ [LIST]: okRows([{ ...row, outcome: 'ok', ip: '', traceId: '', detail: '{}', changes: [] }]) });

  expect(await screen.findByText('系统核对审计日志：整个平台')).toBeVisible();
});

test('acts are found by their words, and looked up by their key', async () => {
  const service = await open();
  await userEvent.click(screen.getByLabelText('操作'));
  await userEvent.paste('停用账号');
  await userEvent.click(await screen.findByText('停用账号', { selector: '.ant-select-item-option-content' }));
  await press(/^查\s*询$/);

  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.get('action')).toBe('user.disable'));
});

test('a day that there is not is refused at its field, and no other day is shown', async () => {
  const fields = [{ path: 'query.from', message: '格式不正确' }];
  const answer = refused(400, '请求内容有误，请检查后重试', { data: { fields } });
  await open({ [LIST]: answer }, '/?from=2026-02-31');

  expect(await screen.findByText('“2026-02-31”：格式不正确')).toBeInTheDocument();
  expect(screen.getByLabelText('起始时间')).toHaveValue('');
});

test('the fields say what the address says', async () => {
  await open({}, '/?from=2026-02-28&login=office');

  await waitFor(() => expect(screen.getByLabelText('起始时间')).toHaveValue('2026-02-28'));
  expect(screen.getByLabelText('账号')).toHaveValue('office');
});
