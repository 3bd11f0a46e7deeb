// First-load JavaScript of a page as Chromium receives it: bytes on the wire and number of script requests.
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS } from '../scripts/support/browser-arguments.mjs';
import { draftAddress, signInAtPage } from './browser-sign-in.mjs';

/** @returns {Promise<{bytes: number, requests: number, scripts: string[]}>} */
const weigh = async (page, address) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  const sizes = new Map();
  const scripts = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    sizes.set(requestId, 0);
    scripts.push(response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { bytes, requests: sizes.size, scripts };
};

const PACK = /\/lang-([a-z]+-[A-Z]+)/;
/**
 * Ids of the language packs that a script of `/` lists; it also contains their hashes and which pack belongs to which
 * language.
 */
const namesOf = (script) =>
  [...script.matchAll(/(?<=[{,])"?([\w-]+)"?:"lang-[\w-]+",?/g)].map(([, id]) => id);
const withoutPacks = (script, ids) =>
  script
    .replace(/(?<=[{,])"?[\w-]+"?:"lang-[\w-]+",?/g, '')
    .replace(new RegExp(`(?<=[{,])"?(?:${ids.join('|')})"?:"[0-9a-f]{8}",?`, 'g'), '')
    .replace(/"\.\/[a-z]{2}-[A-Z]{2}\.ts":\[(?:[^[\]]|\[[^\]]*\])*\],?/g, '');

/**
 * What the number of languages costs the first page: it loads no pack, but its scripts contain the file names of all
 * packs. The ratio is the compressed size of the scripts with these names to that without them.
 */
const languageCost = async ({ scripts }) => {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  const ids = texts.flatMap(namesOf);
  if (ids.length === 0)
    throw new Error('The scripts of / name no language pack: has the build changed its names?');
  const weight = (text) => brotliCompressSync(text).length;
  const sum = (change) => texts.reduce((bytes, text) => bytes + weight(change(text)), 0);
  return { packs: ids.length, ratio: sum((text) => text) / sum((text) => withoutPacks(text, ids)) };
};

export async function pageWeights(origin) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: BROWSER_ARGUMENTS,
  });
  const fresh = async (lang = 'zh-CN') => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    await context.addInitScript((chosen) => localStorage.setItem('umi_locale', chosen), lang);
    return context.newPage();
  };
  try {
    const rows = [];
    const home = await weigh(await fresh(), `${origin}/`);
    const english = await weigh(await fresh('en-US'), `${origin}/`);
    const packsOf = ({ scripts }) => scripts.flatMap((url) => PACK.exec(url)?.[1] ?? []);
    const languages = {
      ...(await languageCost(home)),
      chinese: packsOf(home),
      english: packsOf(english),
      englishBytes: english.bytes,
    };
    rows.push({ page: '首页 /', ...home });
    rows.push({ page: '登录 /login', ...(await weigh(await fresh(), `${origin}/login`)) });
    const person = await fresh();
    await signInAtPage(person, origin, 'shenzhiyao');
    const draft = await draftAddress(person, origin);
    rows.push({
      page: '申报书（预算一步）',
      ...(await weigh(person, `${draft}?step=budget`)),
    });
    return { weights: rows, languages };
  } finally {
    await browser.close();
  }
}
