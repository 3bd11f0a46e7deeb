import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import { settled } from '@tests/support/walk/Walker';
import { faultsOn } from '../../scripts/screenshots/measure.mjs';

let site: BuiltSite;
onBuiltSite((built) => {
  site = built;
});

/** Phone widths in small steps, so that on some of them every date comes at the end of a line. */
const WIDTHS = Array.from({ length: 12 }, (_, at) => 320 + at * 7);

it.each(['/innovation', '/innovation/eligibility', '/promises', '/innovation/result/one/all'])(
  'no date and no number of %s is broken over two lines',
  async (path) => {
    const { page } = await site.browser.newPage({ width: 320 });
    await page.goto(site.service.address + path);
    await settled(page);

    const broken: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await faultsOn(page, 12);
      broken.push(
        ...faults.filter((fault) => fault.startsWith('broken')).map((fault) => `${width} ${fault}`),
      );
    }
    expect(broken).toEqual([]);
    await page.context().close();
  },
);
