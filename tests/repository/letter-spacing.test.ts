import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.startsWith('.umi'),
);

/** Codes, numbers and methods, which are read sign by sign in every language, and the name in the logo. */
const EVERYWHERE = [
  'components/Seal.module.css .above',
  'components/Seal.module.css .word',
  'components/form/CodeForm.module.css .input',
  'layouts/main/Brand.module.css .brand',
  'layouts/main/Footer.module.css .name',
  'pages/innovation/myProjects/form/filed/ReceiptPage.module.css .no',
  'pages/innovation/myProjects/people/people.module.css .code',
  'pages/learning/detail/detail.module.css .code',
  'pages/reference/CallArticle.module.css .method',
  'pages/reference/GroupList.module.css .address b',
  'pages/user/security/TotpSecret.module.css .key code',
];

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const APART = /letter-spacing: [0-9.]*[1-9]/;

const setApart = (file: string): string[] => {
  const css = readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(RULE)]
    .filter(([, selector = '', body = '']) => APART.test(body) && !/(?<!:not\(|, ):lang\(zh\)/.test(selector))
    .map(([, selector = '']) => `${file} ${selector.trim()}`);
};

it('only square characters are set apart: it tears the letters of a Latin word, and breaks Arabic ones', () => {
  expect(sheets.flatMap(setApart).sort()).toEqual(EVERYWHERE);
});
