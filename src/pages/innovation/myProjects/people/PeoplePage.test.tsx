import type { People } from '@contract/helper';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const LIST = 'GET /prod-api/cms/apply/{id}/helpers';
const INVITE = 'POST /prod-api/cms/apply/{id}/invitations';
const ONE_HELPER = '/prod-api/cms/apply/{id}/helpers/{accountId}';

const gu = {
  accountId: 12,
  name: '顾明谦',
  role: 'author' as const,
  sections: ['plan' as const],
  since: '2026-09-10T09:00:00+08:00',
};
const somePeople = (facts: Partial<People> = {}): People => ({
  leader: { accountId: 11, name: '沈知遥' },
  helpers: [gu],
  invitations: [],
  duties: [],
  mayInvite: true,
  mayManage: true,
  ...facts,
});
const waiting = {
  id: 5,
  role: 'reader' as const,
  sections: [],
  code: 'K7M3Q9XWTP',
  name: null,
  note: '秦老师',
  state: 'waiting' as const,
  createTime: '2026-09-14T09:00:00+08:00',
  expireTime: '2026-09-28T09:00:00+08:00',
};

const open = async (
  answers: Parameters<typeof signedInService>[0] = {},
  facts: Parameters<typeof anApplication>[0] = {},
) => {
  const service = signedInService({
    [ONE]: ok(anApplication({ sections: fullSections(), ...facts })),
    [LIST]: ok(somePeople()),
    ...answers,
  });
  renderApp('/innovation/myProjects/147?view=people');
  await screen.findByRole('heading', { level: 1, name: '协作人' });
  await screen.findByRole('heading', { name: '一起撰写的人' });
  return service;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-14T14:08:00+08:00'));
});

test('everybody who writes it stands there with role and sections', async () => {
  await open();
  const [leader, author] = within(screen.getByRole('region', { name: '一起撰写的人' })).getAllByRole(
    'listitem',
  );
  expect(leader).toHaveTextContent('沈知遥负责人');
  expect(author).toHaveTextContent('顾明谦撰写人研究方案');
});

test('an author is invited by account with the sections that were ticked, and what lacks is named first', async () => {
  const service = await open({ [INVITE]: ok(somePeople({ invitations: [{ ...waiting, name: '林晓蔓' }] })) });
  await press('邀请协作人');
  await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
  await press('发出邀请');
  expect(screen.getByText('请填写用户名')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
  expect(screen.getByText('请选择撰写人负责的部分')).toBeVisible();
  expect(service.sentTo(INVITE)).toHaveLength(0);

  await userEvent.type(screen.getByLabelText('用户名'), 'linxiaoman');
  await userEvent.click(screen.getByRole('checkbox', { name: '预算' }));
  await press('发出邀请');

  expect(await screen.findByText('邀请已发出')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '邀请协作人' })).toHaveFocus());
  expect(service.sentTo(INVITE)[0]?.body).toEqual({
    role: 'author',
    sections: ['budget'],
    login: 'linxiaoman',
  });
  expect(screen.getByRole('region', { name: '邀请' })).toHaveTextContent('林晓蔓等待答复');
});

test('what the service refuses of the name stands at the name, with what was typed', async () => {
  await open({
    [INVITE]: refused(400, '没有找到用户名为“nobody”的账号', {
      data: { fields: [{ path: 'body.login', message: '没有找到用户名为“nobody”的账号' }] },
    }),
  });
  await press('邀请协作人');
  await userEvent.type(screen.getByLabelText('用户名'), 'nobody');
  await userEvent.click(screen.getByRole('radio', { name: /^查看人/ }));
  await press('发出邀请');

  await waitFor(() =>
    expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription(/没有找到用户名为“nobody”的账号/),
  );
  expect(screen.getByLabelText('用户名')).toHaveValue('nobody');
  await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
  await press('取消');
  await waitFor(() => expect(screen.getByRole('button', { name: '邀请协作人' })).toHaveFocus());
});

test('what it refuses for another reason stands beside the form', async () => {
  await open({ [INVITE]: refused(503, '抱歉，服务维护或繁忙，请稍后重试') });
  await press('邀请协作人');
  await userEvent.type(screen.getByLabelText('用户名'), 'linxiaoman');
  await userEvent.click(screen.getByRole('radio', { name: /^查看人/ }));
  await press('发出邀请');
  expect(await screen.findByRole('alert')).toHaveTextContent('抱歉，服务维护或繁忙，请稍后重试');
  expect(screen.getByLabelText('用户名')).toBeValid();
});

test('a code stands there with its link until it is withdrawn', async () => {
  const WITHDRAW = 'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}';
  await open({ [LIST]: ok(somePeople({ invitations: [waiting] })), [WITHDRAW]: ok(somePeople()) });
  const asked = screen.getByRole('region', { name: '邀请' });
  expect(asked).toHaveTextContent('秦老师');
  expect(asked).toHaveTextContent('K7M3Q-9XWTP');
  await press(/^撤回邀请.*秦老师/);
  expect(await screen.findByText(/秦老师.*的邀请已撤回/)).toBeVisible();
  expect(screen.queryByRole('region', { name: '邀请' })).not.toBeInTheDocument();
});

