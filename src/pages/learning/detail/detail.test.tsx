import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest, aSpace, aStanding } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { okFields } from '@tests/support/user-area';

const COURSE = 'GET /api/courses/{id}.json';
const CODE = 'PUT /api/learning/spaces/{id}/code.json';
const LEAVE = 'DELETE /api/learning/spaces/{id}/membership.json';
const MEMBERS = {
  'GET /api/learning/spaces/{id}/members.json': okFields({
    members: [
      { name: '顾明谦', roles: ['creator'], class_name: null, join_time: '2026-09-01T08:00:00+08:00' },
    ],
    total_count: 1,
  }),
};
const teaching = {
  roles: ['creator' as const],
  may_decide: true,
  may_edit: true,
  waiting_count: 2,
  invitation: { code: 'K7M3Q', classes: [{ id: 1, name: '一班', code: 'HT6P9W' }] },
};
const open = async () => {
  renderApp('/learning/courses/5');
  await screen.findByRole('heading', { level: 1, name: '水力建模入门' });
};
const box = (name: string) => within(screen.getByRole('region', { name }));

it('tells somebody outside how to get in', async () => {
  signedInService({ [COURSE]: okFields({ course: aSpace() }) });
  await open();

  expect(box('加入课程').getByRole('link', { name: '凭邀请码加入' })).toHaveAttribute(
    'href',
    '/learning/join',
  );
  expect(screen.queryByRole('region', { name: '邀请码' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '课程成员' })).not.toBeInTheDocument();
});

it.each([
  [{ state: 'ended' as const }, '课程已结束，不再接收新成员。'],
  [{ code_open: false }, '邀请码已停用，目前不接收新成员。'],
  [{ capacity: 12 }, '名额已满，目前不接收新成员。'],
  [{ removed_reason: '教学数据的来源有待核实' }, '已下架，目前不接收新成员。'],
])('says when nobody can get in', async (facts, words) => {
  signedInService({ [COURSE]: okFields({ course: aSpace(facts) }) });
  await open();

  expect(box('加入课程').getByText(words)).toBeVisible();
  expect(box('加入课程').queryByRole('link')).not.toBeInTheDocument();
});

it.each([
  [{ state: 'ended' as const }, '已结束', '已结束，邀请码不能再用来加入；改晚结束日期后照常。'],
  [{ capacity: 12 }, '名额已满', '名额已满，新成员暂时不能加入；可修改人数上限。'],
  [{ removed_reason: '教学数据的来源有待核实' }, '已下架', '下架期间邀请码不能用来加入，恢复展示后照常。'],
])('tells whoever gives out the code that it lets nobody in', async (facts, state, words) => {
  signedInService({
    [COURSE]: okFields({ course: aSpace({ ...facts, standing: aStanding(teaching) }) }),
    ...MEMBERS,
  });
  await open();

  expect(screen.getByText(state)).toBeVisible();
  expect(box('邀请码').getByText(words)).toBeVisible();
});

it('shows a request that waits', async () => {
  const standing = aStanding({ requests: [aRequest()] });
  signedInService({ [COURSE]: okFields({ course: aSpace({ standing }) }) });
  await open();

  expect(box('加入课程').getByText('等待审核')).toBeVisible();
  expect(box('加入课程').getByRole('button', { name: '撤销申请' })).toBeVisible();
});

