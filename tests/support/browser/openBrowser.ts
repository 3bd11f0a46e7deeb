import { existsSync, readFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGUMENTS } from '../../../scripts/support/browser-arguments.mjs';

/** A browser without windows; in a full browser each window has a toolbar of web pages, which cost as much as ours. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const executablePath =
  process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  width?: number;
  dark?: boolean;
  /** False: a reader whose browser runs no scripts. */
  scripts?: boolean;
}

export interface WatchedPage {
  page: Page;
  /** Console errors, uncaught faults and refusals of the content security policy, in order. */
  complaints: string[];
}

const contextOptions = ({ width = 1280, dark = false, scripts = true }: Look): BrowserContextOptions => ({
  viewport: { width, height: 900 },
  colorScheme: dark ? 'dark' : 'light',
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
  javaScriptEnabled: scripts,
});

function watch(page: Page): WatchedPage {
  const complaints: string[] = [];
  let opened = '';
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened = request.url();
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser logs a 404 for the address opened; that is the service's intended answer, not a fault of the page.
    const isAnswer = url === opened && message.text().includes('status of 404');
    if (message.type() === 'error' && !isAnswer) complaints.push(`console: ${message.text()} (${url})`);
  });
  return { page, complaints };
}

/** The system's Chromium (or what CHROMIUM names); one browser a test file, a fresh profile a page. */
export async function openBrowser() {
  const browser: Browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const newPage = async (look: Look = {}): Promise<WatchedPage> => {
    const context = await browser.newContext(contextOptions(look));
    return watch(await context.newPage());
  };
  return { newPage, close: () => browser.close() };
}

/** Ids of axe rules: only these, or all except these. */
export interface AxeRules {
  only?: readonly string[];
  except?: readonly string[];
}

/** Violations of axe rules. Evaluated, not injected, because the policy allows no foreign script. */
export async function barriers(page: Page, { only, except = [] }: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ only, except }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(document, {
        resultTypes: ['violations'],
        // Of what axe can preload, its rules need only media; style sheets, read again each time, are not needed.
        preload: { assets: ['media'] },
        ...(only && { runOnly: { type: 'rule', values: only } }),
        rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
      });
      return found.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    { only: only && [...only], except },
  );
  return violations.map(({ id, where }) => `${id}: ${where.slice(0, 3).join(' ')}`);
}
