import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSpace, aStanding } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { okFields } from '@tests/support/user-area';

const COURSE = 'GET /api/courses/{id}.json';
const MEMBERS = 'GET /api/learning/spaces/{id}/members.json';
const ROLE = 'PUT /api/learning/spaces/{id}/members/{account_id}.json';
const REMOVAL = 'PUT /api/learning/spaces/{id}/members/{account_id}/removal.json';
const day = '2026-09-01T08:00:00+08:00';
const roll = (account_id: number | null) =>
  okFields({
    members: [
      { account_id: null, name: '顾明谦', roles: ['creator'], class_name: null, join_time: day },
      { account_id, name: '沈知遥', roles: ['student'], class_name: '一班', join_time: day },
    ],
    total_count: 2,
  });
const teaching = aStanding({ roles: ['creator'], may_decide: true });
const open = async (more: Parameters<typeof signedInService>[0] = {}, address = '/learning/courses/5') => {
  const service = signedInService({
    [COURSE]: okFields({ course: aSpace({ standing: teaching }) }),
    [MEMBERS]: roll(9),
    ...more,
  });
  renderApp(address);
  await screen.findByRole('heading', { level: 1, name: '水力建模入门' });
  await screen.findByRole('table', { name: '课程成员' });
  return service;
};
const answer = async (name: RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('gives a member another role after a question, and says so', async () => {
  const service = await open({ [ROLE]: okFields({ message: '身份已修改' }) });
  await userEvent.click(screen.getByRole('button', { name: '管理沈知遥' }));
  const panel = within(screen.getByRole('region', { name: '沈知遥' }));
  await userEvent.click(panel.getByRole('radio', { name: '助教' }));
  await userEvent.click(panel.getByRole('button', { name: '修改身份' }));
  expect(service.sentTo(ROLE)).toHaveLength(0);
  await answer(/修改身份/);

  expect(await screen.findByText('沈知遥现在是助教')).toBeVisible();
  expect(service.sentTo(ROLE).map(({ path, body }) => [path, body])).toEqual([
    ['/api/learning/spaces/5/members/9.json', { role: 'assistant', known_roles: ['student'] }],
  ]);
});

it('takes a member out with a reason and after a question', async () => {
  const service = await open({
    [REMOVAL]: () => {
      service.answer(COURSE, okFields({ course: aSpace({ standing: teaching, member_count: 11 }) }));
      return { body: { success: true, status: 0, message: '已移出' } };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: '管理沈知遥' }));
  const panel = within(screen.getByRole('region', { name: '沈知遥' }));
  await userEvent.click(panel.getByRole('button', { name: /^移\s*出$/ }));
  await userEvent.click(panel.getByRole('button', { name: /^移\s*出$/ }));
  expect(panel.getByLabelText('移出的原因')).toHaveAccessibleDescription(/至少 5 个字/);
  await userEvent.type(panel.getByLabelText('移出的原因'), '已转到另一门课程');
  await userEvent.click(panel.getByRole('button', { name: /^移\s*出$/ }));
  await answer(/^移\s*出$/);

  expect(await screen.findByText('11 人')).toBeVisible();
  expect(screen.getByText('沈知遥已移出')).toBeVisible();
  expect(service.sentTo(REMOVAL)[0]?.body).toEqual({
    reason: '已转到另一门课程',
    known_roles: ['student'],
  });
});

it('keeps the panel and says why when the service refuses', async () => {
  await open({
    [ROLE]: {
      status: 409,
      body: { success: false, status: -1, message: '这名成员的身份已有变动，请核对后再操作' },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: '管理沈知遥' }));
  const panel = within(screen.getByRole('region', { name: '沈知遥' }));
  await userEvent.click(panel.getByRole('radio', { name: '教师' }));
  await userEvent.click(panel.getByRole('button', { name: '修改身份' }));
  await answer(/修改身份/);

  expect(await panel.findByRole('alert')).toHaveTextContent('这名成员的身份已有变动，请核对后再操作');
});

describe('a member whom somebody else has changed meanwhile', () => {
  const message = '这名成员的身份已有变动，请核对后再操作';
  const moved = (roles: string[]) => ({
    status: 409,
    body: { success: false, status: -1, message, errorCode: 'learning.member_moved', data: { roles } },
  });
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: '管理沈知遥' }));
    const panel = within(screen.getByRole('region', { name: '沈知遥' }));
    await userEvent.click(panel.getByRole('radio', { name: '教师' }));
    await userEvent.click(panel.getByRole('button', { name: '修改身份' }));
    await answer(/修改身份/);
    return panel;
  };

  it('is known as what they are now: the next press counts', async () => {
    const service = await open({ [ROLE]: moved(['assistant']) });
    const panel = await press();
    expect(await panel.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(panel.getByRole('button', { name: '修改身份' }));
    await answer(/修改身份/);

    await waitFor(() => expect(service.sentTo(ROLE)).toHaveLength(2));
    expect(service.sentTo(ROLE)[1]?.body).toEqual({ role: 'professor', known_roles: ['assistant'] });
  });

  it('can be changed no more once they have left', async () => {
    const service = await open({ [ROLE]: moved([]) });
    service.answer(COURSE, okFields({ course: aSpace({ standing: teaching, member_count: 11 }) }));
    await press();

    expect(await screen.findByText('11 人')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('region', { name: '沈知遥' })).toBeNull();
  });
});

it('offers nothing where one may change nobody', async () => {
  await open({ [MEMBERS]: roll(null) });

  expect(screen.getByText('沈知遥')).toBeVisible();
  expect(screen.queryByRole('button', { name: /管理/ })).not.toBeInTheDocument();
});

it('turns the pages in the address, where Back and a reload find them', async () => {
  const service = await open({}, '/learning/courses/5?page=2');

  expect(service.sentTo(MEMBERS)[0]?.query.get('page')).toBe('2');
  await userEvent.click(screen.getByRole('link', { name: '上一页' }));

  await waitFor(() => expect(service.sentTo(MEMBERS).at(-1)?.query.get('page')).toBe('1'));
});
