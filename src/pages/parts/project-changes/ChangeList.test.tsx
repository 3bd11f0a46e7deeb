import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '@tests/setup/allow-console';
import { aFiledApplication } from '@tests/support/an-application';
import { openFiled } from '@tests/support/open-filed';
import { ok, refused } from '@tests/support/signedInService';

const CHANGES = 'GET /prod-api/cms/apply/{id}/changes';
const ASK = 'POST /prod-api/cms/apply/{id}/changes';
const ONE = 'POST /prod-api/cms/apply/{id}/changes/{changeId}';
const at = '2026-11-20T10:00:00+08:00';
const step = (event: string, who: string, opinion: string | null = null) => ({
  event,
  opinion,
  at,
  who: { id: '', chinese: who },
});
const aChange = (change: object = {}) => ({
  id: 5,
  kind: 'extension',
  state: 'unit',
  since: at,
  milestone: 'one',
  version: 3,
  due: '2026-12-31T23:59:59+08:00',
  until: '2027-03-31T23:59:59+08:00',
  reason: '设备到货推迟',
  steps: [step('ask', '沈知遥')],
  acts: [],
  leader: null,
  obstacle: null,
  ...change,
});
const OFFER = { milestone: 'one', due: '2026-12-31T23:59:59+08:00', first: '2027-01-01', last: '2027-12-31' };
const answer = (changes: object[], offers: object[] = [], more: object = {}) =>
  ok({ changes, offers, mayHandOver: false, unattended: false, ...more });
const aHandover = (change: object = {}) =>
  aChange({
    kind: 'leader',
    state: 'successor',
    milestone: null,
    due: null,
    until: null,
    leader: { from: '沈知遥', to: '顾明谦' },
    ...change,
  });
const open = (stubs: Parameters<typeof openFiled>[1], status: 'approved' | 'unit_review' = 'approved') =>
  openFiled('/user/myProjects/147', {
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status })),
    ...stubs,
  });
const section = async () => within(await screen.findByRole('region', { name: '项目变更' }));
const bodyOf = (service: Awaited<ReturnType<typeof open>>['service'], path: string) =>
  service.requests.find((request) => request.path.endsWith(path))?.body;

test('the leader asks for more time within what may be asked for', async () => {
  const user = userEvent.setup();
  const { service } = await open({
    [CHANGES]: answer([], [OFFER]),
    [ASK]: answer([aChange({ acts: ['withdraw'] })]),
  });
  await user.click((await section()).getByRole('button', { name: '申请延期' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/最晚可延至 2027-12-31：同一阶段累计延期不超过 365 天/)).toBeVisible();

  expect(dialog.queryByText('选填')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await dialog.findByText('请填写申请理由')).toBeVisible();
  expect(dialog.getByText('应在 2027-01-01 至 2027-12-31 之间')).toBeVisible();
  await user.type(dialog.getByLabelText(/延至/), '2028-01-01');
  await user.type(dialog.getByLabelText(/申请理由/), '设备到货推迟');
  expect(dialog.getByText('应在 2027-01-01 至 2027-12-31 之间')).toBeVisible();
  expect(service.requests.some(({ method, path }) => method === 'POST' && path.endsWith('/changes'))).toBe(
    false,
  );

  await user.clear(dialog.getByLabelText(/延至/));
  await user.type(dialog.getByLabelText(/延至/), '明年三月');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(dialog.getByText('应在 2027-01-01 至 2027-12-31 之间')).toBeVisible();
  await user.clear(dialog.getByLabelText(/延至/));
  await user.type(dialog.getByLabelText(/延至/), '2027-03-31');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));

  expect(await (await section()).findByText('待单位审核')).toBeVisible();
  const sent = service.requests.find(
    ({ method, path }) => method === 'POST' && path.endsWith('/147/changes'),
  );
  expect(sent?.body).toEqual({
    kind: 'extension',
    milestone: 'one',
    until: '2027-03-31',
    reason: '设备到货推迟',
  });
});

