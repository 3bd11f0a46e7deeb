import { DEFAULT_LOCALE } from '@contract/locale';

const HAN = /\p{Script=Han}/gu;
const OTHER_LETTER = /(?!\p{Script=Han})\p{L}/gu;
/**
 * A text counts as Chinese if it has at least this many times as many Chinese characters as other letters: Chinese
 * texts may contain names in Latin letters, and a text of another language may contain a Chinese name.
 */
const SHARE = 2;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether a text is Chinese; null where it has no letters, so that it is read alike in every language. */
export const isChinese = (text: string): boolean | null => {
  const [han, other] = [countOf(text, HAN), countOf(text, OTHER_LETTER)];
  return han + other === 0 ? null : han > 0 && han >= other * SHARE;
};

const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join(' ');

/** Elements whose `lang` was set here; a `lang` that an author wrote is never changed. */
let marked = new WeakSet<Element>();

const nearestMark = (element: Element): Element | null => element.closest('[lang]');

/** Marks an element whose own text is Chinese, or, inside a marked one, is not. */
function markOne(element: Element, lang: string): void {
  if (marked.has(element)) {
    element.removeAttribute('lang');
    marked.delete(element);
  }
  const chinese = isChinese(ownText(element));
  if (chinese === null || element.hasAttribute('lang')) return;
  const above = nearestMark(element);
  const isInChinese = above?.getAttribute('lang')?.startsWith('zh') ?? false;
  if (chinese === isInChinese) return;
  // Words of other languages inside a text that its author marked as Chinese belong to that text.
  if (!chinese && above && !marked.has(above)) return;
  element.setAttribute('lang', chinese ? DEFAULT_LOCALE : lang);
  marked.add(element);
}

function markAll(root: Element, lang: string): void {
  markOne(root, lang);
  for (const element of root.querySelectorAll('*')) markOne(element, lang);
}

/**
 * In a page of another language, marks what stays Chinese (names, titles, what people wrote) for screen readers and for
 * the choice of fonts. Follows changes of the page; the returned function ends that.
 */
export function markChinese(root: Element, lang: string): () => void {
  markAll(root, lang);
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((node) => node instanceof Element),
    );
    const changed = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    for (const element of new Set(added)) if (element.isConnected) markAll(element, lang);
    for (const element of new Set(changed)) if (element?.isConnected) markOne(element, lang);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll('[lang]'))
      if (marked.has(element)) element.removeAttribute('lang');
    marked = new WeakSet();
  };
}