it('lets a student leave, after a question', async () => {
  const service = signedInService({
    ...MEMBERS,
    [COURSE]: okFields({ course: aSpace({ standing: aStanding({ roles: ['student'] }) }) }),
    [LEAVE]: okFields({ space: aSpace() }),
  });
  await open();
  await userEvent.click(box('我的身份').getByRole('button', { name: '退出课程' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出课程' }));

  expect(await screen.findByRole('region', { name: '加入课程' })).toBeVisible();
  expect(service.sentTo(LEAVE)).toHaveLength(1);
});

it('gives a teacher the code as letters, link and picture, and switches it off', async () => {
  const service = signedInService({
    ...MEMBERS,
    [COURSE]: okFields({ course: aSpace({ standing: aStanding(teaching) }) }),
    [CODE]: okFields({ space: aSpace({ standing: aStanding(teaching), code_open: false }) }),
  });
  await open();
  const panel = box('邀请码');
  expect(panel.getByText('K7M3Q')).toBeVisible();
  expect(await panel.findByRole('img', { name: '邀请码 K7M3Q 的二维码' })).toBeVisible();
  expect(panel.getByRole('button', { name: '复制一班的链接' })).toBeVisible();
  expect(screen.getByRole('link', { name: '处理 2 份申请' })).toHaveAttribute('href', '/learning/requests');
  await userEvent.click(panel.getByRole('button', { name: '停用邀请码' }));

  expect(await panel.findByText('邀请码已停用，已有成员不受影响。')).toBeVisible();
  expect(service.sentTo(CODE)[0]?.body).toEqual({ open: false, renew: false, version: 3 });
});

it.each([
  ['邀请码', '停用邀请码', { ...teaching, may_moderate: true }, { code_open: false }, '启用邀请码'],
  ['内容管理', '恢复展示', { may_moderate: true }, { removed_reason: null }, '下架'],
] as const)('takes in what another did meanwhile: %s', async (title, press, mine, facts, next) => {
  const message = '内容已有更新，请核对后再改';
  const standing = aStanding(mine as Parameters<typeof aStanding>[0]);
  const data = aSpace({ standing, version: 4, ...facts });
  const moved = {
    status: 409,
    body: { success: false, status: -1, message, errorCode: 'learning.version_moved', data },
  };
  signedInService({
    ...MEMBERS,
    [COURSE]: okFields({ course: aSpace({ standing, removed_reason: '来源有待核实' }) }),
    'PUT /api/learning/spaces/{id}/code.json': moved,
    'PUT /api/learning/spaces/{id}/removal.json': moved,
  });
  await open();
  const panel = box(title);
  await userEvent.click(panel.getByRole('button', { name: press }));

  expect(await panel.findByText(message)).toBeVisible();
  const name = new RegExp(`^${[...next].join('\\s*')}$`);
  expect(panel.getByRole('button', { name })).toBeVisible();
});

it('lets an editor take it down with a reason only', async () => {
  const REMOVE = 'PUT /api/learning/spaces/{id}/removal.json';
  const reason = '教学数据的来源有待核实';
  const standing = aStanding({ may_moderate: true });
  const service = signedInService({
    [COURSE]: okFields({ course: aSpace({ standing }) }),
    [REMOVE]: okFields({ space: aSpace({ standing, removed_reason: reason }) }),
  });
  await open();
  const panel = box('内容管理');
  await userEvent.click(panel.getByRole('button', { name: /^下\s*架$/ }));
  await userEvent.click(panel.getByRole('button', { name: /^下\s*架$/ }));
  expect(panel.getByLabelText('下架的原因')).toHaveAccessibleDescription(/至少 5 个字/);
  await userEvent.type(panel.getByLabelText('下架的原因'), reason);
  await userEvent.click(panel.getByRole('button', { name: /^下\s*架$/ }));

  expect(await screen.findByText(`已下架，只有成员可以查看。原因：${reason}`)).toBeVisible();
  expect(panel.getByRole('button', { name: '恢复展示' })).toBeVisible();
  expect(service.sentTo(REMOVE).map(({ body }) => body)).toEqual([{ removed: true, reason, version: 3 }]);
});

it('says of what was taken down that it was', async () => {
  const body = { success: false, status: -1, message: '这门课程已下架', errorCode: 'learning.removed' };
  signedInService({ [COURSE]: { status: 410, body } });
  renderApp('/learning/courses/5');

  expect(await screen.findByText('这里的内容已下架')).toBeVisible();
});

it('shows the link where the browser gives no clipboard', async () => {
  signedInService({ ...MEMBERS, [COURSE]: okFields({ course: aSpace({ standing: aStanding(teaching) }) }) });
  await open();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('not allowed')) },
  });
  await userEvent.click(box('邀请码').getByRole('button', { name: '复制邀请链接' }));

  expect(await screen.findByText(/\/learning\/join\?code=K7M3Q$/)).toBeVisible();
});
