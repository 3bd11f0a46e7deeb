import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { TUS_PATH } from '@contract/attachment';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { expireUploads, sweepBytes } from '@server/modules/attachment/sweep-uploads';
import { uploadLeases } from '@server/modules/attachment/upload-lease';
import { createDiskStorage } from '@server/storage/disk-storage';
import type { FileStorage } from '@server/storage/file-storage';
import { FILE_USES } from '@server/wiring/file-uses';
import { clearTables } from '@tests/support/clear-tables';
import { aDocx, aJpeg, aPdf, aZip } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';

const MB = 1024 * 1024;
let service: TestService;
let origin: string;
let shen: ReturnType<typeof uploader>;
let gu: ReturnType<typeof uploader>;
beforeAll(async () => {
  service = await startService();
  origin = await listening(service);
  shen = uploader(origin, (await service.signIn('shenzhiyao')).headers);
  gu = uploader(origin, (await service.signIn('gumingqian')).headers);
});
afterAll(() => service.stop());
afterEach(() => clearTables(service.db, 'file'));

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const createdUrl = async (name: string, size: number): Promise<string> =>
  (await shen.create(name, size)).headers.get('location') ?? '';
const bytesOn = (id: string): boolean => existsSync(join(service.config.uploadDir, id));

describe('上传', () => {
  test('a file that arrives whole is ready, typed by its bytes and hashed', async () => {
    const bytes = aPdf(300_000);

    const { id, reply } = await shen.upload('查新报告.pdf', bytes);

    expect(reply.status).toBe(204);
    expect((await shen.facts(id)).body).toMatchObject({
      status: 0,
      name: '查新报告.pdf',
      state: 'ready',
      type: 'application/pdf',
      size: 300_000,
      sha256: sha256(bytes),
      refusal: null,
    });
  });

  test('fifteen megabytes in broken pieces arrive as they were [req:fault-f25]', async () => {
    const bytes = aPdf(15 * MB);
    const url = await createdUrl('技术路线图.pdf', bytes.length);

    let keptOfBroken = 0;
    for (let sent = 0; sent < bytes.length; ) {
      await breakOff(url, sent, bytes.subarray(sent, sent + 4 * MB), 1_300_000);
      const kept = await shen.offset(url);
      keptOfBroken += kept - sent;
      await shen.piece(url, kept, bytes.subarray(kept, kept + 2 * MB));
      sent = await shen.offset(url);
    }

    // What arrived before the line broke is not sent again.
    expect(keptOfBroken).toBeGreaterThan(MB);
    const id = url.slice(url.lastIndexOf('/') + 1);
    expect((await shen.facts(id)).body).toMatchObject({ state: 'ready', sha256: sha256(bytes) });
    expect(Buffer.from(await (await shen.download(id)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  /** Announces a whole part, sends only some of it and closes the connection. */
  const breakOff = async (url: string, offset: number, piece: Buffer, after: number): Promise<void> => {
    const { headers } = await service.signIn('shenzhiyao');
    await new Promise<void>((done) => {
      const outgoing = request(new URL(url, origin), {
        method: 'PATCH',
        headers: {
          ...headers,
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'content-length': piece.length,
        },
      });
      outgoing.on('error', () => done());
      outgoing.on('response', (reply) => reply.resume().on('end', done));
      outgoing.write(piece.subarray(0, after), () =>
        setTimeout(() => outgoing.destroy(new Error('cut')), 30),
      );
    });
  };

  test('a piece at the wrong place is refused and changes nothing', async () => {
    const bytes = aPdf(10_000);
    const url = await createdUrl('附件.pdf', bytes.length);
    await shen.piece(url, 0, bytes.subarray(0, 4000));

    const { status } = await shen.piece(url, 2000, bytes.subarray(2000));

    expect(status).toBe(409);
    expect(await shen.offset(url)).toBe(4000);
  });

  test('more bytes than announced are refused', async () => {
    const url = await createdUrl('附件.pdf', 1000);

    const reply = await shen.piece(url, 0, aPdf(5000));

    expect(reply.status).toBe(413);
    expect(await shen.offset(url)).toBeLessThanOrEqual(1000);
  });

  test.each([
    ['a file over 20 MB', '大图.pdf', 20 * MB + 1, 413, '“大图.pdf”超过 20 MB，请压缩后重新上传'],
    ['an unknown type', '程序.exe', 10, 415, '仅支持 PDF、DOCX、JPG'],
    [
      'a document with macros',
      '申报书.docm',
      10,
      415,
      '“申报书.docm”是含有宏的文件，请另存为 DOCX 或 PDF 后重新选择',
    ],
    ['an empty file', '空.pdf', 0, 400, '“空.pdf”是空文件，请重新选择'],
  ])('%s is refused before its first byte', async (_name, name, size, status, message) => {
    const reply = await shen.create(name, size);

    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ success: false, message });
  });

  test('the announcement has to be whole and for a known purpose', async () => {
    expect((await shen.send(TUS_PATH, 'POST', { 'upload-metadata': 'filename YQ==' })).status).toBe(400);
    expect((await shen.send(TUS_PATH, 'POST', { 'upload-length': '5' })).status).toBe(400);
    expect(
      (
        await shen.send(TUS_PATH, 'POST', {
          'upload-defer-length': '1',
          'upload-metadata': 'filename YS5wZGY=,purpose YXBwbGljYXRpb24=',
        })
      ).status,
    ).toBe(400);
    expect((await shen.create('头像.jpg', 10, 'avatar')).status).toBe(400);
  });

  test('a person’s space is finite, also when ten ask at once', async () => {
    await service.db.pool.query(
      "insert into file (id, owner_id, purpose, name, size, state, storage_key) select gen_random_uuid(), 1, 'application', 'x', $1, 'ready', gen_random_uuid()",
      [500 * MB - 100_000],
    );

    // Opens ten connections first; otherwise the ten requests would queue for one.
    await Promise.all(Array.from({ length: 10 }, () => service.db.pool.query('select pg_sleep(0.1)')));

    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => shen.create(`${i}.pdf`, 1000)));

    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)]);
  });

  test('visitors cannot upload, and nobody touches another’s upload', async () => {
    const url = await createdUrl('附件.pdf', 1000);
    const visitor = uploader(origin, {});

    expect((await visitor.create('附件.pdf', 1000)).status).toBe(401);
    expect((await visitor.send(url, 'HEAD')).status).toBe(401);
    for (const method of ['HEAD', 'DELETE']) expect((await gu.send(url, method)).status).toBe(404);
    expect((await gu.piece(url, 0, aPdf(1000))).status).toBe(404);
    expect((await shen.send(`${TUS_PATH}/..%2f..%2fetc%2fpasswd`, 'HEAD')).status).toBe(404);
  });

  test('no foreign page can read the answers, and they carry the guarding headers', async () => {
    const reply = await shen.send(TUS_PATH, 'POST', {
      origin: 'https://evil.example',
      'upload-length': '9',
      'upload-metadata': 'filename YS5wZGY=,purpose YXBwbGljYXRpb24=',
    });

    expect(reply.status).toBe(201);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});

