const PASSWORD = 'Chun-feng-28';

/** Calls of a page that have no answer yet. */
const unanswered = new WeakMap();

const watchCalls = (page) => {
  const calls = new Set();
  unanswered.set(page, calls);
  page.on('request', (request) => ['fetch', 'xhr'].includes(request.resourceType()) && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
};

const looksSettled = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.fonts.status === 'loaded' &&
      ![
        ...document.querySelectorAll(
          '[data-prepared], #prepared, [data-page-loading], main [aria-busy="true"]',
        ),
      ].some((element) => element.checkVisibility()),
  );

/** Pictures below the window load only when they come near it; a shot of the whole page shows them all. */
const picturesLoaded = async (page) => {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
};

/**
 * Waits until the page shows everything: heading, data, fonts, pictures, no loading indicators, and the results of
 * further calls (the remarks on a form, the chain of a result).
 */
export async function settle(page) {
  const calls = unanswered.get(page) ?? new Set();
  do {
    while (calls.size > 0) await page.waitForTimeout(20);
    await looksSettled(page);
    await picturesLoaded(page);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  } while (calls.size > 0);
}

const tokenOf = async (origin, username) => {
  const answer = await fetch(`${origin}/prod-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status}`);
  return (await answer.json()).data.access_token;
};

/** A page of this person's, or a visitor's, and the service as they may read it. */
export async function signIn(browser, origin, who) {
  const token = who === null ? null : await tokenOf(origin, who);
  const ask = async (path) => {
    const answer = await fetch(origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  watchCalls(page);
  page.setDefaultTimeout(60_000);
  await page.goto(`${origin}${who === null ? '/404' : '/login'}`);
  if (who !== null) {
    await page.getByLabel('用户名、手机号或邮箱').fill(who);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/login');
  }
  return { page, ask };
}
