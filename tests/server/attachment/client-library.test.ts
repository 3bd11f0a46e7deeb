import { TUS_PATH } from '@contract/attachment';
import { clearApplications } from '@tests/support/anApplicant';
import { aPdf } from '@tests/support/sample-files';
import { type SignedIn, startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';

let service: TestService;
let origin: string;
let headers: SignedIn['headers'];
beforeAll(async () => {
  service = await startService();
  await clearApplications(service);
  origin = await listening(service);
  headers = (await service.signIn('shenzhiyao')).headers;
});
afterAll(() => service.stop());

const optionsFor = (name: string): UploadOptions => ({
  endpoint: new URL(TUS_PATH, origin).href,
  headers,
  chunkSize: 100_000,
  retryDelays: [],
  metadata: { filename: name, filetype: 'application/pdf', purpose: 'application' },
});

/** Uploads with the app's own tus client until it has finished. */
const sent = (bytes: Buffer, options: UploadOptions): Promise<string> =>
  new Promise((done, fail) => {
    const upload = new Upload(bytes, { ...options, onSuccess: () => done(upload.url ?? ''), onError: fail });
    upload.start();
  });

test('the app’s client sends a file in pieces', async () => {
  const bytes = aPdf(450_000);

  const url = await sent(bytes, optionsFor('申报书附件.pdf'));

  const { body } = await uploader(origin, headers).facts(url.slice(url.lastIndexOf('/') + 1));
  expect(body).toMatchObject({ state: 'ready', size: 450_000, name: '申报书附件.pdf' });
});

test('the app’s client goes on with an upload that was broken off', async () => {
  const bytes = aPdf(450_000);
  const person = uploader(origin, headers);
  const uploadUrl = new URL(
    (await person.create('附件.pdf', bytes.length)).headers.get('location') ?? '',
    origin,
  ).href;
  await person.piece(uploadUrl, 0, bytes.subarray(0, 250_000));
  const starts: number[] = [];

  await sent(bytes, { ...optionsFor('附件.pdf'), uploadUrl, onProgress: (at) => starts.push(at) });

  expect(Math.min(...starts)).toBeGreaterThanOrEqual(250_000);
});

test('the app’s client hears why a file is refused', async () => {
  const refusal = await sent(Buffer.from('<html></html>'), optionsFor('网页.pdf')).catch(
    (error: unknown) => error,
  );

  expect(refusal).toBeInstanceOf(DetailedError);
  const { originalResponse } = refusal as DetailedError;
  expect(originalResponse?.getStatus()).toBe(422);
  expect(JSON.parse(originalResponse?.getBody() ?? '')).toMatchObject({
    success: false,
    message: '“网页.pdf”的内容不是 PDF，请重新导出后再选择',
  });
});
