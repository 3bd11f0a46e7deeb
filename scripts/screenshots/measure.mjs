import { readFileSync } from 'node:fs';

const RULER = readFileSync(new URL('./ruler.js', import.meta.url), 'utf8');

/**
 * What a ruler finds wrong on the page that is open: clipped or overlapping text, broken dates, text under its size, targets under
 * 24 px, rows of a table whose cells do not begin on one line. Evaluated, not injected: the policy allows no foreign script.
 * @param {import('playwright-core').Page} page
 * @param {number} fontMin
 * @returns {Promise<string[]>}
 */
export const faultsOn = (page, fontMin) => page.evaluate(`${RULER}\nfaultsOnPage(${fontMin})`);

/**
 * Only the dates and project numbers that are broken over two lines; takes a small part of the time of all
 * measurements.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export const brokenOn = (page) => page.evaluate(`${RULER}\nbrokenOnPage()`);
