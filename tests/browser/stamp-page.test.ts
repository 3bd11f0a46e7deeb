import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { withFiles } from '@tests/support/temporary-folder';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let watched: WatchedPage;

onBuiltSite(async (site) => {
  ({ service, browser } = site);
  watched = await browser.newPage();
});

/** Number of pages of a printed PDF, from its own page tree. */
const pagesOf = (pdf: Buffer): number =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

it('prints blank as exactly one A4 page [route./qz]', async () => {
  const { page } = watched;
  await page.goto(`${service.address}/qz`);
  await page.getByRole('heading', { level: 2, name: '单位审核签章页' }).waitFor();

  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  expect(watched.complaints).toEqual([]);
});

it('prints a filed application with its check code, a draft under a watermark without one', async () => {
  const { page } = watched;
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'shenzhiyao');
  const ids = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('xhr-user-info')}` };
    const reply = await fetch('/prod-api/cms/apply/myList', { headers });
    const { rows } = (await reply.json()) as { rows: { id: number; status: string }[] };
    const of = (status: string) => rows.find((row) => row.status === status)?.id;
    return { filed: of('closed'), draft: of('draft') };
  });
  await page.goto(`${service.address}/qz?id=${ids.filed}`);
  await page.getByText(/校验码/).waitFor();
  const filed = pagesOf(await page.pdf({ format: 'A4' }));
  await page.goto(`${service.address}/qz?id=${ids.draft}`);
  await page.getByText('草稿', { exact: true }).first().waitFor();

  expect(filed).toBe(1);
  expect(await page.getByText(/校验码/).count()).toBe(0);
});

it('a scan is read before it is uploaded: of its own application proved, of another one not sent', async () => {
  const { page, complaints } = await browser.newPage();
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'xuyingchuan');
  const ids = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('xhr-user-info')}` };
    const reply = await fetch('/prod-api/cms/apply/unitList', { headers });
    const { rows } = (await reply.json()) as { rows: { id: number; actions: string[] }[] };
    const own = rows.find(({ actions }) => actions.includes('report'))?.id;
    return { own, other: rows.find(({ id }) => id !== own)?.id };
  });
  const scanOf = async (id: number | undefined, type: 'jpeg' | 'png'): Promise<Buffer> => {
    await page.goto(`${service.address}/qz?id=${id}`);
    await page.getByRole('img', { name: '校验码' }).waitFor();
    return page.getByRole('article').screenshot({ type });
  };
  const [other, own] = [await scanOf(ids.other, 'jpeg'), await scanOf(ids.own, 'png')];
  await page.goto(`${service.address}/user/myProjects/${ids.own}?act=report`);
  const dialog = page.getByRole('dialog', { name: '盖章上报' });
  const pick = (buffer: Buffer, type: 'jpg' | 'png') =>
    dialog.locator('input[type=file]').setInputFiles({ name: `扫描.${type}`, mimeType: '', buffer });

  await pick(other, 'jpg');
  await dialog.getByText('第 1 页是另一项申报的签章页').waitFor();
  expect(await dialog.getByRole('button', { name: '下载 扫描.jpg' }).count()).toBe(0);
  // A PNG of the sheet, as a screenshot would be, is uploaded as a JPEG.
  await pick(own, 'png');
  await dialog.getByText(/已核验：扫描件是第 \d+ 版的签章页/).waitFor();
  await dialog.getByRole('button', { name: '下载 扫描.jpg' }).waitFor();
  expect(await dialog.getByLabel(/逐页对照/).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a receipt is judged by a page without a network, and so is what somebody made of it', async () => {
  const { page } = watched;
  const pdf = Buffer.from(
    await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('xhr-user-info')}` };
      const list = await fetch('/prod-api/cms/apply/myList', { headers });
      const { rows } = (await list.json()) as { rows: { id: number; status: string }[] };
      const { id } = rows.find(({ status }) => status === 'closed') ?? { id: 0 };
      const receipt = await fetch(`/prod-api/cms/apply/${id}/receipt.pdf`, { headers });
      return [...new Uint8Array(await receipt.arrayBuffer())];
    }),
  );
  const changed = Buffer.from(pdf);
  changed[pdf.length >> 1] = (pdf[pdf.length >> 1] ?? 0) ^ 1;
  const cases = [
    { file: { name: '回执.pdf', mimeType: 'application/pdf', buffer: pdf }, said: '文件自签发以来未被改动' },
    {
      file: { name: '改过.pdf', mimeType: 'application/pdf', buffer: changed },
      said: /^PDF 在签发之后被改动过/,
    },
  ];
  await page.goto(`${service.address}/verify`);
  for (const { file, said } of cases) {
    await page.setInputFiles('input[type=file]', file);
    await page.getByText(said).waitFor();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载离线查验器' }).click(),
  ]);

  await withFiles({}, async (folder) => {
    const path = join(folder, 'checker.html');
    await download.saveAs(path);
    await page.context().setOffline(true);
    await page.goto(`file://${path}`);
    for (const { file, said } of cases) {
      await page.setInputFiles('#file', file);
      await page.getByText(said).waitFor();
    }
    await page.context().setOffline(false);

    expect(await page.getByText('不能作为凭据', { exact: true }).count()).toBe(1);
    expect(readFileSync(path, 'utf8')).not.toMatch(/https?:\/\//);
  });
  expect(watched.complaints).toEqual([]);
});
