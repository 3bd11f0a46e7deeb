import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aPng } from '@tests/support/a-png';
import { clearTables } from '@tests/support/clear-tables';
import { aDocx, aJpeg, aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { listening } from '@tests/support/uploads';
import sharp from 'sharp';

let service: TestService;
let origin: string;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  origin = await listening(service);
  ({ headers } = await service.signIn('shenzhiyao'));
});
afterAll(() => service.stop());
afterEach(() => clearTables(service.db, 'file'));

const OCTETS = { 'content-type': 'application/octet-stream' };
const post = async (name: string, purpose: string, bytes: Buffer, more: Record<string, string> = {}) => {
  const reply = await fetch(
    `${origin}/api/attachments.json?name=${encodeURIComponent(name)}&purpose=${purpose}`,
    { method: 'POST', headers: { ...headers, ...OCTETS, ...more }, body: new Uint8Array(bytes) },
  );
  return { status: reply.status, body: await reply.json() };
};
const files = async (): Promise<number> =>
  Number((await service.db.pool.query('select count(*) from file')).rows[0].count);
const bytesLeft = (): string[] =>
  existsSync(service.config.uploadDir) ? readdirSync(join(service.config.uploadDir)) : [];

describe('POST /api/attachments.json', () => {
  it('takes a whole file and answers what it is, by its bytes', async () => {
    const { status, body } = await post('查新报告.pdf', 'application', aPdf(30_000));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 0,
      success: true,
      name: '查新报告.pdf',
      size: 30_000,
      state: 'ready',
      type: 'application/pdf',
      refusal: null,
    });
  });

  it.each(['real_name', 'professional', 'unit'])('takes a PNG for %s, and no DOCX', async (purpose) => {
    expect((await post('证件.png', purpose, await aPng(8, 8))).body).toMatchObject({ type: 'image/png' });
    const { status, body } = await post('证件.docx', purpose, aDocx());

    expect([status, body.message]).toEqual([415, '证明材料仅支持 JPG、PNG、PDF']);
  });

  it('goes by the bytes where a DOCX calls itself a photograph', async () => {
    const { status, body } = await post('证件.jpg', 'real_name', aDocx());

    expect([status, body.message]).toEqual([422, '“证件.jpg”的内容不是 JPG，请重新导出后再选择']);
  });

  it('takes a picture wide enough, tells why another is not taken, and never speaks of papers', async () => {
    const seen = async (name: string, bytes: Buffer) => {
      const { status, body } = await post(name, 'picture', bytes);
      return [status, body.state ?? body.message];
    };
    const webp = await sharp(await aPng(480, 300))
      .webp()
      .toBuffer();

    expect(await seen('平台.webp', webp)).toEqual([200, 'ready']);
    expect(await seen('平台.png', await aPng(479, 300))).toEqual([
      422,
      '“平台.png”的宽度不足 480 像素，请换一张更大的图片',
    ]);
    const none = '“平台.jpg”不是可用的图片，请选择 JPG、PNG、HEIC、WEBP 图片';
    expect(await seen('平台.jpg', Buffer.from('no picture'))).toEqual([422, none]);
    expect(await seen('平台.jpg', aPdf(2000))).toEqual([422, none]);
    expect(await seen('平台.heic', webp)).toEqual([415, 'HEIC 图片请在网页上选择，会自动转换']);
    expect((await post('平台.webp', 'application', webp)).status).toBe(415);
  });

  it.each([
    ['a PNG for an application', '图.png', 'application', 415],
    ['a program', '查新.exe', 'application', 415],
    ['a purpose of its own making', '查新.pdf', 'avatar', 400],
    ['a purpose nobody knows', '查新.pdf', 'anything', 400],
    ['content of somebody who edits none', '公告.pdf', 'content', 403],
  ])('refuses %s', async (_, name, purpose, expected) => {
    expect((await post(name, purpose, aPdf(2000))).status).toBe(expected);
    expect(await files()).toBe(0);
  });

  it('refuses a picture that is none, an empty file, and keeps nothing of them', async () => {
    const before = bytesLeft();
    expect((await post('照片.jpg', 'real_name', Buffer.from('no picture'))).status).toBe(422);
    expect((await post('空.pdf', 'application', Buffer.alloc(0))).status).toBe(400);
    expect(bytesLeft()).toEqual(before);
  });

  it('is for signed-in people; the file belongs to whoever sent it', async () => {
    const reply = await fetch(`${origin}/api/attachments.json?name=a.jpg&purpose=application`, {
      method: 'POST',
      headers: OCTETS,
      body: new Uint8Array(aJpeg()),
    });
    expect(reply.status).toBe(401);

    const { body } = await post('现场.jpg', 'application', aJpeg());
    const other = await service.signIn('gumingqian');
    expect((await service.call('GET', `/api/attachments/${body.id}.json`, other)).status).toBe(404);
    expect((await service.call('GET', `/api/attachments/${body.id}.json`, { headers })).status).toBe(200);
  });

  it('takes nothing but a file', async () => {
    const { status } = await post('a.pdf', 'application', Buffer.from('{}'), {
      'content-type': 'application/json',
    });
    expect(status).toBe(400);
    expect(await files()).toBe(0);
  });
});
