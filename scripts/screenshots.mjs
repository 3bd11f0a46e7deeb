// npm run screenshots: every family of screens in each width, look and language, from the real service with its demo
// data, on one page: dist/screenshots/index.html. Needs a build, Chromium and a Chinese font (see README).
//   --only home,admin   --languages zh-CN   --looks dark   --widths 375    less of it
//   --mockups DIR    each beside its design        --accept    this is the set that the next ones are compared with
//   --check          ends with 1 if a ruler finds faults: text clipped, overlapping, broken or too small, small targets, crooked rows
//   --docs           the pictures in docs/screenshots instead
//   --manual         the pictures of the demo's user manual instead
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { takeDocsPictures } from './screenshots/docs-pictures.mjs';
import { LANGUAGES, LOOKS, takeGallery, WIDTHS } from './screenshots/gallery.mjs';
import { takeManualPictures } from './screenshots/manual-pictures.mjs';
import { BROWSER_ARGUMENTS } from './support/browser-arguments.mjs';
import { startDemoService } from './support/demo-service.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: LANGUAGES.join() },
    looks: { type: 'string', default: LOOKS.join() },
    widths: { type: 'string', default: WIDTHS.join() },
    mockups: { type: 'string' },
    accept: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    manual: { type: 'boolean', default: false },
  },
});
const listed = (text) => text.split(',').filter(Boolean);

const report = ({ shots, page }) => {
  for (const { name, faults } of shots) for (const fault of faults) console.log(`${name}: ${fault}`);
  const changed = shots.filter(({ difference }) => difference > 0).length;
  const faulty = shots.filter(({ faults }) => faults.length > 0).length;
  console.log(`${shots.length} screens, ${changed} not as accepted, ${faulty} with faults: ${page}`);
  if (values.check && faulty > 0) process.exitCode = 1;
};

const { origin, stop } = await startDemoService();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: BROWSER_ARGUMENTS,
});
try {
  if (values.docs) await takeDocsPictures(browser, origin);
  else if (values.manual) await takeManualPictures(browser, origin);
  else
    report(
      await takeGallery({
        root: fileURLToPath(new URL('..', import.meta.url)),
        browser,
        origin,
        only: listed(values.only),
        languages: listed(values.languages),
        looks: listed(values.looks),
        widths: listed(values.widths).map(Number),
        mockups: values.mockups,
        isAccepted: values.accept,
      }),
    );
} finally {
  await browser.close();
  await stop();
}
