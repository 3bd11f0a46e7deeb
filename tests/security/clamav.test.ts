import { MINUTE_MS } from '@contract/time-units';
import { lookAgain } from '@server/modules/attachment/sweep-uploads';
import { createDiskStorage } from '@server/storage/disk-storage';
import { aDocx, aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { EICAR } from '@tests/support/startClamd';
import { listening, uploader } from '@tests/support/uploads';
import { SAMPLE, startClamAv } from './startClamAv';

let clamd: Awaited<ReturnType<typeof startClamAv>>;
let service: TestService;
let shen: ReturnType<typeof uploader>;
beforeAll(async () => {
  clamd = await startClamAv();
  service = await startService({ config: { clamdUrl: clamd.url } });
  shen = uploader(await listening(service), (await service.signIn('shenzhiyao')).headers);
});
afterAll(async () => {
  await service.stop();
  await clamd.stop();
});

const infected = (): Buffer => {
  const bytes = aPdf(200_000);
  bytes.write(EICAR, 100_000);
  return bytes;
};
const stateOf = async (id: string): Promise<string> => (await shen.facts(id)).body.state;
const lookLater = async (): Promise<unknown> =>
  lookAgain(
    service.db,
    createDiskStorage(service.config.uploadDir, clamd.url),
    new Date(Date.now() + 5 * MINUTE_MS),
  );

/**
 * The checks that tests/security/virus-scan.test.ts makes with a stand-in, and those that only the real scanner allows.
 */
describe('the ClamAV of the operating system [req:attack-a62]', () => {
  it.each([
    ['报告.pdf', '2 KB', aPdf()],
    ['报告.pdf', 'the largest there may be', aPdf(20 * 1024 * 1024)],
    ['报告.docx', 'with parts', aDocx()],
  ])('lets a sound %s through: %s', async (name, _what, bytes) => {
    const { id } = await shen.upload(name, bytes);

    expect(await stateOf(id)).toBe('ready');
  });

  it.each([
    ['报告.pdf', 'in the middle', infected()],
    ['报告.docx', 'in a part of it', aDocx([{ name: 'word/media/image1.png', content: EICAR }])],
    [
      '报告.docx',
      'as a part that is known by its hash',
      aDocx([{ name: 'word/media/image1.png', content: SAMPLE }]),
    ],
  ])('finds the virus of a %s: %s', async (name, _what, bytes) => {
    const { id, reply } = await shen.upload(name, bytes);

    expect(reply.status).toBe(422);
    expect((await shen.facts(id)).body).toMatchObject({
      state: 'refused',
      refusal: `“${name}”含有病毒，已被删除，请检查电脑后重新上传`,
    });
  });

  it('is asked through its own socket as well', async () => {
    const storage = createDiskStorage(service.config.uploadDir, clamd.socketUrl);
    const { id } = await shen.upload('报告.pdf', aPdf());
    const { storageKey } = await service.db.kysely
      .selectFrom('file')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    expect(await storage.scan(storageKey)).toBe('clean');
  });

  it('that takes less than a file is long leaves it waiting until it takes more', async () => {
    await clamd.end();
    await clamd.start('1M');
    const { id, reply } = await shen.upload('报告.pdf', aPdf(8_000_000));

    expect(reply.status).toBe(204);
    expect(await stateOf(id)).toBe('uploading');
    expect((await shen.download(id)).status).toBe(409);
    await expect(lookLater()).rejects.toThrow('CLAMD_URL');

    await clamd.end();
    await clamd.start();
    await lookLater();
    expect(await stateOf(id)).toBe('ready');
  });

  it('that is stopped between two pieces, and started again, has seen both files whole', async () => {
    const send = async (bytes: Buffer) => {
      const url = (await shen.create('报告.pdf', bytes.length)).headers.get('location') ?? '';
      await shen.piece(url, 0, bytes.subarray(0, 50_000));
      return { id: url.slice(url.lastIndexOf('/') + 1), url, rest: bytes.subarray(50_000) };
    };
    const [sound, bad] = [await send(aPdf(200_000)), await send(infected())];

    await clamd.end();
    for (const { id, url, rest } of [sound, bad]) {
      expect((await shen.piece(url, 50_000, rest)).status).toBe(204);
      expect(await stateOf(id)).toBe('uploading');
    }
    await clamd.start();
    await lookLater();

    expect([await stateOf(sound.id), await stateOf(bad.id)]).toEqual(['ready', 'refused']);
  });

  it('that dies over a file has not judged it', async () => {
    clamd.freeze();
    const sent = shen.upload('报告.pdf', infected());
    await new Promise((done) => setTimeout(done, 300));
    await clamd.end('SIGKILL');
    const { id, reply } = await sent;

    expect(reply.status).toBe(204);
    expect(await stateOf(id)).toBe('uploading');

    await clamd.start();
    await lookLater();
    expect(await stateOf(id)).toBe('refused');
  });
});
