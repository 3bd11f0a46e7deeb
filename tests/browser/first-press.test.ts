import type { Application } from '@contract/apply';
import { anApplicant } from '@tests/support/anApplicant';
import { field, signInAs } from '@tests/support/browser/application-form';
import { openSite, type Site } from '@tests/support/browser/openSite';

const LOGIN = 'gumingqian';

let site: Site;
let draft: Application;

beforeAll(async () => {
  site = await openSite();
  draft = await (await anApplicant(site.service, LOGIN)).completeDraft();
});
afterAll(() => site?.close());

it.each([
  { step: 'team', path: 'team.leaderMonths', wrong: '999', button: '添加成员', brings: 'team.members.' },
  { step: 'unit', path: 'unit.selfFund', wrong: '-9', button: '添加合作单位', brings: 'unit.partners.' },
])('$button counts at the first press after $wrong, which is named below its field', async (row) => {
  const { page, complaints } = await site.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${site.address}/login`);
  await signInAs(page, LOGIN);
  await page.goto(`${site.address}/innovation/myProjects/${draft.id}?step=${row.step}`);
  await field(page, row.path).fill(row.wrong);
  const button = page.getByRole('button', { name: row.button });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${row.button} cannot be seen`);

  // Clicks as a person does: moves there, presses, and releases at the same place.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
  await page.mouse.down();
  await page.waitForTimeout(120);
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();

  await page.locator(`[id^="${row.brings}"][id$=".name"]`).last().waitFor();
  expect(await field(page, row.path).getAttribute('aria-invalid')).toBe('true');
  expect(complaints).toEqual([]);
  await page.context().close();
});
