import { openBrowser } from '@tests/support/browser/openBrowser';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import { askAs } from '@tests/support/walk/askAs';
import type { Stop } from '@tests/support/walk/stop';
import { allStops } from '@tests/support/walk/stops';
import { Walker } from '@tests/support/walk/Walker';
import { poisonTexts } from './poisonTexts';

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let walker: Walker;
let poisoned: string[];
/** Address of each stop, found while the records still had their normal names. */
const addresses = new Map<Stop, string>();
beforeAll(async () => {
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
  walker = new Walker(service.address, browser.newPage);
  const ask = askAs(service.address);
  for (const stop of allStops) addresses.set(stop, (await stop.find(ask(stop.who))).address);
  poisoned = await poisonTexts(service.databaseUrl);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

it('the poison stands where people write', () => {
  expect(poisoned.length).toBeGreaterThan(60);
  expect(poisoned).toEqual(
    expect.arrayContaining(['content.title', 'demand.title', 'file.name', 'setting.value']),
  );
});

/** Sets a marker if any injected markup runs. */
const setTrap = () => Object.assign(window, { pwn: () => Object.assign(window, { pwned: true }) });

describe('a text full of markup is a text, wherever it is read [req:attack-a42]', () => {
  it.each(allStops)('$path', async (stop) => {
    const { page, complaints } = await walker.screenOf(stop.who);
    const address = addresses.get(stop) ?? '';
    const isTrapped = await page.evaluate(() => 'pwn' in window);
    if (!isTrapped) await page.addInitScript(setTrap);
    complaints.length = 0;

    // Public pages are loaded, because the service itself writes texts into them; pages behind the sign-in are drawn
    // only by the app.
    await (isTrapped && stop.who !== null ? walker.jump(page, address) : walker.load(page, address));

    expect(await page.evaluate(() => [location.origin, 'pwned' in window])).toEqual([service.address, false]);
    expect(await page.locator('img[src$="/x"], svg[onload], [onerror]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
