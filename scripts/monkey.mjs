// npm run monkey: random presses, words and keys in the built app with its demo data, as a stranger who reads nothing.
// Prints every page that broke a rule which holds everywhere (monkey/findings.mjs): no script error, no refused body, no
// lost or hidden focus, no dead button, no empty page, no untranslated, cut or overlapping text, no rule of axe, and the
// same page after Back. The same seed makes the same walk.
//   --who office,visitor   --width 375   --seed 7   --steps 300   less or more of it (all roles, both widths, 200 steps)
//   --theme dark           in another look; light without it
//   --faults               some calls fail, are answered late, or lose their answer
// Needs a build and Chromium (see README). Ends with 1 if anything was found.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { addressesOf } from './monkey/addresses.mjs';
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
    theme: { type: 'string', default: 'light' },
    faults: { type: 'boolean', default: false },
  },
});

const { randomFrom } = await loadModule(ROOT, 'tests/support/randomFrom.ts');
const { allStops: stops } = await loadModule(ROOT, 'tests/support/walk/stops.ts');
const { routes } = await loadModule(ROOT, 'config/routes/routes.ts');
const { opensAdmin } = await loadModule(ROOT, 'contract/permissions.ts');

/** The people of the demo data, and somebody who is not signed in. */
async function everybody(origin) {
  const answer = await fetch(`${origin}/prod-api/auth/demoAccounts`);
  return [VISITOR, ...(await answer.json()).data.map(({ login }) => login)];
}

async function walk(browser, origin, who, width, seed) {
  const { page, ask } = await signIn(browser, origin, who === VISITOR ? null : who);
  await page.setViewportSize({ width, height: HEIGHT });
  page.setDefaultTimeout(6000);
  await page.evaluate((theme) => localStorage.setItem('theme_choice', theme), values.theme);
  const findings = new Findings(page, `${who} ${width} seed ${seed}`, values.faults);
  const random = randomFrom(seed);
  const addresses = await addressesOf({ stops, routes, opensAdmin }, who === VISITOR, ask);
  if (values.faults) await failSometimes(page.context(), randomFrom(seed + 1));
  const isCalm = !values.faults;
  await strollThrough({ page, origin, addresses, random, findings, steps: Number(values.steps), isCalm });
  await page.context().close();
  console.log(`${who} ${width} seed ${seed}: ${findings.count} findings`);
  return findings.count;
}

const { origin, stop } = await startDemoService();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: BROWSER_ARGUMENTS,
  // The service ends this process on a signal, after itself; without the process the browser ends.
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
});
let found = 0;
try {
  const people = values.who?.split(',') ?? (await everybody(origin));
  let seed = Number(values.seed);
  for (const width of values.width.split(',').map(Number))
    for (const who of people) found += await walk(browser, origin, who, width, seed++);
  console.log(`${found} findings`);
  if (found > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
