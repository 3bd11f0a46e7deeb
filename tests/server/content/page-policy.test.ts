/** @jest-environment ./tests/setup/server-in-page-environment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureHtml } from '@server/modules/content/figure-html';
import { refuseTangled, renderMarkdown } from '@server/modules/content/render-markdown';
import { MARKUP_ATTACKS, mixedAttacks } from '@tests/support/markup-attacks';

interface Policy {
  createHTML: (html: string) => string | null;
}

/** The default policy of public/boot.js, as a browser with Trusted Types would be given it. */
const pagePolicy = (): Policy => {
  const policies: Record<string, Policy> = {};
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, policy: Policy) => Object.assign(policies, { [name]: policy })[name],
    },
    matchMedia: () => ({ matches: false }),
  });
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script') });
  new Function(readFileSync(join(__dirname, '../../../public/boot.js'), 'utf8'))();
  const { default: page } = policies;
  if (!page) throw new Error('boot.js makes no default policy');
  return page;
};
jest.useFakeTimers();
const policy = pagePolicy();

const KEPT = [
  'https://example.cn/a?b=1#c',
  'HTTP://example.cn',
  'mailto:office@example.cn',
  'tel:0791-0000-0000',
  '/policyDoc/3',
  '#s2',
];
const REFUSED = [
  ...['ftp://example.cn', 'sms:10086', 'weixin://dl', 'blob:https://example.cn/1', 'javascript:alert(1)'],
  ...[
    'data:text/html;base64,AAAA',
    'vbscript:x',
    'file:///etc',
    '//example.cn',

    'policyDoc/3',
  ],
  ...['intent:x', 'ws://example.cn'],
];

it.each(KEPT)('%s stays a link', (address) => {
  const { html, refused } = renderMarkdown(`[去看](${address})`);
  expect(html).toContain('<a href=');
  expect(refused).toEqual([]);
  expect(policy.createHTML(html)).toBe(html);
});

it.each(REFUSED)('%s becomes text, and the author is told', (address) => {
  const { html, refused } = renderMarkdown(`[去看](<${address}>)`);
  expect(html).not.toContain(`href="${address}`);
  expect(refused).toContain(address);
  expect(policy.createHTML(html)).toBe(html);
});

it.each(['ftp://example.cn/a', '//example.cn/a', '<sms:10086>', '<weixin:x>'])(
  '%s in plain text is no link',
  (text) => {
    const { html } = renderMarkdown(`见 ${text} 。`);
    expect(html).not.toContain('<a ');
    expect(policy.createHTML(html)).not.toBeNull();
  },
);

it.each([...MARKUP_ATTACKS, ...mixedAttacks(200)])(
  'the page takes whatever the service has made: %s',
  (source) => {
    const { html } = renderMarkdown(source);
    expect(policy.createHTML(html)).toBe(html);
  },
);

it('a text of nothing but brackets is refused before it is rendered', () => {
  expect(() => refuseTangled('!['.repeat(5001))).toThrow('正文里的方括号过多，至多 5000 个');
  expect(() => refuseTangled('[指南](/policyDoc/1)'.repeat(300))).not.toThrow();
});

const FIGURE = { id: '7d6fb2a0-1111-4111-8111-111111111111', width: 900, height: 700 };
it.each(['登录页', ...MARKUP_ATTACKS])('a figure that says %j goes through as it is', (said) => {
  const html = figureHtml(3, { ...FIGURE, alt: said.slice(0, 120), caption: said.slice(0, 120) });
  const { html: page } = renderMarkdown('[图1]', [html]);
  expect(policy.createHTML(page)).toBe(page);
  expect(new DOMParser().parseFromString(page, 'text/html').querySelectorAll('figure > *')).toHaveLength(
    said ? 2 : 1,
  );
});

it.each(['javascript:alert(1) 1x', '/a 1x, javascript:alert(1) 2x', 'data:text/html;base64,AAAA'])(
  'no set of pictures %s',
  (set) => expect(policy.createHTML(`<img srcset="${set}">`)).toBeNull(),
);
