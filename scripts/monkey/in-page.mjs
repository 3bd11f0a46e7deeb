/** What runs in the page: each function stands for itself, for it is handed over as text. */

/** What must not be seen, whatever was pressed. */
export function faultsInSight() {
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

/** What is still loading or at work, or that there is nothing to read; empty once the page is finished. */
export function unfinished() {
  const main = document.querySelector('main, #splash');
  if (!main?.textContent.trim()) return 'no content';
  const busy = document.querySelector('[data-page-loading], [aria-busy=true]:not([aria-hidden=true] *)');
  return busy ? busy.outerHTML.slice(0, 160) : '';
}

export async function brokenRules() {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    // Lists and calendars that open over the page stand at the end of the body, outside its landmarks.
    rules: { region: { enabled: false } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0].target.join(' ')} ${nodes[0].html.slice(0, 160)}`,
  );
}

/** What shows a hand and is neither reached nor replaced by something that the keyboard reaches. */
export function onlyForTheMouse() {
  // The arrow keys of a field reach the list that hangs from it.
  const REACHED =
    'a[href], button, input, textarea, select, summary, label, [tabindex="0"], [role=option], [class*=-dropdown]';
  const hasHand = (element) => getComputedStyle(element).cursor === 'pointer';
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        hasHand(element) &&
        !hasHand(element.parentElement) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest(`${REACHED}, [aria-hidden=true], [aria-disabled=true]`) === null &&
        element.querySelector(REACHED) === null,
    )
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Begins to count what changes on the page; the wave that runs out from a pressed button says nothing. */
export function watchChanges() {
  const isSaid = ({ target, addedNodes, removedNodes, attributeName }) => {
    const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    if (element?.closest('.ant-wave') || attributeName === 'ant-click-animating') return false;
    const nodes = [...addedNodes, ...removedNodes];
    return nodes.length === 0 || nodes.some((node) => !node.classList?.contains('ant-wave'));
  };
  window.monkeyEnd?.();
  window.monkeyChanges = 0;
  const note = () => {
    window.monkeyChanges += 1;
  };
  const observer = new MutationObserver((records) => records.some(isSaid) && note());
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  /** A press that leads to what is missing has answered, even if its words stand there already. */
  const noteFocus = ({ target }) => target.matches('button, [role=button]') || note();
  addEventListener('scroll', note, true);
  addEventListener('focusin', noteFocus);
  window.print = note;
  window.monkeyEnd = () => {
    observer.disconnect();
    removeEventListener('focusin', noteFocus);
    removeEventListener('scroll', note, true);
  };
}

/** A notice that stands over what was pressed, so that it cannot be pressed again. */
export function noticeOver(pressed) {
  const { left, top, width, height } = pressed.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const notice = over?.closest('.ant-message-notice-wrapper, .ant-notification-notice');
  return notice && !notice.contains(pressed) ? notice.textContent : null;
}

/** What the keyboard stands on, if a bar or another layer hides it or it is out of sight. */
export function hiddenFocus() {
  const at = document.activeElement;
  if (!at || at === document.body || at.matches('iframe, [role=dialog], dialog')) return null;
  const drawn = at.closest('label, .ant-select, .ant-picker, .ant-upload') ?? at;
  const box = drawn.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return null;
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const words =
    (at.getAttribute('aria-label') ?? at.textContent ?? at.id).trim().slice(0, 30) ||
    at.outerHTML.slice(0, 80);
  if (right - left < 2 || bottom - top < 2) return `${at.localName}「${words}」 out of sight`;
  const isCovered = [0.1, 0.5, 0.9].every((part) => {
    const over = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
    // A notice goes away by itself.
    if (!over || over.contains(at) || drawn.contains(over) || over.closest('.ant-message, .ant-notification'))
      return false;
    for (let layer = over; layer; layer = layer.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(layer).position)) return !layer.contains(at);
    return false;
  });
  return isCovered ? `${at.localName}「${words}」 covered` : null;
}

/**
 * How a page stands, to be found again after Back: its filters, its page, its rows and where it is scrolled to. Words
 * that nobody has searched for, rows picked out to be decided together, and the part of a text that is in sight are not
 * of it.
 */
export function standOfPage() {
  const main = document.querySelector('main');
  const chosen =
    'nav [aria-current=page], [aria-selected=true], [aria-pressed=true], [open], :checked:not(table *)';
  return {
    heading: main.querySelector('h1')?.textContent,
    title: document.title,
    chosen: [...main.querySelectorAll(chosen)].map((one) => one.textContent.trim().slice(0, 30)).join('|'),
    selects: [...main.querySelectorAll('select')].map(({ value }) => value).join('|'),
    rows: main.querySelectorAll('tbody tr, article').length,
    scrolled: Math.round(scrollY / 20),
  };
}
