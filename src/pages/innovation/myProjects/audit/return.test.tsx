import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asAuditor, audited, openFiled as open } from '@tests/support/open-filed';
import { ok, refused } from '@tests/support/signedInService';

const NAMED = [
  ['所指内容', '请选择所指内容'],
  ['原因', '请选择原因'],
  ['意见', '请填写意见'],
  ['总体意见', '请填写总体意见'],
  ['修改期限', '请选择修改期限'],
] as const;

test('退回修改 begins at its first field, asks for everything, and the first gap has the focus', async () => {
  const user = userEvent.setup();
  await open('/user/myProjects/147', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(audited()),
    'POST /prod-api/cms/apply/{id}/return': refused(400, '修改期限应晚于现在'),
  });
  await user.click(await screen.findByRole('button', { name: '退回修改' }));
  const dialog = await screen.findByRole('dialog', { name: '退回修改' });
  await waitFor(() => expect(within(dialog).getByLabelText('所指内容')).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: '退回修改' }));
  const required = dialog.querySelectorAll('[aria-required="true"]');
  expect(required).toHaveLength(NAMED.length);
  for (const [index, [label, said]] of NAMED.entries()) {
    expect(required[index]).toHaveAccessibleName(label);
    expect(required[index]).toHaveAccessibleDescription(expect.stringContaining(said));
  }
  await waitFor(() => expect(within(dialog).getByLabelText('所指内容')).toHaveFocus());
});

test.each([
  [
    'everybody who writes it',
    ok({ next: [{ name: '沈知遥' }, { name: '顾明谦' }], past: [] }),
    '沈知遥、顾明谦',
  ],
  ['the leader, where the others cannot be read now', refused(503, '服务正忙'), '沈知遥'],
])('whoever is told of 退回修改 is named: %s', async (_what, told, names) => {
  await open('/user/myProjects/147', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(audited()),
    'GET /prod-api/cms/apply/{id}/told': told,
  });
  await userEvent.click(await screen.findByRole('button', { name: '退回修改' }));

  const dialog = await screen.findByRole('dialog', { name: '退回修改' });
  await waitFor(() => expect(dialog).toHaveTextContent(new RegExp(`发送给${names}(?!、)`)));
});

test('closing 退回修改 keeps what was typed; a reload asks while it is open', async () => {
  const user = userEvent.setup();
  await open('/user/myProjects/147', { ...asAuditor, 'GET /prod-api/cms/apply/{id}': ok(audited()) });
  await user.click(await screen.findByRole('button', { name: '退回修改' }));
  await user.type(screen.getByLabelText('意见'), '依据写得不足');
  await user.type(screen.getByLabelText('总体意见'), '请补充');
  const isAskedAtReload = (): boolean =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAskedAtReload()).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Once the dialog is closed, reloading must not ask for confirmation.
  expect(isAskedAtReload()).toBe(false);

  await user.click(screen.getByRole('button', { name: '退回修改' }));
  expect(await screen.findByLabelText('意见')).toHaveValue('依据写得不足');
  expect(screen.getByLabelText('总体意见')).toHaveValue('请补充');
});

const RETURN = 'POST /prod-api/cms/apply/{id}/return';
let filled = 147;
/** Opens the dialog and fills it in; `fields` overrides the defaults. Text is pasted because typing is slow. */
const fillReturn = async (fields: Record<string, string>, answer = refused(400, '请求内容有误')) => {
  const user = userEvent.setup();
  // Use another application each time: typed text is kept per application.
  filled += 1;
  const application = { ...audited(), id: filled };
  const { service } = await open(`/user/myProjects/${filled}`, {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(application),
    [RETURN]: answer,
  });
  await user.click(await screen.findByRole('button', { name: '退回修改' }));
  const dialog = await screen.findByRole('dialog', { name: '退回修改' });
  await user.click(within(dialog).getByRole('button', { name: '删除这条意见' }));
  const all = { 总体意见: '请补充', 修改期限: '2099-01-05', ...fields };
  if ('意见' in all) await user.click(within(dialog).getByRole('button', { name: '添加一条意见' }));
  for (const [label, text] of Object.entries(all)) {
    const field = within(dialog).getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  await user.click(within(dialog).getByRole('button', { name: '退回修改' }));
  return { service, dialog };
};

test.each([
  ['总体意见', '字'.repeat(2001), /总体意见最多 2000 字，现在 2001 字/, true],
  ['意见', '字'.repeat(1001), /意见最多 1000 字，现在 1001 字/, false],
  ['修改期限', '2020-01-05', /修改期限应晚于现在/, true],
])('%s that cannot stand is said at its field, and nothing is sent', async (label, text, words, first) => {
  const { service, dialog } = await fillReturn({ [label]: text });

  const field = within(dialog).getByLabelText(label);
  expect(field).toHaveAccessibleDescription(words);
  if (first) await waitFor(() => expect(field).toHaveFocus());
  expect(service.sentTo(RETURN)).toEqual([]);
});

test('what the service says of 修改期限 stands at its field', async () => {
  const { service, dialog } = await fillReturn({}, {
    status: 400,
    body: {
      success: false,
      code: 400,
      msg: '修改期限应晚于现在',
      errorCode: 'request.invalid',
      data: { fields: [{ path: 'body.dueAt', message: '修改期限应晚于现在' }] },
    },
  } as ReturnType<typeof refused>);

  const field = within(dialog).getByLabelText('修改期限');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/修改期限应晚于现在/));
  await waitFor(() => expect(field).toHaveFocus());
  expect(service.sentTo(RETURN)).toHaveLength(1);
});

test('once it is sent back, nobody asks any more whom that will reach', async () => {
  const over = { ...audited(), status: 'returned', version: 9, actions: [] };
  const { service, dialog } = await fillReturn({}, ok({ ...over, id: filled + 1 }));

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(service.sentTo(RETURN)).toHaveLength(1);
  expect(service.sentTo('GET /prod-api/cms/apply/{id}/told')).toHaveLength(1);
});
