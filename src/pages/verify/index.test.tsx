import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';
import { cleanCode } from './clean-code';

const DAYS = 'GET /prod-api/cms/open/receipt/days';
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
  withdrawnAt: null,
  latest: null,
};

const open = async (address: string, answers: Parameters<typeof signedInService>[0] = {}) => {
  const service = signedInService({ [DAYS]: okRows([]), ...answers });
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

test.each([
  [
    'taken back',
    { withdrawnAt: '2026-09-15T09:00:00+08:00' },
    ['这一版本已于 2026-09-15 09:00:00（北京时间）撤回'],
  ],
  [
    'followed by another one',
    { latest: { filedVersion: 3, submittedAt: '2026-09-16T10:00:00+08:00' } },
    ['2026-09-16 10:00:00（北京时间）提交的第 3 版'],
  ],
])('a genuine receipt of a version that was %s says so', async (_, facts, said) => {
  await open(`/verify?code=${CODE}`, { [CHECK]: ok({ ...verified, ...facts }) });

  expect(await screen.findByRole('heading', { name: '回执属实' })).toBeVisible();
  for (const sentence of said) expect(screen.getByText(sentence, { exact: false })).toBeVisible();
});

test('an answer goes when something else is typed and is no code', async () => {
  await open(`/verify?code=${CODE}`, { [CHECK]: ok(verified) });
  expect(await screen.findByRole('heading', { name: '回执属实' })).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), 'abc');
  await press();

  expect(field()).toBeInvalid();
  expect(screen.queryByRole('heading', { name: '回执属实' })).not.toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.type(field(), CODE);
  await press();
  expect(await screen.findByRole('heading', { name: '回执属实' })).toBeVisible();
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
  await open(`/verify?code=${CODE}`, { [CHECK]: refused(404, '没有对应的回执或通知书') });

  expect(await screen.findByRole('heading', { name: '没有对应的回执或通知书' })).toBeVisible();
});

test('nonsense and nothing are named at the field, kept, and never sent', async () => {
  const { service } = await open('/verify', { [CHECK]: ok(verified) });

  await press();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('请输入校验码'));
  await userEvent.type(field(), '7f3a-zzzz');
  await press();

  expect(field()).toHaveAccessibleDescription(expect.stringContaining('校验码为 16 位'));
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

const CHECKER = 'GET /prod-api/cms/open/receipt/checker';
const day = (date: string, first: number, last: number) => ({
  day: date,
  statement: JSON.stringify({ receipts: last - first + 1, first, last, root: '7f3a91c206bed48e'.repeat(4) }),
  signature: 'c2ln',
  keyId: '0123456789abcdef',
});
/** What the page handed to the browser's downloads. */
const downloads = () => {
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  return saved;
};
test('a file is judged here, and says why it proves nothing', async () => {
  const { service } = await open('/verify', { [CHECKER]: ok({ script: '', keys: [] }) });
  const proof = { format: 'kaichuang-proof-1', signature: 'c2ln', keyId: 'x', day: null };
  const statement = JSON.stringify({ format: 'kaichuang-receipt-1', sequence: 1 });
  const choose = (content: string, name: string) =>
    userEvent.upload(screen.getByLabelText('选择文件', { selector: 'input' }), new File([content], name));

  await choose('no proof', '照片.json');
  expect(await screen.findByText(/没有识别出凭据/)).toBeVisible();
  await choose('%PDF-1.3 printed anew', '回执.pdf');
  expect(await screen.findByText(/这份 PDF 中没有凭据/)).toBeVisible();
  await choose(JSON.stringify({ ...proof, statement }), '凭据.json');
  expect(await screen.findByText(/不在本平台公布的密钥之中/)).toBeVisible();
  expect(service.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('the offline checker is one file with the keys and the words in it, and nothing ends it early', async () => {
  const saved = downloads();
  const keys = [{ keyId: 'k', publicKey: '</script><b>', until: null }];
  await open('/verify', { [CHECKER]: ok({ script: 'run("</script>")', keys }) });

  await userEvent.click(screen.getByRole('button', { name: '下载离线查验器' }));
  await waitFor(() => expect(saved).toHaveLength(1));

  const page = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'text/html');
  const [data, script, ...more] = page.querySelectorAll('script');
  expect(more).toEqual([]);
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ keys, texts: { genuine: '回执属实' } });
  expect(script?.textContent).toContain('run(');
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/);
  expect(page.title).toBe('回执离线查验器');
});

test('what was published of each day stands there, and can be kept whole', async () => {
  const saved = downloads();
  const rows = [day('2026-09-14', 31, 33), day('2026-09-13', 30, 30)];
  const service = signedInService({ [DAYS]: okRows(rows) });
  renderApp('/verify');

  expect(await screen.findByRole('row', { name: /2026-09-14 3 份 31—33 7F3A 91C2/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /2026-09-13 1 份 30 / })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下载全部（JSON）' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(rows);
  expect(service.requests.length).toBeGreaterThan(1);
});

const verifiedLetter = {
  letter: 'approved',
  code: CODE,
  no: 'KC2026-B-0147',
  title: '城市内涝实时预警系统',
  unitName: '青陶水务科技有限公司',
  leader: '沈**',
  budget: 120_000_000,
  organ: '开创专项办公室',
  decidedAt: '2026-09-30T10:00:00+08:00',
  issuedAt: '2026-09-30T10:00:00+08:00',
  standing: { state: 'current', at: null, by: null },
  digest: '7f3a91c206bed48e'.repeat(4),
  statement: '{"letter":"approved"}',
  signature: 'c2lnbmF0dXJl',
  keyId: '0123456789abcdef',
  publicKey: '-----BEGIN PUBLIC KEY-----',
};

test('a letter is shown with what it decides, to be held against the paper', async () => {
  await open(`/verify?code=${CODE}`, { [CHECK]: ok(verifiedLetter) });

  expect(await screen.findByRole('heading', { name: '通知书属实' })).toBeVisible();
  for (const fact of [
    '立项通知书',
    '城市内涝实时预警系统',
    '沈**',
    '120.00 万元',
    '2026-09-30 10:00:00（北京时间）',
  ])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByText(/现行有效/)).toBeVisible();
});

test.each([
  [
    'was replaced',
    { state: 'replaced', at: '2026-10-08T09:00:00+08:00', by: 'terminated' },
    '已于 2026-10-08 09:00:00（北京时间） 由《项目终止通知书》替代，不再有效',
  ],
  [
    'was taken back',
    { state: 'withdrawn', at: '2026-10-08T09:00:00+08:00', by: null },
    '所载决定已于 2026-10-08 09:00:00（北京时间） 撤回，正在重新办理，通知书不再有效',
  ],
])('a letter that %s is told to be genuine and no longer to hold', async (_, standing, said) => {
  await open(`/verify?code=${CODE}`, { [CHECK]: ok({ ...verifiedLetter, standing }) });

  expect(await screen.findByRole('heading', { name: '通知书属实' })).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(/现行有效/)).not.toBeInTheDocument();
});
