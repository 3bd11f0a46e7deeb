import { describe, isLeftAlone, oneControl, oneSeen } from './controls.mjs';
import { standOfPage } from './in-page.mjs';

const WORDS = [
  '你好',
  '测试内容一二三',
  '😀👍',
  '<b>x</b>',
  '  ',
  '2026-13-45',
  '-1',
  '0',
  '99999999999999',
  '长'.repeat(300),
  '=1+1',
  '١٢٣',
  '13800001111',
];
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
const TYPED_MAX = 40;
const QUIET_MS = 250;
/** A page that is shown again scrolls to its old place once its rows are there. */
const SETTLED_MS = 500;
const CLOSELY_EVERY = 5;
/** Failures of Playwright that only mean that the page has changed under its hand. */
const PAGE_MOVED =
  /Timeout|not attached|detached|intercepts|navigation|context was destroyed|outside of the viewport|not visible/;

/**
 * Presses, types and goes back and forth at random, looking at the page after each step.
 * `addresses`: where it begins, and begins again now and then. `random`: numbers from 0 up to 1.
 * `isCalm`: no call is made to fail, so that a page left and found again is the same.
 */
export async function strollThrough({ page, origin, addresses, random, findings, steps, isCalm }) {
  const oneOf = (list) => list[Math.floor(random() * list.length)];
  // What a page asks before it is left must not stop the walk; windows of its own are somebody else’s.
  page.on('dialog', (dialog) => void dialog.accept());
  page.context().on('page', (other) => void other.close());

  const begin = async () => {
    const address = oneOf(addresses);
    findings.note(`go to ${address}`);
    await page.goto(origin + address);
  };
  /** Follows a link of the page and comes back. */
  const visit = async () => {
    const link = await oneSeen(page, 'main a[href^="/"]:not([target], [download])', random);
    // A form that is found again has been opened anew: its problems are told when it is sent, not before.
    if (!isCalm || !link || (await page.locator('main textarea').count()) > 0) return begin();
    const control = await describe(link);
    const here = page.url();
    if (new URL(control.href).pathname === new URL(here).pathname || isLeftAlone(control, origin))
      return undefined;
    await findings.arrived();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(standOfPage);
    findings.note(`visit「${control.text}」`);
    await link.click({ timeout: 1500 });
    await page.waitForURL((url) => url.href !== here);
    await findings.arrived();
    await page.goBack();
    await page.waitForURL(here);
    await findings.arrived();
    await page.waitForTimeout(SETTLED_MS);
    return findings.lookAtReturn(before, await page.evaluate(standOfPage), control.text);
  };
  const walks = [
    [0.04, begin],
    [0.04, visit],
    [0.03, () => page.goBack(), 'back'],
    [0.02, () => page.goForward(), 'forward'],
    [0.02, () => page.reload(), 'reload'],
  ];
  const pressKey = async () => {
    const key = oneOf(KEYS);
    findings.note(`key ${key}`);
    await page.keyboard.press(key);
    if (/Tab$/.test(key)) {
      await page.waitForTimeout(QUIET_MS);
      await findings.lookWhereFocusIs();
    }
  };
  const type = async (element, control) => {
    const word = oneOf(WORDS);
    findings.note(`${control.tag}「${control.text}」 = ${word.slice(0, TYPED_MAX)}`);
    await element.click({ timeout: 1500 });
    await page.keyboard.type(word.slice(0, TYPED_MAX));
  };
  const click = async (element, control) => {
    const pressed = `${control.tag}「${control.text}」`;
    const clickCount = random() < 0.1 ? 2 : 1;
    findings.note(clickCount === 2 ? `${pressed} twice` : pressed);
    await findings.watch();
    await element.click({ timeout: 1500, clickCount });
    // The second click of a double click may land beside everything, which leaves the control deliberately.
    if (control.tag !== 'button' || clickCount === 2) return page.waitForTimeout(QUIET_MS);
    if (!control.isOn) await findings.lookForAnswer(pressed);
    await page.waitForTimeout(QUIET_MS);
    await findings.lookForNotice(element, pressed);
    return findings.lookForFocus(pressed);
  };
  const press = async () => {
    const element = await oneControl(page, random);
    if (!element) return begin();
    const control = await describe(element);
    if (isLeftAlone(control, origin)) return undefined;
    return control.isTyped && random() < 0.75 ? type(element, control) : click(element, control);
  };
  const step = () => {
    findings.calls.begin();
    let drawn = random();
    for (const [share, go, name] of walks) {
      if (drawn < share) {
        if (name) findings.note(name);
        return go();
      }
      drawn -= share;
    }
    return drawn < 0.1 ? pressKey() : press();
  };

  await begin();
  for (let done = 0; done < steps; done += 1)
    try {
      await step();
      await page.waitForTimeout(QUIET_MS);
      await findings.look();
      if (done % CLOSELY_EVERY === CLOSELY_EVERY - 1) await findings.lookClosely();
    } catch (error) {
      if (!PAGE_MOVED.test(error.message)) throw error;
    }
}
