import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@contract/time-units';
import { type Applicant, anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';

let service: TestService;
let shen: Applicant;
let unit: Applicant;
beforeAll(async () => {
  service = await startService();
  shen = await anApplicant(service, 'shenzhiyao');
  unit = await anApplicant(service, 'xuyingchuan');
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

const later = (): void => {
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
};

/** The sheet as printed and scanned: a JPEG at 150 dpi. */
const scanOf = async (id: number): Promise<Buffer> => {
  const { rawPayload } = await service.app.inject({
    url: `/prod-api/cms/apply/${id}/stamp.pdf`,
    headers: shen.headers,
  });
  return execFileSync('pdftoppm', ['-jpeg', '-r', '150', '-singlefile', '-'], { input: rawPayload });
};

/** As scanners save it: one picture to a page. */
const asPdf = (...pictures: Buffer[]): Promise<Buffer> => {
  const pdf = new PdfDocument({ autoFirstPage: false });
  const bytes: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (part: Buffer) => bytes.push(part));
    pdf.on('end', () => resolve(Buffer.concat(bytes)));
  });
  for (const picture of pictures) pdf.addPage({ size: 'A4' }).image(picture, 0, 0, { width: 595 });
  pdf.end();
  return done;
};

const uploaded = async (bytes: Buffer, type = 'image/jpeg'): Promise<string> => {
  const id = await aReadyFile(service, 'xuyingchuan', type === 'image/jpeg' ? '扫描.jpg' : '扫描.pdf');
  const key = randomUUID();
  writeFileSync(join(service.config.uploadDir, key), bytes);
  await service.db.pool.query(
    'update file set created_at = $1, type = $2, size = $3, storage_key = $4 where id = $5',
    [service.clock.now, type, bytes.length, key, id],
  );
  return id;
};

const inAudit = async (): Promise<number> => {
  const { id } = await shen.filed();
  later();
  await unit.event({ id }, 'start_audit');
  return id;
};
const filedAgain = async (id: number): Promise<void> => {
  const dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
  await unit.event({ id }, 'return', { reason: '请补充报价', dueAt });
  later();
  await shen.event({ id }, 'submit');
  later();
  await unit.event({ id }, 'start_audit');
};
const report = async (id: number, sealedSheet: string, more = {}) =>
  unit.event({ id }, 'report', { sealedSheet, ...more });
const readingOf = async (id: number) => (await unit.read(id)).body.data.sealedReading;
const turnedBy = (picture: Buffer, degrees: number): Promise<Buffer> =>
  sharp(picture).rotate(degrees).jpeg().toBuffer();

test('a photograph and a PDF of the sheet prove its version', async () => {
  for (const kind of ['photograph', 'PDF']) {
    const id = await inAudit();
    const scan = await scanOf(id);
    const sheet =
      kind === 'PDF' ? await uploaded(await asPdf(scan), 'application/pdf') : await uploaded(scan);

    expect([kind, (await report(id, sheet)).status]).toEqual([kind, 200]);
    expect(await readingOf(id)).toEqual({ verdict: 'proved', compared: false, findings: [] });
    await clearApplications(service);
  }
});

test('a sheet of the version before is refused at its place, and nothing is lost', async () => {
  const id = await inAudit();
  const old = await scanOf(id);
  await filedAgain(id);
  const sheet = await uploaded(await asPdf(old), 'application/pdf');

  const { status, body } = await report(id, sheet, { sheetCompared: true });

  expect([status, body.data.fields]).toEqual([
    400,
    [expect.objectContaining({ path: 'body.sealedSheet', message: '第 1 页是第 1 版的，提交的是第 2 版' })],
  ]);
  expect((await unit.read(id)).body.data).toMatchObject({ status: 'unit_review', sealedReading: null });
  expect((await report(id, await uploaded(await scanOf(id)))).status).toBe(200);
});

test('a sheet of another application is refused', async () => {
  const id = await inAudit();
  const scan = await scanOf(id);
  await service.db.pool.query("update application set no = 'KC2099-0001' where id = $1", [id]);

  const { body } = await report(id, await uploaded(scan));

  expect(body.data.fields[0].message).toBe('第 1 页是另一项申报的签章页');
});

test('upside down it is said, and taken all the same', async () => {
  const id = await inAudit();

  expect((await report(id, await uploaded(await turnedBy(await scanOf(id), 180)))).status).toBe(200);
  expect(await readingOf(id)).toEqual({
    verdict: 'proved',
    compared: false,
    findings: [{ kind: 'turned', page: 1, version: null }],
  });
});

test('too dark or blurred: it was not read, and asks who has compared it', async () => {
  const id = await inAudit();
  const blurred = await sharp(await scanOf(id))
    .blur(30)
    .jpeg()
    .toBuffer();

  const sheet = await uploaded(blurred);
  const asked = await report(id, sheet);
  expect([asked.status, asked.body.data.fields]).toEqual([
    400,
    [
      expect.objectContaining({
        path: 'body.sheetCompared',
        message: '扫描件未能全部识别，请与第 1 版逐页对照后确认',
      }),
    ],
  ]);
  const answer = await report(id, sheet, { sheetCompared: true });

  expect(answer.status).toBe(200);
  expect(answer.body.data.sealedReading).toMatchObject({ verdict: 'asks', compared: true });
  expect(answer.body.data.sealedReading.findings.map(({ kind }: { kind: string }) => kind)).toEqual([
    'unread',
    'missing',
  ]);
});

test('every page is said: one that is doubled, one without a code', async () => {
  const id = await inAudit();
  const scan = await scanOf(id);
  const blank = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

  await report(id, await uploaded(await asPdf(scan, await turnedBy(scan, 0), blank), 'application/pdf'));

  expect(await readingOf(id)).toMatchObject({
    verdict: 'proved',
    findings: [
      { kind: 'unread', page: 3 },
      { kind: 'doubled', page: 1 },
    ],
  });
});
