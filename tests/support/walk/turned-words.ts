import type { Page } from 'playwright-core';

/**
 * Numbers and codes that a right-to-left page shows reversed, as `0022****199` for `199****0022`: each character must
 * be to the right of the previous one. Dates and times keep the order of the page's language, and are ignored.
 */
export const turnedWordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CODE = /[A-Za-z0-9][A-Za-z0-9*._@/:+#-]*[*@/:+_-][A-Za-z0-9*._@/:+#-]*[A-Za-z0-9]/g;
    const TIME = /^\d+(?:[/:]\d+)+$/;
    const codesIn = (node: Node) =>
      [...(node.textContent ?? '').matchAll(CODE)].filter(([code]) => !TIME.test(code));
    const placeOf = (node: Node, at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const isBefore = (one: DOMRect | undefined, { left, top }: DOMRect): boolean =>
      one !== undefined && Math.abs(one.top - top) < 1 && left < one.left - 1;
    const isTurned = (node: Node, from: number, { length }: string): boolean => {
      const places = Array.from({ length }, (_, at) => placeOf(node, from + at));
      return places.some((place, at) => isBefore(places[at - 1], place));
    };
    const found: string[] = [];
    if (document.documentElement.dir !== 'rtl') return found;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const here = node;
      if (!here.parentElement?.checkVisibility()) continue;
      const turned = codesIn(here).filter(({ 0: code, index }) => isTurned(here, index, code));
      found.push(...turned.map(([code]) => `turned round: ${code}`));
    }
    return found;
  });
