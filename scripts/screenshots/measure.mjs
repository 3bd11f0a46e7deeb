import { readFileSync } from 'node:fs';

const RULER = readFileSync(new URL('./ruler.js', import.meta.url), 'utf8');

/**
 * What a ruler finds wrong on the page that is open: clipped or overlapping text, broken dates, words that run together, text under its size, targets under
 * 24 px, rows of a table whose cells do not begin on one line. Evaluated, not injected: the policy allows no foreign script.
 * @param {import('playwright-core').Page} page
 * @param {number} fontMin
 * @returns {Promise<string[]>}
 */
export const faultsOn = (page, fontMin) => page.evaluate(`${RULER}\nfaultsOnPage(${fontMin})`);

/**
 * Only what reads wrong in the content: dates and project numbers broken over two lines, words that run together; takes a
 * small part of the time of all measurements.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export const misreadOn = (page) => page.evaluate(`${RULER}\nmisreadOnPage()`);
