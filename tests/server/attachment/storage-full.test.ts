import fs, { existsSync, readdirSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brokenInvariants } from '@tests/support/brokenInvariants';
import { aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';
import { waitFor } from '@tests/support/wait-for';

const MESSAGE = '服务器存储空间不足，暂时不能上传，请稍后重试';
let service: TestService;
let shen: ReturnType<typeof uploader>;
beforeAll(async () => {
  service = await startService();
  shen = uploader(await listening(service), (await service.signIn('shenzhiyao')).headers);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.stop());

/** A disk that takes the first bytes of a file and no more. */
const fillDisk = (): void => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  jest
    .spyOn(fs, 'createWriteStream')
    .mockImplementation(
      () => new Writable({ write: (_bytes, _encoding, done) => done(full) }) as fs.WriteStream,
    );
};
const uploadsOf = (): string[] => readdirSync(service.config.uploadDir);

describe('a full disk [req:fault-f10]', () => {
  it('refuses an upload in the middle, says why, and keeps no part of it', async () => {
    const created = await shen.create('查新报告.pdf', 300_000);
    const url = created.headers.get('location') ?? '';
    const id = url.slice(url.lastIndexOf('/') + 1);
    fillDisk();

    const reply = await shen.piece(url, 0, aPdf(300_000));

    expect(reply.status).toBe(507);
    expect(await reply.json()).toMatchObject({ errorCode: 'upload.storage', message: MESSAGE });
    await waitFor(async () => (await shen.facts(id)).body.state === 'refused');
    expect((await shen.facts(id)).body.refusal).toBe(MESSAGE);
    expect(existsSync(join(service.config.uploadDir, id))).toBe(false);
    expect(await brokenInvariants(service.databaseUrl, service.config.uploadDir)).toEqual([]);
  });

  it('takes the same file when there is room again', async () => {
    fillDisk();
    await shen.upload('技术路线图.pdf', aPdf(40_000));
    jest.restoreAllMocks();

    const { id, reply } = await shen.upload('技术路线图.pdf', aPdf(40_000));

    expect(reply.status).toBe(204);
    expect((await shen.facts(id)).body.state).toBe('ready');
  });

  it('is not filled to its last byte: an upload for which there is no room is refused before its first', async () => {
    const before = uploadsOf();
    jest.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 15_000, bsize: 4096 } as fs.StatsFs);

    const created = await shen.create('查新报告.pdf', 300_000);

    expect(created.status).toBe(507);
    expect(await created.json()).toMatchObject({ errorCode: 'upload.storage', message: MESSAGE });
    expect(uploadsOf()).toEqual(before);
  });
});
