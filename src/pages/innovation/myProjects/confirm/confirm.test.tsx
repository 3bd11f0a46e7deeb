import type { ConfirmationFinding } from '@contract/confirmation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const LOOK = 'GET /prod-api/cms/apply/confirmations/{code}';
const ANSWER = 'POST /prod-api/cms/apply/confirmations/{code}/answer';
const finding = (facts: Partial<ConfirmationFinding> = {}): ConfirmationFinding => ({
  title: '面向县域水务的漏损智能诊断与调度平台',
  periodName: '2026 年度第二批',
  leaderName: '沈知遥',
  memberName: '顾明谦',
  state: 'waiting',
  at: null,
  reason: null,
  changed: [],
  seen: 'as-it-was',
  obstacle: null,
  statement: {
    name: '顾明谦',
    idNumber: '110***********002X',
    title: 'senior',
    degree: 'doctor',
    major: '给水工程',
    unit: '某某水务',
    task: '管网数据治理',
    months: 8,
  } as ConfirmationFinding['statement'],
  ...facts,
});
const confirmed = finding({ state: 'confirmed', at: '2026-09-14T14:08:00+08:00' });
const open = (answers: Parameters<typeof signedInService>[0]) => {
  const service = signedInService(answers);
  renderApp('/innovation/myProjects/confirm?code=K7M3Q9XWTP');
  return service;
};

test('says word for word what is said, and confirms just that', async () => {
  const service = open({ [LOOK]: ok(finding()), [ANSWER]: ok(confirmed) });
  const asked = await screen.findByRole('region', { name: '面向县域水务的漏损智能诊断与调度平台' });
  for (const said of ['顾明谦', '110***********002X', '管网数据治理', '8 人月', '项目成员'])
    expect(asked).toHaveTextContent(said);
  await userEvent.click(screen.getByRole('button', { name: '确认参加' }));
  expect(await screen.findByText(/您已于 .* 确认参加。/)).toBeVisible();
  expect(within(asked).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(service.sentTo(ANSWER)[0]?.body).toEqual({ accept: true, seen: 'as-it-was' });
});

test('declining takes a reason', async () => {
  const service = open({
    [LOOK]: ok(finding()),
    [ANSWER]: ok(finding({ state: 'declined', reason: '没有时间', at: '2026-09-14T14:08:00+08:00' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: '不同意' }));
  await waitFor(() => expect(screen.getByLabelText('不同意的理由')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: '提交答复' }));
  expect(screen.getByText('请填写不同意的理由')).toBeVisible();
  await userEvent.type(screen.getByLabelText('不同意的理由'), '没有时间');
  await userEvent.click(screen.getByRole('button', { name: '提交答复' }));
  expect(await screen.findByText(/答复不同意，理由：.*没有时间/)).toBeVisible();
  expect(service.sentTo(ANSWER)[0]?.body).toEqual({ accept: false, seen: 'as-it-was', reason: '没有时间' });
});

test('what was changed meanwhile is shown anew and not confirmed', async () => {
  const service = open({
    [LOOK]: ok(finding()),
    [ANSWER]: refused(409, '负责人刚刚改动了内容，请核对后再确认', { errorCode: 'apply.confirm_changed' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '确认参加' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('请核对后再确认');
  expect(service.sentTo(LOOK)).toHaveLength(2);
});

test.each([
  ['uncertified', '通过实名认证后，才能查看关于您的内容并确认。'],
  ['otherPerson', '您的实名信息与申报书里的成员不一致'],
] as const)('whoever is not known to be that person (%s) sees nothing of it', async (obstacle, said) => {
  open({ [LOOK]: ok(finding({ obstacle, statement: null, seen: null, memberName: '顾**' })) });
  expect(await screen.findByText(said, { exact: false })).toBeVisible();
  expect(screen.queryByText('管网数据治理')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '确认参加' })).not.toBeInTheDocument();
});

test('a request that was taken back says so', async () => {
  open({
    [LOOK]: refused(404, '没有找到这份确认请求，可能已被负责人撤回', { errorCode: 'apply.confirm_wrong' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('可能已被负责人撤回');
});

test.each(['确认参加', '不同意'])(
  'a request taken back while it stands there is gone after “%s”',
  async (press) => {
    const wrong = refused(404, '没有找到这份确认请求，可能已被负责人撤回', {
      errorCode: 'apply.confirm_wrong',
    });
    const service = open({ [LOOK]: ok(finding()), [ANSWER]: wrong });
    const button = await screen.findByRole('button', { name: press });
    service.answer(LOOK, wrong);
    await userEvent.click(button);
    if (press === '不同意') {
      await userEvent.type(screen.getByLabelText('不同意的理由'), '没有时间');
      await userEvent.click(screen.getByRole('button', { name: '提交答复' }));
    }
    expect(await screen.findByText('如有疑问，请与项目负责人联系。')).toBeVisible();
    expect(screen.queryByText('管网数据治理')).not.toBeInTheDocument();
  },
);
