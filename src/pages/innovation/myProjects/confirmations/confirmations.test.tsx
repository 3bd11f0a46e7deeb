import type { Confirmations, MemberConfirmation } from '@contract/confirmation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const LIST = 'GET /prod-api/cms/apply/{id}/confirmations';
const ASK = 'POST /prod-api/cms/apply/{id}/confirmations';

const aMember = (facts: Partial<MemberConfirmation> = {}): MemberConfirmation => ({
  rowId: 'member-1',
  name: '梁怀瑾',
  id: null,
  state: 'unasked',
  at: null,
  reason: null,
  changed: [],
  toAccount: false,
  code: null,
  remindable: false,
  ...facts,
});
const confirmed = aMember({ id: 4, state: 'confirmed', at: '2026-09-12T09:00:00+08:00', toAccount: true });
const some = (...members: MemberConfirmation[]): Confirmations => ({ members, mayAsk: true });

const open = async (list: Confirmations, answers: Parameters<typeof signedInService>[0] = {}) => {
  const service = signedInService({
    [ONE]: ok(anApplication({ sections: fullSections() })),
    [LIST]: ok(list),
    ...answers,
  });
  renderApp('/innovation/myProjects/147?view=confirmations');
  await screen.findByRole('heading', { level: 1, name: '成员确认' });
  await screen.findByRole('region', { name: '项目成员' });
  return service;
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-14T14:08:00+08:00'));
});

test('each member stands there with how it is, since when, and why', async () => {
  await open(
    some(
      confirmed,
      aMember({ rowId: 'member-2', name: '何清', id: 5, state: 'declined', at: null, reason: '没有时间' }),
      aMember({
        rowId: 'member-3',
        name: '周渡',
        id: 6,
        state: 'lapsed',
        at: '2026-09-12T09:00:00+08:00',
        changed: ['team.members.member-3.months'],
      }),
    ),
  );
  const [first, second, third] = within(screen.getByRole('region', { name: '项目成员' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('梁怀瑾已确认');
  expect(second).toHaveTextContent(/何清不同意理由：.*没有时间/);
  expect(third).toHaveTextContent(/周渡已失效.*确认之后改动了：.*投入/);
  expect(within(third as HTMLElement).getByRole('button', { name: /^重新请本人确认.*周渡$/ })).toBeVisible();
});

test('a member without an account gets a link, and can be asked no more than once', async () => {
  const waiting = aMember({ id: 7, state: 'waiting', at: '2026-09-14T14:08:00+08:00', code: 'K7M3Q9XWTP' });
  const service = await open(some(aMember()), { [ASK]: ok(some(waiting)) });
  await userEvent.click(screen.getByRole('button', { name: /^请本人确认.*梁怀瑾$/ }));
  expect(await screen.findByText(/已请.*梁怀瑾.*确认/)).toBeVisible();
  expect(service.sentTo(ASK)[0]?.body).toEqual({ rowId: 'member-1' });
  expect(screen.getByRole('button', { name: '复制确认链接' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^请本人确认.*梁怀瑾$/ })).not.toBeInTheDocument();
});

test('what the service refuses stands at the member', async () => {
  await open(some(aMember()), { [ASK]: refused(409, '已经请此人确认，无需再次发送') });
  await userEvent.click(screen.getByRole('button', { name: /^请本人确认.*梁怀瑾$/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('已经请此人确认');
});

test('whoever helps reads it and has nothing to press', async () => {
  await open({ members: [confirmed], mayAsk: false });
  expect(screen.queryByRole('button', { name: /撤回|请.*确认|提醒/ })).not.toBeInTheDocument();
});

test('the check names who has not confirmed, and files all the same', async () => {
  signedInService({
    [ONE]: ok(anApplication({ sections: fullSections() })),
    [LIST]: ok(some(confirmed, aMember({ rowId: 'member-2', name: '何清' }))),
  });
  renderApp('/innovation/myProjects/147?step=check');
  expect(await screen.findByText(/^尚未在线确认的成员：.*何清.*不影响提交。$/)).toBeVisible();
  expect(screen.getByRole('button', { name: '确认提交' })).toBeEnabled();
});

test('what was refused because another window was quicker is shown as it stands now', async () => {
  const service = await open(some(aMember()), { [ASK]: refused(409, '已经请此人确认，无需再次发送') });
  service.answer(LIST, ok(some(confirmed)));
  await userEvent.click(screen.getByRole('button', { name: /^请本人确认.*梁怀瑾$/ }));
  expect(await screen.findByText('已确认')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('已经请此人确认');
});

test('where the members are filled in it stands whose confirmation a change has made void', async () => {
  const lapsed = aMember({ id: 6, state: 'lapsed', changed: ['team.members.member-1.months'] });
  signedInService({
    [ONE]: ok(anApplication({ sections: fullSections() })),
    [LIST]: ok(some(lapsed, aMember({ rowId: 'member-2', name: '何清' }))),
  });
  renderApp('/innovation/myProjects/147?step=team');
  const note = await screen.findByText(/^确认之后改动了关于.*梁怀瑾.*的内容/);
  expect(note).not.toHaveTextContent('何清');
  expect(screen.getByRole('link', { name: '查看成员确认' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147?view=confirmations',
  );
});
