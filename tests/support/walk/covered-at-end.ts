import type { Page } from 'playwright-core';

/** Text that lies under a floating button when the page is scrolled to its end, so that it cannot be read at all. */
export const coveredAtEnd = async (page: Page): Promise<string[]> => {
  await page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    // A browser that draws several pages at once may leave one of them without frames.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    // The app is notified of the movement in the first frame, and has drawn the result by the third.
    for (let frame = 0; frame < 3; frame++) await nextFrame();
  });
  const covered = await page.evaluate(() => {
    const frameOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') return at;
      return null;
    };
    // A bar across the whole window does not count, because text under it can be scrolled out.
    const isSmall = (frame: Element | null): frame is Element =>
      frame !== null && frame.getBoundingClientRect().width < window.innerWidth / 4;
    const buttons = [...document.querySelectorAll('button, a')].filter(
      (element) => element.checkVisibility() && isSmall(frameOf(element)),
    );
    const boxes = buttons
      .map((button) => button.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
    const isUnder = (rect: DOMRect): boolean =>
      boxes.some(
        (box) =>
          rect.right > box.left + 1 &&
          rect.left < box.right - 1 &&
          rect.bottom > box.top + 1 &&
          rect.top < box.bottom - 1,
      );
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text && boxes.length > 0; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility() || frameOf(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isUnder)) found.push(text.nodeValue.trim());
    }
    window.scrollTo(0, 0);
    return found;
  });
  return covered.map((text) => `lies under a floating button at the end: ${text}`);
};
