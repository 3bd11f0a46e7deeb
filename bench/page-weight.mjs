// First-load JavaScript of a page as Chromium receives it: bytes on the wire and number of script requests.
import { chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const signIn = async (page, origin, login) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('用户名、手机号或邮箱').fill(login);
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
};

/** @returns {Promise<{bytes: number, requests: number}>} */
const weigh = async (page, address) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  const scripts = new Map();
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, 0);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = [...scripts.values()];
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
};

export async function pageWeights(origin) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  const fresh = async () => (await browser.newContext({ locale: 'zh-CN' })).newPage();
  try {
    const rows = [];
    rows.push({ page: '首页 /', ...(await weigh(await fresh(), `${origin}/`)) });
    rows.push({ page: '登录 /login', ...(await weigh(await fresh(), `${origin}/login`)) });
    const person = await fresh();
    await signIn(person, origin, 'shenzhiyao');
    await person.goto(`${origin}/innovation/myProjects`, { waitUntil: 'networkidle' });
    const draft = await person.getByRole('link', { name: '继续填写' }).first().getAttribute('href');
    rows.push({
      page: '申报书（预算一步）',
      ...(await weigh(person, `${origin}${draft?.split('?')[0]}?step=budget`)),
    });
    return rows;
  } finally {
    await browser.close();
  }
}