test('what was done with it stands under it, and nobody is offered what is not theirs', async () => {
  await open({
    [CHANGES]: answer([
      aChange({
        state: 'declined',
        steps: [
          step('ask', '沈知遥'),
          step('pass', '云泽大学', '情况属实'),
          step('decline', '开创专项办公室', '理由不充分'),
        ],
      }),
    ]),
  });
  const part = await section();

  expect(part.getByText('不予通过')).toBeVisible();
  expect(part.getByText('截止由 2026-12-31 改为 2027-03-31')).toBeVisible();
  expect(part.getByText(/云泽大学于 2026-11-20 10:00.*审核通过/)).toBeVisible();
  expect(part.getByText('理由不充分')).toBeVisible();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
});

test('the unit sends it back with an opinion alone', async () => {
  const user = userEvent.setup();
  const { service } = await open({
    [CHANGES]: answer([aChange({ acts: ['pass', 'return'] })]),
    [`${ONE}/audit`]: answer([aChange({ state: 'returned' })]),
  });
  await user.click((await section()).getByRole('button', { name: '退回申请' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '退回申请' }));
  expect(await dialog.findByText(/^请填写\S/)).toBeVisible();
  await user.type(dialog.getByLabelText(/意见/), '请附采购合同');
  await user.click(dialog.getByRole('button', { name: '退回申请' }));

  expect(await (await section()).findByText('单位退回')).toBeVisible();
  expect(bodyOf(service, '/5/audit')).toEqual({ version: 3, pass: false, opinion: '请附采购合同' });
});