describe('内容检查', () => {
  // Not XML, which would be refused for its content.
  const bomb = { name: 'word/media/bomb.bin', content: 'x', unpacked: 900 * MB };
  test.each<[string, string, Buffer, string]>([
    [
      'a web page called PDF',
      '报告.pdf',
      Buffer.from('<html><script>alert(1)</script></html>'),
      '“报告.pdf”的内容不是 PDF，请重新导出后再选择',
    ],
    [
      'a program called JPG',
      '照片.jpg',
      Buffer.from(`MZ${'\0'.repeat(600)}`),
      '“照片.jpg”的内容不是 JPG，请重新导出后再选择',
    ],
    ['a picture called PDF', '报告.pdf', aJpeg(), '“报告.pdf”的内容不是 PDF，请重新导出后再选择'],
    [
      'a zip called DOCX',
      '协议.docx',
      aZip([{ name: 'readme.txt', content: 'hi' }]),
      '“协议.docx”的内容不是 DOCX，请重新导出后再选择',
    ],
    [
      'a document with macros',
      '协议.docx',
      aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
      '“协议.docx”含有会自动运行的内容，请打印成普通 PDF 后重新上传',
    ],
    [
      'a picture that is an archive too',
      '照片.jpg',
      Buffer.concat([aJpeg(), aZip([{ name: 'Main.class', content: 'x' }])]),
      '“照片.jpg”的内容不是 JPG，请重新导出后再选择',
    ],
    [
      'a PDF that is an archive too',
      '报告.pdf',
      Buffer.concat([aPdf(), aZip([{ name: 'a', content: 'x' }])]),
      '“报告.pdf”的内容不是 PDF，请重新导出后再选择',
    ],
    ['a zip bomb', '协议.docx', aDocx([bomb]), '“协议.docx”无法打开，请检查后重新上传'],
    [
      'a path that climbs out',
      '协议.docx',
      aDocx([{ name: '../../evil.sh', content: 'x' }]),
      '“协议.docx”无法打开，请检查后重新上传',
    ],
    [
      'a link in the archive',
      '协议.docx',
      aDocx([{ name: 'word/link', content: '/etc/passwd', mode: 0o120777 }]),
      '“协议.docx”无法打开，请检查后重新上传',
    ],
    [
      'ten thousand parts',
      '协议.docx',
      aDocx(Array.from({ length: 10_000 }, (_, i) => ({ name: `word/${i}` }))),
      '“协议.docx”无法打开，请检查后重新上传',
    ],
    ['half a document', '协议.docx', aDocx().subarray(0, 60), '“协议.docx”无法打开，请检查后重新上传'],
    [
      'a document behind a password',
      '协议.docx',
      aDocx([{ name: 'word/x.xml', content: 'x', flags: 1 }]),
      '“协议.docx”设有打开密码或权限限制，请解除后重新上传',
    ],
    [
      'a PDF behind a password',
      '报告.pdf',
      aPdf(4000, { encrypted: true }),
      '“报告.pdf”设有打开密码或权限限制，请解除后重新上传',
    ],
    ['half a PDF', '报告.pdf', aPdf(4000).subarray(0, 2000), '“报告.pdf”无法打开，请检查后重新上传'],
  ])('%s is refused and its bytes are gone', async (_name, name, bytes, message) => {
    const { id, reply } = await shen.upload(name, bytes);

    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ success: false, message, errorCode: 'upload.refused' });
    expect((await shen.facts(id)).body).toMatchObject({ state: 'refused', refusal: message });
    expect((await shen.download(id)).status).toBe(409);
    expect(bytesOn(id)).toBe(false);
  });

  test.each<[string, Buffer, string]>([
    ['协议.docx', aDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['照片.JPEG', aJpeg(), 'image/jpeg'],
    ['报告.PDF', aPdf(200_000), 'application/pdf'],
  ])('%s is taken', async (name, bytes, type) => {
    const { id } = await shen.upload(name, bytes);

    expect((await shen.facts(id)).body).toMatchObject({ state: 'ready', type });
  });

  test('names are cleaned of paths, control characters and turned-round endings', async () => {
    const { id } = await shen.upload('../../etc/\u202Egpj.承诺\r\n书\u0000.pdf', aPdf());

    expect((await shen.facts(id)).body.name).toBe('gpj.承诺书.pdf');
  });
});

