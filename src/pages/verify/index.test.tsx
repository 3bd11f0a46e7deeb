import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';
import { cleanCode } from './clean-code';

const CHECK = 'GET /prod-api/cms/open/verify/{code}';
const CODE = '7F3A-91C2-06BE-D48E';
const verified = {
  code: CODE,
  no: 'KC2026-B-0147',
  filedVersion: 2,
  submittedAt: '2026-09-14T16:32:07+08:00',
  digest: '7f3a91c206bed48e'.repeat(4),
  sequence: 31,
  statement: '{"no":"KC2026-B-0147"}',
  signature: 'c2lnbmF0dXJl',
  keyId: '0123456789abcdef',
  publicKey: '-----BEGIN PUBLIC KEY-----',
};

const open = async (address: string, answers: Parameters<typeof signedInService>[0] = {}) => {
  const service = signedInService(answers);
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: '回执查验' });
  return { service, app };
};
const field = () => screen.getByRole('textbox', { name: '校验码' });
const press = () => userEvent.click(screen.getByRole('button', { name: '查验' }));

test('a code typed by hand is checked, and stands in the address', async () => {
  const { service, app } = await open('/verify', { [CHECK]: ok(verified) });

  await userEvent.type(field(), '7f3a 91c2 06be d48e');
  await press();

  expect(await screen.findByRole('heading', { name: '回执属实' })).toBeVisible();
  expect(screen.getByText('KC2026-B-0147')).toBeVisible();
  expect(screen.getByText('2026-09-14 16:32:07（北京时间）')).toBeVisible();
  expect(service.requests.at(-1)?.path).toBe(`/prod-api/cms/open/verify/${CODE}`);
  expect(app.history()).toMatchObject({ location: { search: `?code=${CODE}` } });
});

test('the address of the QR code shows the result at once, with what proves it elsewhere', async () => {
  await open(`/verify?code=${CODE}`, { [CHECK]: ok(verified) });

  expect(await screen.findByRole('heading', { name: '回执属实' })).toBeVisible();
  expect(field()).toHaveValue(CODE);
  await userEvent.click(screen.getByText('自行核对签名'));
  expect(screen.getByText(verified.statement)).toBeVisible();
  expect(screen.getByText(verified.signature)).toBeVisible();
});

test('a changed receipt is refused, and nothing of it is shown', async () => {
  await open(`/verify?code=${CODE}`, {
    [CHECK]: refused(409, '这份回执与系统存档不一致，不能作为凭据，请联系管理方'),
  });

  expect(await screen.findByRole('heading', { name: '不能作为凭据' })).toBeVisible();
  expect(screen.getByText(/与系统存档不一致/)).toBeVisible();
  expect(screen.queryByText('回执属实')).not.toBeInTheDocument();
});

test('an unknown code is said to be unknown', async () => {
  await open(`/verify?code=${CODE}`, { [CHECK]: refused(404, '没有找到这个校验码') });

  expect(await screen.findByRole('heading', { name: '没有找到这份回执' })).toBeVisible();
});

test('nonsense and nothing are named at the field, kept, and never sent', async () => {
  const { service } = await open('/verify', { [CHECK]: ok(verified) });

  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('请输入校验码');
  await userEvent.type(field(), '7f3a-zzzz');
  await press();

  expect(screen.getByRole('alert')).toHaveTextContent('校验码为 16 位');
  expect(field()).toHaveValue('7f3a-zzzz');
  expect(field()).toHaveFocus();
  expect(service.sentTo(CHECK)).toHaveLength(0);
});

test('without an answer one can try again', async () => {
  const { service } = await open(`/verify?code=${CODE}`, { [CHECK]: { status: 0 } });
  const again = await screen.findByRole('button', { name: /重试|重新/ });

  service.answer(CHECK, ok(verified));
  await userEvent.click(again);

  await waitFor(() => expect(screen.getByRole('heading', { name: '回执属实' })).toBeVisible());
});

test.each([
  ['７ｆ３ａ－９１ｃ２－０６ｂｅ－ｄ４８ｅ', CODE],
  ['7F3A 91C2 06BE D48E\n', CODE],
  ['7F3A–91C2–06BE–D48E', CODE],
  ['7F3A-91C2-06BE', null],
  ['7F3A-91C2-06BE-D48G', null],
])('a code as people paste it is understood: %s', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});
