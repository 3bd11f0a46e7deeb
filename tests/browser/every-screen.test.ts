import { type BuiltSite, onBuiltSite } from '@tests/support/built-site';
import { adminStops } from '@tests/support/walk/admin-stops';
import { askAs } from '@tests/support/walk/askAs';
import { accountOf, FRAMES } from '@tests/support/walk/frames';
import { ownStops } from '@tests/support/walk/own-stops';
import { publicStops } from '@tests/support/walk/public-stops';
import type { Stop } from '@tests/support/walk/stop';
import { allStops, knownPaths } from '@tests/support/walk/stops';
import { impressionOf, Walker } from '@tests/support/walk/Walker';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let walker: Walker;
let ask: ReturnType<typeof askAs>;

onBuiltSite((site) => {
  ({ service, browser } = site);
  walker = new Walker(service.address, browser.newPage);
  ask = askAs(service.address);
});

/** The right screen in the right frame, under its title; focus and spoken title as the way there asks for. */
async function expectArrival(stop: Stop): Promise<void> {
  const screen = await walker.screenOf(stop.who);
  const { address, heading } = await stop.find(ask(stop.who));
  const tab = `${stop.tab ?? heading} · 开创专项`;
  const shown = {
    headings: [typeof heading === 'string' ? heading : expect.stringMatching(heading)],
    tab,
    frame: { ...FRAMES[stop.frame], account: accountOf(stop.frame, stop.who) },
  };

  screen.complaints.length = 0;
  await screen.page.bringToFront();
  await walker.load(screen.page, address);
  expect(await impressionOf(screen.page)).toEqual({ ...shown, said: '', focus: 'nowhere' });
  expect(screen.complaints).toEqual([]);

  const { page, complaints } = stop.from ? await walker.tabOf(stop.who) : screen;
  complaints.length = 0;
  await page.bringToFront();
  await (stop.from ? walker.follow(page, stop.from, address) : walker.leaveAndReturn(page, address));
  expect(await impressionOf(page)).toEqual({ ...shown, said: tab, focus: 'h1' });
  expect(complaints).toEqual([]);
}

/** The paths that the specification names; each stands in the title of the test that goes there. */
const CLAIMS = new Set([
  '[route./]',
  '[route./version2]',
  '[route./notification]',
  '[route./policyDoc]',
  '[route./commonTemplates]',
  '[route./faq]',
  '[route./notification/:id]',
  '[route./policyDoc/:id]',
  '[route./commonTemplates/:id]',
  '[route./faq/:id]',
  '[route./UserManual]',
  '[route./PlatformIntroduction]',
  '[route./api/*]',
  '[route./innovation]',
  '[route./innovation/result]',
  '[route./innovation/result/:milestone/:type]',
  '[route./innovation/result/:id]',
  '[route./demand]',
  '[route./demand/detail/:id]',
  '[route./achi]',
  '[route./achi/data]',
  '[route./achi/detail/:id]',
  '[route./qz]',
  '[route./403]',
  '[route./404]',
  '[route.unmatched]',
  '[route./500]',
  '[route./exception]',
  '[route./login]',
  '[route./register]',
  '[route./innovation/myProjects]',
  '[route./innovation/myProjects/new]',
  '[route./innovation/myProjects/:id]',
  '[route./innovation/dataChart]',
  '[route./user]',
  '[route./user/myProjects]',
  '[route./user/myProjects/:id]',
  '[route./user/demand]',
  '[route./user/demand/:id]',
  '[route./user/demand/detail/:id]',
  '[route./user/achi/mine]',
  '[route./user/achi/detail/:id]',
  '[route./user/achi/mine/detail/:id]',
  '[route./demand/:id]',
  '[route./achi/mine]',
  '[route./achi/mine/detail/:id]',
]);

const titled = (stop: Stop) => {
  const claim = `[route.${stop.path === '/*' ? 'unmatched' : stop.path}]`;
  return { ...stop, title: CLAIMS.has(claim) ? `${stop.path} ${claim}` : stop.path };
};

const walk = (stops: Stop[]): void => {
  it.each(stops.map(titled))('$title', (stop) => expectArrival(stop));
};

it('the walk leaves out no path of the route table, and makes none up', () => {
  expect([...new Set(allStops.map(({ path }) => path))].sort()).toEqual([...knownPaths].sort());
});

describe('anybody finds', () => walk(publicStops));
describe('whoever has signed in finds', () => walk(ownStops));
describe('the admin area has', () => walk(adminStops));

/** Numbers that nobody has, and words where a number belongs. */
const NOWHERE: [who: string | null, heading: string, paths: string[]][] = [
  [
    null,
    '没有找到这个页面',
    ['/demand/detail', '/achi/detail', '/learning/courses', '/learning/projects'].flatMap((path) => [
      `${path}/999999`,
      `${path}/abc`,
    ]),
  ],
  [
    null,
    '没有找到这篇内容',
    ['/notification/999999', '/policyDoc/abc', '/faq/999999', '/commonTemplates/999999'],
  ],
  [null, '成果未公开', ['/innovation/result/999999']],
  [null, '没有找到这个页面', ['/innovation/result/three/A', '/innovation/result/abc']],
  [
    'shenzhiyao',
    '没有找到这个页面',
    [
      '/innovation/myProjects/999999',
      '/user/myProjects/999999',
      '/user/demand/999999',
      '/user/demand/abc',
      '/user/achi/mine/detail/999999',
      '/learning/courses/999999/edit',
    ],
  ],
  ['admin', '没有找到这个页面', ['/admin/applications/999999', '/admin/contents/999999']],
  ['luyiwei', '没有找到这个页面', ['/admin/reviews/999999']],
];

describe.each(NOWHERE)('without a record (%s): %s', (who, heading, addresses) => {
  it.each(addresses)('stands at %s', async (address) => {
    const { page } = await walker.screenOf(who);

    await walker.load(page, address);

    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
  });
});