describe('中断与清理', () => {
  test('a service that died after the last byte looks at the file when asked next', async () => {
    const bytes = aPdf(5000);
    const { id } = await shen.upload('附件.pdf', bytes);
    await service.db.pool.query(
      "update file set state = 'uploading', sha256 = null, type = '' where id = $1",
      [id],
    );

    expect(await shen.offset(`${TUS_PATH}/${id}`)).toBe(5000);

    expect((await shen.facts(id)).body).toMatchObject({ state: 'ready', sha256: sha256(bytes) });
  });

  test('an upload nobody went on with is forgotten after a day, not before', async () => {
    const url = await createdUrl('半截.pdf', 9000);
    await shen.piece(url, 0, aPdf(9000).subarray(0, 100));
    const { id } = await shen.upload('完整.pdf', aPdf());
    const storage = createDiskStorage(service.config.uploadDir);
    const in23h = new Date(service.clock.now.getTime() + DAY_MS - HOUR_MS);
    const in25h = new Date(service.clock.now.getTime() + DAY_MS + HOUR_MS);

    expect(await expireUploads(service.db, storage, FILE_USES, in23h)).toBe(0);
    expect(await expireUploads(service.db, storage, FILE_USES, in25h)).toBe(1);

    expect((await shen.send(url, 'HEAD')).status).toBe(404);
    expect((await shen.facts(id)).body.state).toBe('ready');
    expect(bytesOn(url.slice(url.lastIndexOf('/') + 1))).toBe(false);
  });

  test('an upload that somebody sends at that very moment is not taken from under it', async () => {
    const url = await createdUrl('还在传.pdf', 9000);
    const id = url.slice(url.lastIndexOf('/') + 1);
    const sending = uploadLeases(service.db.kysely, service.app.log).newLock(id);
    await sending.lock(new AbortController().signal, () => undefined);
    const storage = createDiskStorage(service.config.uploadDir);
    const in25h = new Date(service.clock.now.getTime() + DAY_MS + HOUR_MS);

    await expireUploads(service.db, storage, FILE_USES, in25h);
    expect((await shen.facts(id)).body.state).toBe('uploading');
    await sending.unlock();
    await expireUploads(service.db, storage, FILE_USES, in25h);

    expect((await shen.facts(id)).status).toBe(404);
  });

  test('bytes without a row are swept, bytes with one stay', async () => {
    const lost = await shen.upload('丢失.pdf', aPdf());
    const kept = await shen.upload('保留.pdf', aPdf());
    await service.db.pool.query('delete from file where id = $1', [lost.id]);
    const storage = createDiskStorage(service.config.uploadDir);

    await sweepBytes(service.db, storage, FILE_USES, new Date(Date.now() + 2 * DAY_MS));

    expect([bytesOn(lost.id), bytesOn(kept.id)]).toEqual([false, true]);
    expect(readdirSync(service.config.uploadDir).filter((name) => name.startsWith(lost.id))).toEqual([]);
  });

  test('a place with more files than one statement can name is swept as well', async () => {
    const kept = await shen.upload('保留.pdf', aPdf());
    const loose = [randomUUID(), randomUUID()];
    // The same known key repeated: what counts is the number of keys in a statement, not of rows found.
    const known = Array.from({ length: 70_000 }, () => kept.id);
    const removed: string[] = [];
    const storage = {
      list: async () => [loose[0], ...known, loose[1]],
      remove: async (key: string) => void removed.push(key),
    } as Partial<FileStorage> as FileStorage;

    expect(await sweepBytes(service.db, storage, FILE_USES, new Date())).toBe(2);

    expect(removed.sort()).toEqual(loose.sort());
  });

  test('an owner takes back what no application names', async () => {
    const { id } = await shen.upload('多余.pdf', aPdf());

    expect((await shen.send(`${TUS_PATH}/${id}`, 'DELETE')).status).toBe(204);

    expect((await shen.facts(id)).status).toBe(404);
    expect(bytesOn(id)).toBe(false);
  });
});
