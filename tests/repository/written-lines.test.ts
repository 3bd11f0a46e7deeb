import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('.umi'),
);

/** An element that shows one expression and nothing else. */
const SHOWN = /<(\w+)((?:\s[^<>]*)?)>\s*\{((?:[^<>]|=>|\?\?)*)\}\s*<\/\1>/g;
const QUOTED = /'[^']*'|`[^`]*`/g;
const REASON = /\b(?:removed_)?(?:conflictR|r)eason\b/;

/** These components keep the line breaks of their text. */
const KEEPING = { Banner: '.words', WrittenText: '.lines' } as const;
/** Here a rule for an outer element keeps the line breaks. */
const BY_ELEMENT = ['pages/admin/applications/detail/ReviewReasons.tsx .reasons'];

const cssOf = (name: string): string => readFileSync(`src/components/${name}.module.css`, 'utf8');
const keeps = (css: string, selector: string): boolean =>
  css.split('}').some((rule) => rule.includes(`${selector}`) && /white-space: pre-(?:line|wrap)/.test(rule));

/** Reasons that the platform gives in its own sentences, which have no line breaks. */
const OWN_WORDS = ['pages/user/settings/ClosePreviewLists.tsx', 'pages/verify/RefusedReceipt.tsx'];

it.each(Object.entries(KEEPING))('%s keeps the lines of a text', (name, selector) => {
  expect(keeps(cssOf(name), selector)).toBe(true);
});

it.each(BY_ELEMENT)('%s keeps them as well', (place) => {
  const [file = '', selector = ''] = place.split(' ');
  const css = readFileSync(join('src', file, '../index.module.css'), 'utf8');

  expect(keeps(css, `${selector} p`) && keeps(css, `${selector} dd`)).toBe(true);
});

it('a reason that somebody wrote in several lines is shown in several lines, wherever it is shown', () => {
  const asIs = pages.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(SHOWN)]
      .filter(([, , , shown = '']) => REASON.test(shown.replaceAll(QUOTED, '')))
      .filter(([, element = '']) => !(element in KEEPING))
      .map(() => file),
  );
  const known = [...BY_ELEMENT.map((place) => place.split(' ')[0]), ...OWN_WORDS];

  expect([...new Set(asIs)].sort()).toEqual(known.sort());
});