test('an invitation that was declined meanwhile says so and stands there as declined', async () => {
  const WITHDRAW = 'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}';
  const service = await open({
    [LIST]: ok(somePeople({ invitations: [waiting] })),
    [WITHDRAW]: refused(409, '这份邀请已被婉拒'),
  });
  service.answer(LIST, ok(somePeople({ invitations: [{ ...waiting, state: 'declined', code: null }] })));

  await press(/^撤回邀请.*秦老师/);

  expect(await screen.findByText('这份邀请已被婉拒')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^清除.*秦老师/ })).toBeVisible();
  expect(service.sentTo(WITHDRAW)[0]?.query.get('seen')).toBe('waiting');
});

test('the leader gives somebody another role', async () => {
  const service = await open({
    [`PUT ${ONE_HELPER}`]: ok(somePeople({ helpers: [{ ...gu, role: 'reader', sections: [] }] })),
  });
  await press(/^更改.*顾明谦.*的角色$/);
  await userEvent.click(screen.getByRole('radio', { name: /^查看人/ }));
  await press('保存更改');
  await waitFor(() => expect(service.sentTo(`PUT ${ONE_HELPER}`)[0]?.body).toMatchObject({ role: 'reader' }));
  expect(await screen.findByText('查看全部内容', { exact: false })).toBeVisible();
});

test('whoever helps may leave, and neither invites nor manages', async () => {
  const service = await open(
    {
      [LIST]: ok(somePeople({ helpers: [{ ...gu, accountId: 11 }], mayInvite: false, mayManage: false })),
      [`DELETE ${ONE_HELPER}`]: ok(null),
      'GET /prod-api/cms/apply/myList': {
        body: {
          success: true,
          code: 200,
          msg: '',
          rows: [],
          total: 0,
          counts: { all: 0, todo: 0, active: 0, ended: 0 },
        },
      },
    },
    { part: 'author', writable: ['plan'] },
  );
  expect(screen.queryByRole('button', { name: '邀请协作人' })).not.toBeInTheDocument();
  await press('退出协作');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出协作' }));
  expect(await screen.findByRole('heading', { level: 1, name: '我的项目' })).toBeVisible();
  expect(service.sentTo(`DELETE ${ONE_HELPER}`)).toHaveLength(1);
});

test('an author reads what others write, and writes the own section', async () => {
  signedInService({
    [ONE]: ok(anApplication({ sections: fullSections(), part: 'author', writable: ['plan'], actions: [] })),
  });
  renderApp('/innovation/myProjects/147?step=target');
  expect(await screen.findByText('这一部分由他人撰写，您可以查看。')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an author who is taken out while writing hears that, and what was not saved can be copied', async () => {
  const service = signedInService({
    [ONE]: ok(anApplication({ sections: fullSections(), part: 'author', writable: ['plan'], actions: [] })),
  });
  renderApp('/innovation/myProjects/147?step=plan');
  const basis = await screen.findByRole('textbox', { name: /立项依据/ });
  const gone = refused(404, '没有找到请求的内容');
  service.answer(ONE, gone);
  service.answer('PATCH /prod-api/cms/apply/{id}/draft', gone);

  await userEvent.type(basis, '移出之后写下的一句');

  const told = await screen.findByText('您已不再参与填写这份申报书', {}, { timeout: 5000 });
  expect(told).toBeVisible();
  expect(screen.queryByText('服务器没有接受最近的修改，已存在本机')).not.toBeInTheDocument();
  expect(screen.getByText(/移出之后写下的一句/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /立项依据/ })).not.toBeInTheDocument();
});

test('an author has nothing to press that files it', async () => {
  signedInService({
    [ONE]: ok(anApplication({ sections: fullSections(), part: 'author', writable: ['plan'], actions: [] })),
  });
  renderApp('/innovation/myProjects/147?step=check');
  expect(await screen.findByText('由负责人核对并提交', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认提交' })).not.toBeInTheDocument();
});

test('a section is given to somebody who writes it, with a day', async () => {
  const ASSIGN = 'PUT /prod-api/cms/apply/{id}/sections/{section}';
  const duty = { section: 'plan' as const, accountId: 12, name: '顾明谦', due: '2026-09-20' };
  const service = await open({ [ASSIGN]: ok(somePeople({ duties: [duty] })) });
  await press(/^指定.*研究方案$/);
  await userEvent.click(screen.getByRole('combobox', { name: /^由谁负责/ }));
  await userEvent.click(await screen.findByTitle('顾明谦'));
  await userEvent.type(screen.getByLabelText(/^完成日期/), '2026-09-20');
  await press('保存更改');
  expect(await screen.findByText(/顾明谦.*负责，.*2026-09-20.*前完成/)).toBeVisible();
  expect(service.sentTo(ASSIGN)[0]?.body).toEqual({ accountId: 12, due: '2026-09-20' });
});
