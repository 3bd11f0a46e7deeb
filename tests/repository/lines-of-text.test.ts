import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

/** Always one line, as high as its box: tags, chips and counts. */
const ONE_LINE = [
  'components/FilterChips.module.css .chip',
  'components/FilterChips.module.css .label',
  'components/Tag.module.css .tag',
  'components/form/TagsField.module.css .input',
  'components/form/TagsField.module.css .tag',
  'layouts/main/NoticeBell.module.css .count',
];

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Rules with a line as high as so many pixels, and letters that grow with the look. */
const tooLow = (file: string): string[] => {
  const css = readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(RULE)]
    .filter(([, , body = '']) => /line-height: [1-9]\d*px;/.test(body) && !/font-size: \d+px;/.test(body))
    .map(([, selector = '']) => `${file} ${selector.trim()}`);
};

it('a line is as high as its letters need in 关怀版, where two lines would otherwise touch', () => {
  expect([...new Set(sheets.flatMap(tooLow))].sort()).toEqual(ONE_LINE);
});
