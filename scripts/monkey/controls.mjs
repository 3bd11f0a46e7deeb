const CONTROLS =
  ':is(a[href], button, input:not([type=hidden]), textarea, select, summary, label, [role=button], [role=tab],' +
  ' [role=combobox], [role=option], [role=menuitem], [role=switch], [role=checkbox], [role=radio])';
const CONTROLS_MAX = 80;
/** They end the walk, or take a file from the machine or put one onto it. */
const LEFT_ALONE = /退出|注销|语言|下载|导出/;

/** Whether the walk does not touch it. */
export const isLeftAlone = (control, origin) =>
  control.isOff ||
  control.type === 'file' ||
  LEFT_ALONE.test(control.text) ||
  (control.href !== '' && !control.href.startsWith(origin));

export const describe = (element) =>
  element.evaluate((node) => ({
    tag: node.localName,
    type: node.type ?? '',
    text: (node.getAttribute('aria-label') ?? (node.textContent || node.id)).trim().slice(0, 30),
    href: node.href ?? '',
    isOff: node.disabled || node.getAttribute('aria-disabled') === 'true',
    /** To press it again changes nothing. */
    isOn: node.matches('[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]'),
    isTyped:
      (node.localName === 'textarea' || node.localName === 'input') &&
      !/^(?:checkbox|radio|button|submit|file)$/.test(node.type) &&
      !node.readOnly,
  }));

/** One of the elements of this selector that can be seen; null if there is none. */
export async function oneSeen(page, selector, random) {
  const found = await page.evaluateHandle(
    ([wanted, max, drawn]) => {
      const isSeen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const seen = [...document.querySelectorAll(wanted)].filter(isSeen).slice(0, max);
      return seen[Math.floor(drawn * seen.length)] ?? null;
    },
    [selector, CONTROLS_MAX, random()],
  );
  return found.asElement();
}

/** Mostly in the dialog that is open, or in the page itself rather than around it. */
export async function oneControl(page, random) {
  const hasDialog = (await page.locator('[role=dialog]:visible, dialog[open]').count()) > 0;
  const within = hasDialog && random() < 0.9 ? ':is([role=dialog], dialog) ' : random() < 0.8 ? 'main ' : '';
  return oneSeen(page, within + CONTROLS, random);
}
