// npm run monkey: random presses, words and keys in the built app with its demo data, as a stranger who reads nothing.
// Prints every page that broke a rule which holds everywhere: no script error, no refused body, no lost focus, no empty
// page, no untranslated text, nothing wider than the screen, no rule of axe. The same seed makes the same walk.
//   --who office,visitor   --width 375   --seed 7   --steps 300   less or more of it (all roles, both widths, 200 steps)
//   --faults               some calls fail, are answered late, or lose their answer
// Needs a build and Chromium (see README). Ends with 1 if anything was found.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { Findings } from './monkey/findings.mjs';
import { failSometimes } from './monkey/network.mjs';
import { strollThrough } from './monkey/stroll.mjs';
import { signIn } from './screenshots/visit.mjs';
import { BROWSER_ARGUMENTS } from './support/browser-arguments.mjs';
import { startDemoService } from './support/demo-service.mjs';
import { loadModule } from './support/load-module.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VISITOR = 'visitor';
const HEIGHT = 812;

const { values } = parseArgs({
  options: {
    who: { type: 'string' },
    width: { type: 'string', default: '1280,375' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '200' },
    faults: { type: 'boolean', default: false },
  },
});

const { randomFrom } = await loadModule(ROOT, 'tests/support/randomFrom.ts');
const { allStops } = await loadModule(ROOT, 'tests/support/walk/stops.ts');
const nameOf = (who) => who ?? VISITOR;
const everybody = [...new Set(allStops.map(({ who }) => nameOf(who)))];
const people = values.who?.split(',') ?? everybody;
const unknown = people.filter((who) => !everybody.includes(who));
if (unknown.length > 0) {
  console.error(`没有为 ${unknown.join('、')} 写下可以打开的页面；可选：${everybody.join('、')}`);
  process.exit(2);
}

/** The addresses of all pages that this person may open: every walk begins at one of them, and now and then again. */
async function addressesOf(who, ask) {
  const stops = allStops.filter((stop) => nameOf(stop.who) === who);
  return Promise.all(stops.map(async ({ find }) => (await find(ask)).address));
}

async function walk(browser, origin, who, width, seed) {
  const { page, ask } = await signIn(browser, origin, who === VISITOR ? null : who);
  await page.setViewportSize({ width, height: HEIGHT });
  page.setDefaultTimeout(6000);
  const findings = new Findings(page, `${who} ${width} seed ${seed}`, values.faults);
  const random = randomFrom(seed);
  const addresses = await addressesOf(who, ask);
  if (values.faults) await failSometimes(page.context(), randomFrom(seed + 1));
  await strollThrough({ page, origin, addresses, random, findings, steps: Number(values.steps) });
  await page.context().close();
  return findings.count;
}

const { origin, stop } = await startDemoService();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: BROWSER_ARGUMENTS,
});
let found = 0;
try {
  let seed = Number(values.seed);
  for (const width of values.width.split(',').map(Number))
    for (const who of people) found += await walk(browser, origin, who, width, seed++);
  console.log(`${found} findings`);
  if (found > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
