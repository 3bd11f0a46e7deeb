import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faultsOn } from '../screenshots/measure.mjs';
import { Calls } from './calls.mjs';
import {
  brokenRules,
  faultsInSight,
  hiddenFocus,
  noticeOver,
  onlyForTheMouse,
  unfinished,
  watchChanges,
} from './in-page.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** How long a page may stay without content, or with a mark that it is loading or at work. */
const PATIENCE_MS = 9000;
/** How soon the page says something to whoever has pressed a button, on a machine that is busy with other things. */
const ANSWER_MS = 2500;
const FONT_MIN = 12;
const TRAIL = 8;
const TEXT_MAX = 500;

/** What one walk has found. Each kind of trouble is told once, with the steps that led to it. */
export class Findings {
  #page;
  #walk;
  #told = new Set();
  #trail = [];
  #path = '';
  #headings = new Map();
  #isAnswered = false;

  /** `areExpected`: calls are made to fail, so their failures are no findings. */
  constructor(page, walk, areExpected) {
    this.#page = page;
    this.#walk = walk;
    this.calls = new Calls(page, (kind, text) => this.tell(kind, text));
    page.on('pageerror', (error) => this.tell('script', error.stack ?? String(error)));
    page.on('console', (message) => {
      const isCall = /Failed to load resource/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isCall && !areExpected)
        this.tell('console', message.text());
    });
    for (const outside of ['download', 'filechooser', 'popup', 'dialog'])
      page.on(outside, () => {
        this.#isAnswered = true;
      });
  }

  get count() {
    return this.#told.size;
  }

  /** A step, and where it was done if that is another page than before. */
  note(step) {
    const { pathname } = new URL(this.#page.url());
    const moved = pathname === this.#path ? '' : `(${pathname}) `;
    this.#path = pathname;
    this.#trail.push(moved + step.replace(/\s+/g, ' '));
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
    if (!(await this.arrived())) this.tell('unfinished', await page.evaluate(unfinished));
    this.calls.look();
  }

  /** Whether the page is finished within the time that a reader waits. */
  async arrived() {
    const end = Date.now() + PATIENCE_MS;
    while (await this.#page.evaluate(unfinished)) {
      if (Date.now() > end) return false;
      await this.#page.waitForTimeout(100);
    }
    return true;
  }

  /** What takes longer to look at. */
  async lookClosely() {
    const page = this.#page;
    await page.evaluate(AXE);
    for (const rule of await page.evaluate(brokenRules)) this.tell('axe', rule);
    for (const html of await page.evaluate(onlyForTheMouse)) this.tell('mouse only', html);
    // Fields in one row of a form may be of different heights; an open list lies over what is below it.
    // Fields of one row of a form may be of different heights, and an open list lies over what is below it.
    const isOpen = (await page.locator('[aria-expanded=true]').count()) > 0;
    for (const fault of await faultsOn(page, FONT_MIN))
      if (!fault.startsWith('row:') && !(isOpen && fault.startsWith('overlap:'))) this.tell('ruler', fault);
    await this.#lookAtTitle();
  }

  /** Pages with different headings have different titles in their tabs. */
  async #lookAtTitle() {
    const [title, heading, path] = await this.#page.evaluate(() => [
      document.title,
      document.querySelector('main h1')?.textContent ?? '',
      location.pathname,
    ]);
    const known = this.#headings.get(title) ?? { heading, path };
    this.#headings.set(title, known);
    if (known.path !== path && known.heading !== heading)
      this.tell('title', `“${title}” for “${known.heading}” (${known.path}) and “${heading}”`);
  }

  /** Begins to watch whether a press is answered. */
  async watch() {
    this.#isAnswered = false;
    await this.#page.evaluate(watchChanges);
  }

  /** Whether anything was seen of a press; a page that has been left has answered. */
  async lookForAnswer(pressed) {
    const hasChanged = await this.#page
      .waitForFunction(() => window.monkeyChanges !== 0, null, { timeout: ANSWER_MS, polling: 50 })
      .catch((error) => !/Timeout/.test(error.message));
    if (!hasChanged && !this.#isAnswered && this.calls.count === 0) this.tell('dead', pressed);
  }

  async lookForNotice(element, pressed) {
    const text = await element.evaluate(noticeOver);
    if (text) this.tell('notice', `“${text}” over ${pressed}`);
  }

  /** Whether the focus got lost; the page may need a moment to give it to what has replaced the pressed control. */
  async lookForFocus(pressed) {
    const isLost = () => this.#page.evaluate(() => document.activeElement === document.body);
    if (!(await isLost())) return;
    await this.#page.waitForTimeout(700);
    if (await isLost()) this.tell('focus', `lost by ${pressed}`);
  }

  async lookWhereFocusIs() {
    const hidden = await this.#page.evaluate(hiddenFocus);
    if (hidden) this.tell('focus', hidden);
  }

  /** Whether a page stands after Back as it was left. */
  lookAtReturn(before, after, link) {
    for (const [part, value] of Object.entries(before))
      if (String(value) !== String(after[part]))
        this.tell('return', `${part} after ${link} and back: “${value}” became “${after[part]}”`);
  }
}
