import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOn } from './measure.mjs';
import { settle, signIn } from './visit.mjs';

const HEIGHTS = { 1280: 900, 375: 812 };
/** Smallest font sizes in pixels, for secondary text; 关怀版 requires larger text. */
const FONT_MIN = { light: 12, dark: 12, care: 16 };
const THEMES = { light: 'default', dark: 'dark', care: 'care' };

const choose = (page, language, look) =>
  page.evaluate(
    ([code, choice]) => {
      localStorage.setItem('umi_locale', code);
      localStorage.setItem('theme_choice', choice);
    },
    [language, look],
  );

/** One screen in one language and look, in each width. */
async function takeScreen(page, { name, mockup, address }, { out, widths, onShot }, language, look) {
  await page.setViewportSize({ width: widths[0], height: HEIGHTS[widths[0]] });
  await page.goto(address);
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, THEMES[look]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await settle(page);
    const key = `${name}-${width}-${look}-${language}`;
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    writeFileSync(join(out, `${key}.png`), png);
    const faults = await faultsOn(page, FONT_MIN[look]);
    await onShot({
      key,
      png,
      faults,
      mockup: mockup && `${mockup}-${width}${look === 'dark' ? '-dark' : ''}`,
    });
  }
}

/** Takes all looks and widths of a person's screens; signs in once and goes through the languages. */
export async function takeAs(who, screens, { browser, origin, ...options }) {
  const { page, ask } = await signIn(browser, origin, who);
  const found = [];
  for (const screen of screens) found.push({ ...screen, address: origin + (await screen.find(ask)).address });
  for (const language of options.languages)
    for (const look of options.looks) {
      await choose(page, language, look);
      for (const screen of found) await takeScreen(page, screen, options, language, look);
    }
  await page.context().close();
}
