// Runs in the page that is measured; measure.mjs hands it over as text, so it stands for itself.

const TARGET = 24;
const TARGETS = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"]';
/** Their controls are drawn by what is around the input. */
const DRAWN_AROUND = '.ant-select, .ant-picker, .ant-checkbox, .ant-radio';
const SILENT = ['SCRIPT', 'STYLE', 'TITLE', 'DESC', 'OPTION', 'NOSCRIPT'];
/** Of the height of a line: above and below stand only the reaches of tall letters. */
const REACH = 0.28;
const CROOKED_PX = 2.5;

const wordsOf = (node) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24);
const placeOf = (element) =>
  element.closest('[id]')?.id ?? element.closest('main, header, footer, nav')?.localName ?? '';
const fault = (what, element, more) =>
  `${what}: ${wordsOf(element) || element.localName} (${placeOf(element)}) ${more}`;
const isShown = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('.vh, [inert], #prepared') === null;
/** Text for screen readers alone is a pixel wide. */
const isHair = ({ width, height }) => width < 3 || height < 3;

const ancestorsOf = (element) => {
  const found = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
};
const floats = (element) =>
  ancestorsOf(element).some((at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position));

/** What the frames around it leave of a box. */
const seenPart = (element, box) => {
  let { left, right, top, bottom } = box;
  for (const at of ancestorsOf(element)) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const frame = at.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return { left, right, top, bottom, width: right - left, height: bottom - top };
};

const boxesOf = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
};

/** Every line of text that can be read, with where it stands. */
const readText = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const isRead = node.textContent.trim() !== '' && element && isShown(element);
    if (!isRead || SILENT.includes(element.tagName.toUpperCase())) continue;
    const seen = boxesOf(node).map((box) => ({ node, element, box: seenPart(element, box) }));
    lines.push(...seen.filter(({ box }) => !isHair(box)));
  }
  return lines;
};

const smallText = (elements, fontMin) =>
  elements.flatMap((element) => {
    const scale = element instanceof SVGElement ? Math.abs(element.getScreenCTM?.()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    // A drawing scaled to its place is allowed the half pixel that this costs.
    const isSmall = size < fontMin - 0.6 && element.closest('sub, sup, kbd') === null;
    return isSmall ? [fault('small text', element, `${size.toFixed(1)} px`)] : [];
  });

const clippedBoxes = (elements) =>
  elements.flatMap((element) => {
    const style = getComputedStyle(element);
    if (element instanceof SVGElement || !['hidden', 'clip'].includes(style.overflowX)) return [];
    const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const isCut = element.scrollWidth > element.clientWidth + 1;
    return isCut && !isMeant
      ? [fault('clipped', element, `${element.scrollWidth} in ${element.clientWidth} px`)]
      : [];
  });

const clippedDrawings = (lines) =>
  lines.flatMap(({ element, node }) => {
    const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
    if (!drawing || getComputedStyle(drawing).overflow === 'visible') return [];
    const frame = drawing.getBoundingClientRect();
    const isOut = boxesOf(node).some(({ left, right }) => left < frame.left - 2 || right > frame.right + 2);
    return isOut ? [fault('clipped', element, 'by its drawing')] : [];
  });

const cover = ({ element: one, box: a }, { element: other, box: b }) => {
  if (one === other || one.contains(other) || other.contains(one)) return false;
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high =
    Math.min(a.bottom - a.height * REACH, b.bottom - b.height * REACH) -
    Math.max(a.top + a.height * REACH, b.top + b.height * REACH);
  return wide > 2 && high > 1;
};

const overlaps = (lines) => {
  const sorted = lines
    .filter(({ element }) => !floats(element))
    .sort((one, other) => one.box.top - other.box.top);
  return sorted.flatMap((line, index) => {
    const end = sorted.findIndex(({ box }, at) => at > index && box.top >= line.box.bottom);
    const near = sorted.slice(index + 1, end < 0 ? undefined : end);
    const other = near.find((one) => cover(line, one));
    return other ? [fault('overlap', line.element, `with ${wordsOf(other.element)}`)] : [];
  });
};

/** Dates and numbers of projects; in inputs the browser scrolls. */
const WHOLE = /(?<![\w-])(?:\d{4}-\d\d(?:-\d\d)?|[A-Z]{2}\d{4}-[A-Z]-\d{4})(?![\w-])/g;

/** As it is read: signs that nobody sees join its parts. */
const brokenWords = (elements) =>
  elements.flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent))
      .flatMap((node) => {
        const seen = [...node.textContent.matchAll(/[^\u2060]/g)];
        const text = seen.map(([sign]) => sign).join('');
        return [...text.matchAll(WHOLE)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, seen[index].index);
          range.setEnd(node, seen[index + word.length - 1].index + 1);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > 4 ? [fault('broken', element, word)] : [];
        });
      }),
  );

