/** @jest-environment ./tests/setup/server-in-page-environment.cjs */
import { renderMarkdown } from '@server/modules/content/render-markdown';
import { MARKUP_ATTACKS, mixedAttacks } from '@tests/support/markup-attacks';

const ALLOWED = new Set(
  'P,H1,H2,H3,H4,H5,H6,UL,OL,LI,STRONG,EM,S,CODE,PRE,BLOCKQUOTE,TABLE,THEAD,TBODY,TR,TH,TD,A,IMG,HR,BR'.split(
    ',',
  ),
);
const SAFE_ADDRESS = /^(?:https?:|mailto:|\/(?!\/)|#|[^:]*$)/i;

describe('what an author writes', () => {
  it.each([...MARKUP_ATTACKS, ...mixedAttacks(200)])('does nothing in a reader’s browser: %s', (source) => {
    const holder = document.createElement('div');
    holder.innerHTML = renderMarkdown(source).html;

    const elements = [...holder.querySelectorAll('*')];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(elements.map(({ tagName }) => tagName).filter((name) => !ALLOWED.has(name))).toEqual([]);
    expect(attributes.filter(({ name }) => /^(?:on|style|srcdoc|action|formaction)/.test(name))).toEqual([]);
    expect(
      attributes.filter(({ name, value }) => /^(?:href|src)$/.test(name) && !SAFE_ADDRESS.test(value.trim())),
    ).toEqual([]);
  });

  it('keeps what it is for: headings with anchors, tables, lists, links', () => {
    const { html, outline, text } = renderMarkdown(
      '## 第一章\n\n- 一\n\n| 甲 | 乙 |\n|---|---|\n| 1 | 2 |\n\n[指南](/policyDoc/1) https://example.com',
    );

    expect(html).toContain('<h2 id="s1">第一章</h2>');
    expect(html).toContain('<td>2</td>');
    expect(html).toContain('<a href="/policyDoc/1">指南</a>');
    expect(html).toContain('rel="noopener noreferrer nofollow" target="_blank"');
    expect(outline).toEqual([{ id: 's1', level: 2, text: '第一章' }]);
    expect(text).toContain('第一章');
  });
});