test('what was moved meanwhile is read again, and what was typed stays', async () => {
  const user = userEvent.setup();
  let asked = 0;
  await open({
    [CHANGES]: () => {
      asked += 1;
      return answer([
        aChange(asked === 1 ? { acts: ['withdraw'] } : { state: 'office', acts: ['withdraw'] }),
      ]);
    },
    [`${ONE}/withdraw`]: refused(409, '这份变更申请刚有新的变化，请核对后再操作', {
      errorCode: 'change.moved_on',
    }),
  });
  await user.click((await section()).getByRole('button', { name: '撤回申请' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回申请' }));

  await waitFor(async () => expect((await section()).getByText('待管理方决定')).toBeVisible());
  expect((await section()).getByRole('alert')).toHaveTextContent('刚有新的变化');
});

test('where nobody can audit it, that is said', async () => {
  await open({ [CHANGES]: answer([aChange()], [], { unattended: true }) });

  expect((await section()).getByText(/所在单位暂无管理员/)).toBeVisible();
});

test('nothing is asked for before there is a project', async () => {
  const { service } = await open({ [CHANGES]: answer([aChange()]) }, 'unit_review');

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(service.requests.some(({ path }) => path.endsWith('/changes'))).toBe(false);
});

test('the leader names who is to lead, and hears who cannot', async () => {
  const user = userEvent.setup();
  let asked = 0;
  const { service } = await open({
    [CHANGES]: answer([], [], { mayHandOver: true }),
    [`${ASK}/leader`]: () => {
      asked += 1;
      return asked === 1
        ? refused(400, '没有找到', { data: { fields: [{ path: 'body.account', message: '没有找到' }] } })
        : answer([aHandover({ acts: ['withdraw'] })]);
    },
  });
  await user.click((await section()).getByRole('button', { name: '申请变更负责人' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await dialog.findAllByText(/^请填写(拟任负责人|申请理由)/)).toHaveLength(3);
  await user.type(dialog.getByLabelText(/拟任负责人姓名/), '顾明谦');
  await user.type(dialog.getByLabelText(/用户名或手机号/), 'gumingqian');
  await user.type(dialog.getByLabelText(/申请理由/), '调任外地');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await dialog.findByText('没有找到')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '提交申请' }));

  expect(await (await section()).findByText('待拟任负责人同意')).toBeVisible();
  expect((await section()).getByText('项目负责人由沈知遥变更为顾明谦')).toBeVisible();
  expect(bodyOf(service, '/changes/leader')).toEqual({
    name: '顾明谦',
    account: 'gumingqian',
    reason: '调任外地',
  });
});

test('whoever is to lead agrees, or says why not', async () => {
  const user = userEvent.setup();
  const { service } = await open({
    [CHANGES]: answer([aHandover({ acts: ['agree', 'refuse'] })]),
    [`${ONE}/answer`]: answer([aHandover({ state: 'unit', acts: ['refuse'] })]),
  });
  await user.click((await section()).getByRole('button', { name: '不同意' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '不同意' }));
  expect(await dialog.findByText(/^请填写\S/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '取消' }));
  await user.click((await section()).getByRole('button', { name: '同意担任' }));
  const agreeing = within(await screen.findByRole('dialog', { name: '同意担任' }));
  expect(agreeing.getByText(/由沈知遥变更为顾明谦/)).toBeVisible();
  await user.click(agreeing.getByRole('button', { name: '同意担任' }));

  expect(await (await section()).findByText('待单位审核')).toBeVisible();
  expect(bodyOf(service, '/5/answer')).toEqual({ version: 3, agree: true, opinion: null });
});

test('what stands in the way is said where it would be approved', async () => {
  const obstacle = { id: '', chinese: '拟任负责人不是申报单位的成员' };
  await open({ [CHANGES]: answer([aHandover({ state: 'office', acts: ['decline'], obstacle })]) });

  expect((await section()).getByText('现在不能通过：拟任负责人不是申报单位的成员')).toBeVisible();
  expect((await section()).queryByRole('button', { name: '通过申请' })).not.toBeInTheDocument();
});

const MOVED_ON = [409, '这份变更申请刚有新的变化，请核对后再操作'] as const;
const OVER = [404, '这份变更申请已经撤回或办结，不必再答复'] as const;
const NOT_THEIRS = [403, '您没有权限办理这份变更申请'] as const;
/** The actions, and the refusal each dialog gets when it comes too late. */
const LATE = [
  ['同意担任', { acts: ['agree'] }, 'answer', OVER],
  ['不同意', { acts: ['refuse'] }, 'answer', OVER],
  ['审核通过', { acts: ['pass'], state: 'unit' }, 'audit', OVER],
  ['退回申请', { acts: ['return'], state: 'unit' }, 'audit', NOT_THEIRS],
  ['通过申请', { acts: ['approve'], state: 'office' }, 'decision', MOVED_ON],
  ['不予通过', { acts: ['decline'], state: 'office' }, 'decision', NOT_THEIRS],
] as const;

test.each(LATE)(
  '「%s」 is not offered again once it is too late',
  async (name, state, call, [status, why]) => {
    const user = userEvent.setup();
    const late = refused(status, why);
    let asked = 0;
    await open({
      [CHANGES]: () => {
        asked += 1;
        if (asked === 1) return answer([aHandover(state)]);
        return status === 409 ? answer([aHandover({ state: 'refused' })]) : late;
      },
      [`${ONE}/${call}`]: late,
    });
    await user.click((await section()).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    const opinion = dialog.queryByRole('textbox', { name: /意见|理由/ });
    if (opinion) await user.type(opinion, '另有安排');
    await user.click(dialog.getByRole('button', { name }));

    await waitFor(() => expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument());
    expect(dialog.getByRole('alert')).toHaveTextContent(why);
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect((await section()).queryByRole('button', { name })).not.toBeInTheDocument();
  },
);

test.each([
  ['申请延期', ASK, { offers: [OFFER] }],
  ['申请变更负责人', `${ASK}/leader`, { mayHandOver: true }],
] as const)(
  'what cannot be asked for any more is not offered again by 「%s」',
  async (name, call, offered) => {
    // The calendar is open while its field is rendered again, which logs this error.
    allowConsole(/same shadow root/);
    const user = userEvent.setup();
    let asked = 0;
    await open({
      [CHANGES]: () => {
        asked += 1;
        return answer([aChange({ state: 'approved' })], [], asked === 1 ? offered : {});
      },
      [call]: refused(409, '项目已经结题'),
    });
    await user.click((await section()).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, typed] of [
      [/延至/, '2027-03-31'],
      [/拟任负责人姓名/, '顾明谦'],
      [/用户名或手机号/, 'gumingqian'],
      [/申请理由/, '调任外地'],
    ] as const) {
      const field = dialog.queryByLabelText(label);
      if (field) await user.type(field, typed);
    }
    await user.click(dialog.getByRole('button', { name: '提交申请' }));

    await waitFor(() => expect(dialog.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument());
    expect(dialog.getByRole('alert')).toHaveTextContent('项目已经结题');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await user.click(dialog.getByRole('button', { name: '取消' }));
  },
);
