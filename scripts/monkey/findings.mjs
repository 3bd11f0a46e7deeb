import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** How long a page may stay without content or with a loading mark. */
const PATIENCE_MS = 9000;
const TRAIL = 6;
const TEXT_MAX = 500;
/** A refused call that the app should not have made: its body breaks the contract, or the person lacks the right. */
const WRONG_CALLS = [400, 403, 422];

/** Runs in the page: what must not be seen, whatever was pressed. */
function faultsInSight() {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  const text = document.body.innerText.replace(/https?:\S+/g, '');
  const wrong = text.match(/.{0,30}(?:undefined|NaN|\[object|Invalid Date).{0,30}/)?.[0];
  const id = text.match(
    /\b[a-z][a-zA-Z]+(?:\.[a-zA-Z]+){2,}\.(?:label|title|help|action|empty|error)\b/,
  )?.[0];
  const excess = document.documentElement.scrollWidth - innerWidth;
  return [wrong && `text “${wrong}”`, id && `message ${id}`, excess > 1 && `${excess} px too wide`].filter(
    Boolean,
  );
}

/** Runs in the page: there is something to read, and nothing is still loading. */
const isFinished = () => {
  const main = document.querySelector('main, #splash');
  return main?.textContent.trim() && document.querySelector('[data-page-loading]') === null;
};

async function brokenRules() {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    // Lists and calendars that open over the page stand at the end of the body, outside its landmarks.
    rules: { region: { enabled: false } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0].target.join(' ')} ${nodes[0].html.slice(0, 160)}`,
  );
}

/** What one walk has found. Each kind of trouble is told once, with the steps that led to it. */
export class Findings {
  #page;
  #walk;
  #told = new Set();
  #trail = [];

  /** `areExpected`: calls are made to fail, so their failures are no findings. */
  constructor(page, walk, areExpected) {
    this.#page = page;
    this.#walk = walk;
    page.on('pageerror', (error) => this.tell('script', error.stack ?? String(error)));
    page.on('console', (message) => {
      const isCall = /Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !isCall && !areExpected) this.tell('console', message.text());
    });
    page.on('response', (response) => {
      const status = response.status();
      const request = response.request();
      const { pathname } = new URL(response.url());
      if (WRONG_CALLS.includes(status) || (status >= 500 && status !== 503))
        this.tell(`status ${status}`, `${request.method()} ${pathname} ${request.postData() ?? ''}`);
    });
  }

  get count() {
    return this.#told.size;
  }

  note(step) {
    this.#trail.push(step.replace(/\s+/g, ' '));
  }

  tell(kind, text) {
    const key = `${kind} ${text.replace(/\d+/g, '#').slice(0, kind === 'axe' ? 40 : 160)}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    const { pathname, search } = new URL(this.#page.url());
    console.log(`[${this.#walk}] ${kind}: ${text.slice(0, TEXT_MAX)}`);
    console.log(`    at ${pathname}${search}, after ${this.#trail.slice(-TRAIL).join(' › ')}`);
  }

  async look() {
    const page = this.#page;
    for (const fault of await page.evaluate(faultsInSight)) this.tell('sight', fault);
    const isDone = await page.waitForFunction(isFinished, null, { timeout: PATIENCE_MS }).catch(() => null);
    if (!isDone) this.tell('unfinished', 'no content, or still loading');
  }

  async lookWithAxe() {
    await this.#page.evaluate(AXE);
    for (const rule of await this.#page.evaluate(brokenRules)) this.tell('axe', rule);
  }

  /** Whether the focus got lost; the page may need a moment to give it to what has replaced the pressed control. */
  async lookForFocus(pressed) {
    const isLost = () => this.#page.evaluate(() => document.activeElement === document.body);
    if (!(await isLost())) return;
    await this.#page.waitForTimeout(700);
    if (await isLost()) this.tell('focus', `lost by ${pressed}`);
  }
}