const WORD_SIGN = /[\p{L}\p{N}]/u;
/** As wide as a narrow space. */
const SEEN_GAP_PX = 3;
const isInline = (element) => getComputedStyle(element).display === 'inline';

/** Texts of one paragraph each: what a screen reader reads, and a copy takes, without a pause. */
const textRuns = (root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const paragraphOf = (node) => {
    let at = node.parentElement;
    while (at && at !== root && isInline(at)) at = at.parentElement;
    return at;
  };
  const runs = [];
  let run = [];
  let paragraph = null;
  const end = () => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      const { display } = getComputedStyle(node);
      if (!['inline', 'contents', 'none'].includes(display) || ['BR', 'IMG', 'svg'].includes(node.tagName))
        end();
    } else if (node.data !== '' && isShown(node.parentElement)) {
      if (paragraphOf(node) !== paragraph) end();
      paragraph = paragraphOf(node);
      run.push(node);
    }
  }
  end();
  return runs;
};

const signBox = (node, at) => {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
};

/** Words that stand apart on the screen by a margin alone, and run together where they are read aloud or copied. */
const joinedWords = (root) =>
  textRuns(root).flatMap((run) =>
    run.slice(1).flatMap((node, index) => {
      const before = run[index];
      const isJoined = WORD_SIGN.test(before.data.at(-1)) && WORD_SIGN.test(node.data[0]);
      if (!isJoined) return [];
      const [end, start] = [signBox(before, before.data.length - 1), signBox(node, 0)];
      const isOnLine = Math.abs(end.bottom - start.bottom) < Math.max(end.height, start.height) / 2;
      const gap = Math.max(start.left - end.right, end.left - start.right);
      return isOnLine && gap >= SEEN_GAP_PX
        ? [fault('joined', node.parentElement, `with ${wordsOf(before).slice(-12)}`)]
        : [];
    }),
  );

// biome-ignore lint/correctness/noUnusedVariables: called by measure.mjs, in the page
function misreadOnPage() {
  const main = document.querySelector('main') ?? document.body;
  return [
    ...brokenWords([...main.querySelectorAll(':not(script, style)')].filter(isShown)),
    ...joinedWords(main),
  ];
}

const isInText = (element) =>
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '',
  );

/** Whether a circle of 24 px around its middle touches another target (WCAG 2.5.8). */
const isCrowded = ({ element, box }, all) => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return all.some(({ element: other, box: around }) => {
    if (other === element || other.contains(element) || element.contains(other)) return false;
    const dx = Math.max(around.left - x, 0, x - around.right);
    const dy = Math.max(around.top - y, 0, y - around.bottom);
    return Math.hypot(dx, dy) < TARGET / 2;
  });
};

const smallTargets = () => {
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((element) => isShown(element) && element.closest('[aria-hidden="true"]') === null)
    .map((element) => {
      const label = element.matches('input') ? element.closest('label') : null;
      return { element, box: (label ?? element).getBoundingClientRect() };
    })
    .filter(({ box }) => !isHair(box));
  return targets
    .filter(({ element, box }) => {
      const isLarge = box.width >= TARGET - 0.5 && box.height >= TARGET - 0.5;
      return !isLarge && !isInText(element) && !element.closest(DRAWN_AROUND);
    })
    .filter((target) => isCrowded(target, targets))
    .map(({ element, box }) =>
      fault('small target', element, `${Math.round(box.width)} × ${Math.round(box.height)} px`),
    );
};

const crookedRows = (lines) =>
  [...document.querySelectorAll('tbody tr')]
    .filter((row) => isShown(row) && getComputedStyle(row).display === 'table-row')
    .flatMap((row) => {
      const middles = [...row.cells]
        .filter((cell) => getComputedStyle(cell).verticalAlign !== 'middle')
        .flatMap((cell) => lines.find(({ element }) => cell.contains(element)) ?? [])
        .map(({ box }) => box.top + box.height / 2);
      const off = Math.max(...middles) - Math.min(...middles);
      return middles.length > 1 && off > CROOKED_PX
        ? [fault('row', row, `cells begin ${off.toFixed(1)} px apart`)]
        : [];
    });

// biome-ignore lint/correctness/noUnusedVariables: called by measure.mjs, in the page
function faultsOnPage(fontMin) {
  const lines = readText();
  const elements = [...new Set(lines.map(({ element }) => element))];
  const found = [
    ...smallText(elements, fontMin),
    ...clippedBoxes(elements),
    ...clippedDrawings(lines),
    ...overlaps(lines),
    ...brokenWords(elements),
    ...smallTargets(),
    ...crookedRows(lines),
    ...joinedWords(document.body),
  ];
  return [...new Set(found)];
}
