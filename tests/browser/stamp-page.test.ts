import { signInAs } from '@tests/support/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/built-site';
import type { WatchedPage } from '@tests/support/openBrowser';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let watched: WatchedPage;

onBuiltSite(async (site) => {
  ({ service, browser } = site);
  watched = await browser.newPage();
});

/** Pages of a printed document, as its own table says. */
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
