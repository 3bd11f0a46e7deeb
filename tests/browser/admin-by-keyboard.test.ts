import { type BuiltSite, onFreshPages } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import type { Locator, Page } from 'playwright-core';

let service: BuiltSite['service'];
let watched: WatchedPage;
let page: Page;

onFreshPages((opened) => {
  ({ service, watched } = opened);
  page = watched.page;
}, 20_000);

async function open(path: string, login = 'admin'): Promise<void> {
  await page.goto(service.address + path);
  await page.getByLabel('用户名、手机号或邮箱').fill(login);
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: '登录', exact: true }).press('Enter');
  await page.waitForURL(({ pathname, search }) => pathname + search === path);
}
const styleOf = (place: Locator, name: string, part?: string): Promise<string> =>
  place.evaluate(
    (element, [of, at]) => getComputedStyle(element, at).getPropertyValue(of as string),
    [name, part],
  );
const focused = (): Locator => page.locator(':focus');
const ring = { name: 'outline-style', drawn: 'solid' };

describe('in high contrast', () => {
  beforeEach(() => page.emulateMedia({ forcedColors: 'active' }));

  it('a switch has an edge and a knob, and on is not off', async () => {
    await open('/admin/settings');
    const [on, off] = [
      page.locator('.ant-switch-checked').first(),
      page.locator('.ant-switch:not(.ant-switch-checked)').first(),
    ];
    for (const one of [on, off]) {
      expect(await styleOf(one.locator('.ant-switch-inner'), 'border-top-width')).toBe('1px');
      const track = await styleOf(one.locator('.ant-switch-inner'), 'background-color');
      expect(await styleOf(one.locator('.ant-switch-handle'), 'background-color', '::before')).not.toBe(
        track,
      );
    }
    const tracks = [on, off].map((one) => styleOf(one.locator('.ant-switch-inner'), 'background-color'));
    expect(new Set(await Promise.all(tracks)).size).toBe(2);
  });

  it('of the tabs only the one that is open has a line', async () => {
    await open('/admin/units');
    const tabs = page.getByRole('navigation').filter({ hasText: '无管理员的单位' }).getByRole('link');
    const lines = await Promise.all([
      styleOf(tabs.and(page.locator('[aria-current]')), 'border-bottom-color'),
      styleOf(tabs.and(page.locator(':not([aria-current])')).first(), 'border-bottom-color'),
    ]);
    expect(lines[1]).toBe('rgb(255, 255, 255)');
    expect(lines[0]).not.toBe(lines[1]);
  });

  it('a field shows the focus, and a list of choices its edge and where the arrow keys are', async () => {
    await open('/admin/users?status=active');
    for (const [name, field] of [
      ['关键词', '.ant-input'],
      ['状态', '.ant-select'],
    ] as const) {
      await page.getByLabel(name).focus();
      expect(await styleOf(page.locator(`${field}:focus-within`).first(), ring.name)).toBe(ring.drawn);
    }
    await page.keyboard.press('ArrowDown');
    const list = page.locator('.ant-select-dropdown');
    await list.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await styleOf(list, ring.name)).toBe(ring.drawn);
    expect(await styleOf(list.locator('.ant-select-item-option-active'), ring.name)).toBe(ring.drawn);
    expect(
      await styleOf(
        list.locator('.ant-select-item-option:not(.ant-select-item-option-active)').first(),
        ring.name,
      ),
    ).toBe('none');
  });

  it.each([
    ['a dialog', '/admin/roles', '修改', '.ant-modal-container'],
    ['a drawer', '/admin/periods', '修改', '.ant-drawer-section'],
  ])('%s has an edge', async (_, path, opener, frame) => {
    await open(path);
    await page.getByRole('main').getByRole('button', { name: opener, exact: true }).first().press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await styleOf(page.locator(frame), ring.name)).toBe(ring.drawn);
  });
});

it('the head of a column that can be sorted shows that the keyboard is on it', async () => {
  await open('/admin/applications', 'office');
  const head = page.locator('th.ant-table-column-has-sorters').first();
  await head.waitFor();
  await page.getByRole('button', { name: '导出 XLSX' }).focus();
  for (let stop = 0; stop < 5 && !(await head.evaluate((one) => one === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  expect(await styleOf(focused(), ring.name)).toBe(ring.drawn);
  expect(watched.complaints).toEqual([]);
});

it('a link among what the component library draws shows that the keyboard is on it', async () => {
  await open('/admin/contents', 'office');
  const link = page.getByRole('link', { name: '新建内容' });
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await styleOf(link.and(focused()), ring.name)).toBe(ring.drawn);
});

it('what is wrong far above is brought into sight, and leaving ends at the button that opened the form', async () => {
  await open('/admin/periods', 'office');
  const opener = page.getByRole('main').getByRole('button', { name: '修改', exact: true }).first();
  await opener.press('Enter');
  await page.getByLabel('批次名称').fill('    ');
  await page.locator('.ant-drawer-body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).press('Enter');
  const name = page.getByLabel('批次名称');
  await expect(name.evaluate((field) => field === document.activeElement)).resolves.toBe(true);
  const { top, bottom } = await name.evaluate((field) => field.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThan(56);
  expect(bottom).toBeLessThan(844);
  await page.getByText('请填写批次名称').waitFor();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect(opener.evaluate((button) => button === document.activeElement)).resolves.toBe(true);
  expect(watched.complaints).toEqual([]);
});
