import { TUS_PATH } from '@contract/attachment';
import { DAY_MS } from '@contract/time-units';
import { expireUploads, lookAgain } from '@server/modules/attachment/sweep-uploads';
import { createDiskStorage } from '@server/storage/disk-storage';
import { FILE_USES } from '@server/wiring/file-uses';
import { aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { type Clamd, EICAR, startClamd } from '@tests/support/startClamd';
import { listening, uploader } from '@tests/support/uploads';

let clamd: Clamd;
let service: TestService;
let shen: ReturnType<typeof uploader>;
beforeAll(async () => {
  clamd = await startClamd();
  service = await startService({ config: { clamdUrl: clamd.url } });
  shen = uploader(await listening(service), (await service.signIn('shenzhiyao')).headers);
});
afterAll(async () => {
  await service.stop();
  await clamd.stop();
});
beforeEach(() => {
  clamd.says = null;
  clamd.seen = 0;
});

/** Looks harmless; the virus is in the middle of the file. */
const infected = (): Buffer => {
  const bytes = aPdf(200_000);
  bytes.write(EICAR, 100_000);
  return bytes;
};
const later = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const storage = (url: string | null = clamd.url) => createDiskStorage(service.config.uploadDir, url);

describe('an uploaded file, where there is a virus scanner [req:attack-a62]', () => {
  it('is ready once the scanner has seen the whole of it', async () => {
    const { id } = await shen.upload('报告.pdf', aPdf(3_000_000));

    expect((await shen.facts(id)).body).toMatchObject({ state: 'ready', refusal: null });
    expect(clamd.seen).toBe(1);
  });

  it('with a virus is refused by name, and gone', async () => {
    const { id, reply } = await shen.upload('报告.pdf', infected());

    expect(reply.status).toBe(422);
    expect((await shen.facts(id)).body).toMatchObject({
      state: 'refused',
      refusal: '“报告.pdf”含有病毒，已被删除，请检查电脑后重新上传',
    });
    expect((await shen.download(id)).status).toBe(409);
    expect(await storage().size(id)).toBe(0);
  });

  it.each([
    ['is too busy', 'Command queue full ERROR\0'],
    ['finds it too large', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says something else', 'HTTP/1.1 200 OK\r\n\r\nstream: OK'],
    ['hangs up', ''],
    ['does not end', 'stream: OK '.repeat(10_000)],
  ])('waits, readable for nobody, while the scanner %s', async (_what, says) => {
    clamd.says = says;
    const { id, reply } = await shen.upload('报告.pdf', aPdf());

    expect(reply.status).toBe(204);
    expect((await shen.facts(id)).body.state).toBe('uploading');
    expect((await shen.download(id)).status).toBe(409);
    expect((await shen.piece(`${TUS_PATH}/${id}`, 2048, Buffer.from('more'))).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('that waited is looked at again by itself, and kept until then', async () => {
    clamd.says = 'ERROR';
    const sound = await shen.upload('报告.pdf', aPdf());
    const bad = await shen.upload('病毒.pdf', infected());

    await expect(lookAgain(service.db, storage('tcp://127.0.0.1:1'), later(0.01))).rejects.toThrow(
      'CLAMD_URL',
    );
    await expireUploads(service.db, storage('tcp://127.0.0.1:1'), FILE_USES, later(2));
    clamd.says = null;
    await lookAgain(service.db, storage(), later(3));

    expect((await shen.facts(sound.id)).body.state).toBe('ready');
    expect((await shen.facts(bad.id)).body.state).toBe('refused');
  });

  test('one that is whole is looked at however many were given up before it, and those go all at once', async () => {
    clamd.says = 'ERROR';
    const late = await shen.upload('报告.pdf', aPdf());
    await service.db.pool.query(
      `insert into file (id, owner_id, purpose, name, type, size, state, storage_key, updated_at)
       select md5('given up ' || i)::uuid, owner_id, purpose, name, type, 2048, 'uploading', md5('given up ' || i)::uuid,
         updated_at - interval '1 hour'
       from file, generate_series(1, 1100) i where id = $1`,
      [late.id],
    );
    clamd.says = null;

    await lookAgain(service.db, storage(), later(0.5));

    expect((await shen.facts(late.id)).body.state).toBe('ready');
    expect(await expireUploads(service.db, storage(), FILE_USES, later(3))).toBe(1100);
  });
});
