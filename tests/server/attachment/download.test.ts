import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';

let service: TestService;
let origin: string;
const as = async (login: string) => uploader(origin, (await service.signIn(login)).headers);
beforeAll(async () => {
  service = await startService();
  await clearApplications(service);
  origin = await listening(service);
});
afterAll(() => service.stop());

const bytes = aPdf(50_000);
const uploaded = async (name = '查新报告（2026）.pdf'): Promise<string> =>
  (await (await as('shenzhiyao')).upload(name, bytes)).id;

test('arrives as a download that no browser opens in place, guesses at or keeps', async () => {
  const reply = await (await as('shenzhiyao')).download(await uploaded());

  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '50000',
    'content-disposition': `attachment; filename="_____2026_.pdf"; filename*=UTF-8''${encodeURIComponent('查新报告（2026）.pdf')}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  ['bytes=0-99', 206, 0, 100, 'bytes 0-99/50000'],
  ['bytes=49990-', 206, 49_990, 50_000, 'bytes 49990-49999/50000'],
  ['bytes=-10', 206, 49_990, 50_000, 'bytes 49990-49999/50000'],
  ['bytes=0-999999', 206, 0, 50_000, 'bytes 0-49999/50000'],
  ['bytes=0-1,5-6', 200, 0, 50_000, null],
  ['lines=1-2', 200, 0, 50_000, null],
])('Range %s gives those bytes', async (range, status, start, end, contentRange) => {
  const reply = await (await as('shenzhiyao')).download(await uploaded(), { range });

  expect([reply.status, reply.headers.get('content-range')]).toEqual([status, contentRange]);
  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
});

test('a range beyond the end is told so', async () => {
  const reply = await (await as('shenzhiyao')).download(await uploaded(), { range: 'bytes=50000-' });

  expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */50000']);
});

test('belongs to its owner: to others it does not exist, whole or in parts', async () => {
  const id = await uploaded();

  for (const login of ['gumingqian', 'xuyingchuan', 'office', 'admin']) {
    const other = await as(login);
    expect([
      login,
      (await other.download(id)).status,
      (await other.download(id, { range: 'bytes=0-9' })).status,
      (await other.facts(id)).status,
    ]).toEqual([login, 404, 404, 404]);
  }
  expect((await uploader(origin, {}).download(id)).status).toBe(401);
});

test('opens to whoever may read an application that names it, and closes with it', async () => {
  const id = await uploaded();
  const shen = await anApplicant(service, 'shenzhiyao');
  const draft = await shen.completeDraft();
  await shen.patch(draft.id, [{ path: 'plan.routeFigure', base: null, value: id }]);
  const unit = await as('xuyingchuan');
  expect((await unit.download(id)).status).toBe(404);

  await shen.event({ id: draft.id }, 'submit');
  expect((await unit.download(id)).status).toBe(200);
  expect((await (await as('gumingqian')).download(id)).status).toBe(404);
  expect((await (await as('shenzhiyao')).send(`/api/attachments/uploads/${id}`, 'DELETE')).status).toBe(409);

  await shen.event({ id: draft.id }, 'withdraw');
  expect((await unit.download(id)).status).toBe(404);
});
