import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import AdminHomePage from '.';
import { periodPosition } from './period-position';

const QUEUES = 'GET /prod-api/cms/admin/todo';
const PERIOD = 'GET /prod-api/cms/admin/period';
const ACTS = 'GET /prod-api/cms/admin/acts';
const DAY_MS = 86_400_000;
const now = new Date().toISOString();
const daysFromNow = (n: number): string => new Date(Date.parse(now) + n * DAY_MS).toISOString();
const period = aPeriod({ status: 'open', serverTime: now });

const queue = {
  path: '/admin/applications?waiting=true',
  count: 11,
  oldest: { title: '管网漏损诊断', path: '/admin/applications/7', since: daysFromNow(-21), due: null },
  nearest: {
    title: '轴承缩痕补偿',
    path: '/admin/applications/8',
    since: daysFromNow(-2),
    due: daysFromNow(-1),
  },
};
const open = (answers: Parameters<typeof stubService>[0] = {}, permissions = ['*:*:*'], at = '/admin') => {
  const service = stubService({
    [QUEUES]: ok([queue]),
    'GET /prod-api/cms/period/list': okRows([period]),
    [PERIOD]: ok({
      stages: [
        { stage: 'apply', count: 2 },
        { stage: 'unit_review', count: 3 },
      ],
      ended: 1,
      days: [
        { day: period.applyStart.slice(0, 10), count: 4 },
        { day: period.applyEnd.slice(0, 10), count: 1 },
      ],
    }),
    [ACTS]: ok([
      {
        id: 5,
        at: daysFromNow(-1),
        action: 'apply.accept',
        target: 'application:7',
        undo: null,
        title: '管网漏损诊断',
        path: '/admin/applications/7',
      },
    ]),
    ...answers,
  });
  renderAdmin(<AdminHomePage />, { permissions, at });
  return service;
};

test('a queue names who has waited longest and what is due first, each leading there', async () => {
  open();
  const row = (await screen.findByText('待处理申报')).closest('tr') as HTMLElement;

  expect(row).toHaveTextContent('11 件');
  expect(within(row).getByText('管网漏损诊断')).toHaveAttribute('href', '/admin/applications/7');
  expect(row).toHaveTextContent('已等待 21 天');
  expect(within(row).getByText('轴承缩痕补偿')).toHaveAttribute('href', '/admin/applications/8');
  expect(row).toHaveTextContent('已超期 1 天');
});

test('the period stands on the ruler with its counts, and says on which day most came in', async () => {
  open();

  expect(await screen.findByText('另有 1 份不予受理、未立项或终止')).toBeVisible();
  expect(screen.getByText(/^首次提交共 5 份，.+ 最多，4 份$/)).toBeVisible();
  const rail = screen.getByRole('list', { name: period.name });
  expect(rail).toHaveTextContent(/申报.*2 份.*单位审核.*3 份/);
});

test('whoever may not list applications is not shown the period, and the period is not asked for', async () => {
  const service = open({ [QUEUES]: ok([]) }, ['monitor:audit:list']);

  expect(await screen.findByText('没有待办事项')).toBeVisible();
  expect(await screen.findByText('“管网漏损诊断”')).toBeVisible();
  expect(screen.queryByText('批次进度')).toBeNull();
  expect(service.sentTo(PERIOD)).toEqual([]);
});

test('the plan says which stage runs, and how far through it the day is', () => {
  const at = (moment: string, share: number, next: string) =>
    periodPosition(period, Date.parse(moment) + share * (Date.parse(next) - Date.parse(moment)));

  expect(at(period.applyStart, 0.5, period.applyEnd)).toEqual({ stage: 'apply', share: 0.5 });
  expect(at(period.applyEnd, 0.5, period.unitAuditEnd)).toEqual({ stage: 'unit_review', share: 0.5 });
  expect(periodPosition(period, Date.parse(period.stageTwoEnd) + DAY_MS).stage).toBe('closed');
});

test('an act that can be taken back says first what that does and who will be told', async () => {
  const UNDO = 'POST /prod-api/cms/admin/acts/{id}/undo';
  const act = {
    id: 9,
    at: now,
    action: 'demand.publish',
    target: 'demand:3',
    title: '管网漏损监测',
    path: '/admin/demands',
    undo: { by: 'demand.reconsider', until: daysFromNow(1), tells: ['沈知遥'] },
  };
  const stands = { ...act, id: 8, action: 'apply.reject', title: '不予受理的一项', undo: null };
  const service = open({ [ACTS]: ok([act, stands]), [UNDO]: ok([{ ...act, undo: null }]) });
  const button = await screen.findByRole('button', { name: '撤销：发布需求' });
  expect(screen.getAllByRole('button', { name: /^撤销：/ })).toHaveLength(1);

  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('撤销“发布需求：管网漏损监测”？');
  expect(dialog).toHaveTextContent('收回需求的审核结论');
  expect(dialog).toHaveTextContent('将通知沈知遥。');
  expect(service.sentTo(UNDO)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '确认撤销' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销：发布需求' })).toBeNull());
  await waitFor(() => expect(screen.getByText('管网漏损监测', { exact: false }).closest('li')).toHaveFocus());
  expect(service.sentTo(UNDO)).toHaveLength(1);
});

test('the period is chosen in the address', async () => {
  const earlier = aPeriod({ id: 41, name: '2025 年第一批', status: 'closed' });
  const service = open(
    { 'GET /prod-api/cms/period/list': okRows([period, earlier]) },
    undefined,
    '/admin?periodId=41',
  );

  await waitFor(() => expect(service.sentTo(PERIOD)[0]?.query.get('periodId')).toBe('41'));
  expect(await screen.findByTitle('2025 年第一批')).toBeVisible();
});
