const CONTROLS =
  ':is(a[href], button, input:not([type=hidden]), textarea, select, summary, label, [role=button], [role=tab],' +
  ' [role=combobox], [role=option], [role=menuitem], [role=switch], [role=checkbox], [role=radio])';
const CONTROLS_MAX = 80;
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
/** They end the walk, or take a file from the machine or put one onto it. */
const LEFT_ALONE = /退出|注销|语言|下载|导出/;
const TYPED_MAX = 40;
const QUIET_MS = 250;
const AXE_EVERY = 10;
/** Failures of Playwright that only mean that the page has changed under its hand. */
const PAGE_MOVED =
  /Timeout|not attached|detached|intercepts|navigation|context was destroyed|outside of the viewport|not visible/;

const isLeftAlone = (control, origin) =>
  control.isOff ||
  control.type === 'file' ||
  LEFT_ALONE.test(control.text) ||
  (control.href !== '' && !control.href.startsWith(origin));

const describe = (element) =>
  element.evaluate((node) => ({
    tag: node.localName,
    type: node.type ?? '',
    text: (node.getAttribute('aria-label') ?? (node.textContent || node.id)).trim().slice(0, 30),
    href: node.href ?? '',
    isOff: node.disabled || node.getAttribute('aria-disabled') === 'true',
    isTyped:
      (node.localName === 'textarea' || node.localName === 'input') &&
      !/^(?:checkbox|radio|button|submit|file)$/.test(node.type) &&
      !node.readOnly,
  }));

/** Mostly in the dialog that is open, or in the page itself rather than around it. */
async function controlsOf(page, random) {
  const hasDialog = (await page.locator('[role=dialog]:visible, dialog[open]').count()) > 0;
  const within = hasDialog && random() < 0.9 ? ':is([role=dialog], dialog) ' : random() < 0.8 ? 'main ' : '';
  const seen = [];
  for (const element of await page.$$(within + CONTROLS)) {
    if (await element.isVisible()) seen.push(element);
    if (seen.length >= CONTROLS_MAX) break;
  }
  return seen;
}

/**
 * Presses, types and goes back and forth at random, looking at the page after each step.
 * `addresses`: where it begins, and begins again now and then. `random`: numbers from 0 up to 1.
 */
export async function strollThrough({ page, origin, addresses, random, findings, steps }) {
  const oneOf = (list) => list[Math.floor(random() * list.length)];
  // What a page asks before it is left must not stop the walk; windows of its own are somebody else’s.
  page.on('dialog', (dialog) => void dialog.accept());
  page.context().on('page', (other) => void other.close());

  const begin = async () => {
    const address = oneOf(addresses);
    findings.note(`go to ${address}`);
    await page.goto(origin + address);
  };
  const walks = [
    [0.04, begin],
    [0.03, () => page.goBack(), 'back'],
    [0.02, () => page.goForward(), 'forward'],
    [0.02, () => page.reload(), 'reload'],
  ];
  const pressKey = async () => {
    const key = oneOf(KEYS);
    findings.note(`key ${key}`);
    await page.keyboard.press(key);
  };
  const type = async (element, control) => {
    const word = oneOf(WORDS);
    findings.note(`${control.tag}「${control.text}」 = ${word.slice(0, TYPED_MAX)}`);
    await element.click({ timeout: 1500 });
    await page.keyboard.type(word.slice(0, TYPED_MAX));
  };
  const press = async () => {
    const controls = await controlsOf(page, random);
    if (controls.length === 0) return begin();
    const element = oneOf(controls);
    const control = await describe(element);
    if (isLeftAlone(control, origin)) return undefined;
    if (control.isTyped && random() < 0.75) return type(element, control);
    findings.note(`${control.tag}「${control.text}」`);
    const clickCount = random() < 0.1 ? 2 : 1;
    await element.click({ timeout: 1500, clickCount });
    await page.waitForTimeout(QUIET_MS);
    // The second click of a double click may land beside everything, which leaves the control deliberately.
    if (control.tag === 'button' && clickCount === 1)
      return findings.lookForFocus(`${control.tag}「${control.text}」`);
  };
  const step = () => {
    let drawn = random();
    for (const [share, go, name] of walks) {
      if (drawn < share) {
        if (name) findings.note(name);
        return go();
      }
      drawn -= share;
    }
    return drawn < 0.06 ? pressKey() : press();
  };

  await begin();
  for (let done = 0; done < steps; done += 1)
    try {
      await step();
      await page.waitForTimeout(QUIET_MS);
      await findings.look();
      if (done % AXE_EVERY === AXE_EVERY - 1) await findings.lookWithAxe();
    } catch (error) {
      if (!PAGE_MOVED.test(error.message)) throw error;
    }
}
