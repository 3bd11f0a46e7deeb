import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import type { Page } from 'playwright-core';
import { askAs } from './askAs';
import { accountOf, FRAMES } from './frames';
import { LANGUAGES, Looks } from './Looks';
import type { Found, Stop } from './stop';
import { impressionOf, Walker } from './Walker';

/** What a person sees at the stop: the right page in the right frame, with its title. */
const shownAt = (stop: Stop, { heading }: Found) => ({
  headings: [typeof heading === 'string' ? heading : expect.stringMatching(heading)],
  tab: `${stop.tab ?? heading} · 开创专项`,
  frame: { ...FRAMES[stop.frame], account: accountOf(stop.frame, stop.who) },
});

interface Walk {
  stops: readonly Stop[];
  /** Paths of the specification that are claimed in the title of the test that visits them. */
  claims?: readonly string[];
  /** Addresses of records that nobody has. */
  nowhere: readonly [who: string | null, heading: string, addresses: readonly string[]][];
}

/** The tests of one file: how each stop is reached, and that it has no barrier in any language, look and width. */
export function walkScreens({ stops, claims = [], nowhere }: Walk): void {
  let walker: Walker;
  let follower: Walker;
  let looks: Looks[];
  let ask: ReturnType<typeof askAs>;

  onBuiltSite(({ service, browser }: BuiltSite) => {
    const newWalker = () => new Walker(service.address, browser.newPage);
    [walker, follower] = [newWalker(), newWalker()];
    looks = LANGUAGES.map((language, place) => new Looks(language, place === 0 ? walker : newWalker()));
    ask = askAs(service.address);
  });

  async function expectArrival(
    { page, complaints }: WatchedPage,
    shown: object,
    arrive: (page: Page) => Promise<void>,
  ): Promise<void> {
    complaints.length = 0;
    await page.bringToFront();
    await arrive(page);
    expect(await impressionOf(page)).toEqual(shown);
    expect(complaints).toEqual([]);
  }

  async function expectReached(stop: Stop): Promise<void> {
    const { who, from } = stop;
    const found = await stop.find(ask(who));
    const { address } = found;
    const shown = shownAt(stop, found);
    const loaded = { ...shown, said: '', focus: 'nowhere' };
    const within = { ...shown, said: shown.tab, focus: 'h1' };

    const screen = await walker.screenOf(who);
    await expectArrival(screen, loaded, (page) => walker.load(page, address));
    // A separate browser page for links, because a page in the background follows looks as well.
    if (from) {
      const other = await follower.screenOf(who);
      await expectArrival(other, within, (page) => follower.follow(page, from, address));
    } else {
      await expectArrival(screen, within, (page) => walker.leaveAndReturn(page, address));
    }
  }

  for (const stop of stops) {
    const claim = `[route.${stop.path === '/*' ? 'unmatched' : stop.path}]`;
    const title = claims.includes(claim) ? `${stop.path} ${claim}` : stop.path;

    it(title, () => expectReached(stop));

    it(`${stop.path} has no barrier`, async () => {
      const { address } = await stop.find(ask(stop.who));

      const found = await Promise.all(looks.map((look) => look.findingsOn(stop, address)));

      expect(found.flat()).toEqual([]);
    });
  }

  describe.each(nowhere)('without a record (%s): %s', (who, heading, addresses) => {
    it.each(addresses)('stands at %s', async (address) => {
      const { page } = await walker.screenOf(who);

      await walker.load(page, address);

      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.locator('h1').count()).toBe(1);
    });
  });
}
