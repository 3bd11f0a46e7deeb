// The sites that our pages are compared with, each served as a good host would: compressed, over HTTP, from this
// machine.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const COMPRESSED = ['.html', '.js', '.css', '.svg', '.json'];

/**
 * Serves what `find` returns for a path, compressed once; any other request gets 401, as from a service without a
 * session.
 */
async function serve(find) {
  const kept = new Map();
  const bodyOf = (path) => {
    const found = find(path);
    if (!found) return null;
    const isText = COMPRESSED.includes(found.ending);
    return { ...found, isText, bytes: isText ? brotliCompressSync(found.bytes) : found.bytes };
  };
  const server = createServer((request, reply) => {
    const path = normalize(decodeURIComponent(request.url.split('?')[0]));
    if (!kept.has(path)) kept.set(path, bodyOf(path));
    const body = kept.get(path);
    if (!body) return reply.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    const type = TYPES[body.ending] ?? 'application/octet-stream';
    const encoding = body.isText ? { 'content-encoding': 'br' } : {};
    return reply.writeHead(200, { 'content-type': type, ...encoding }).end(body.bytes);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

const fileAt = (path) => ({ bytes: readFileSync(path), ending: extname(path) });

/** A built single-page app: its files, and its `index.html` at every other address outside `/api`. */
export const serveBuiltApp = (folder) =>
  serve((path) => {
    const file = join(folder, path);
    if (extname(path) && existsSync(file)) return fileAt(file);
    return path.startsWith('/api') ? null : fileAt(join(folder, 'index.html'));
  });

const PARAGRAPH =
  'You can apply for a grant if your organisation carries out research and you can show what it will change, for whom and by when. ';

/** A page of the length of a policy, in GOV.UK's own markup, styles and scripts. */
const govukPage = `<!doctype html><html lang="en" class="govuk-template"><head><meta charset="utf-8"><title>Apply for a grant</title><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><link rel="stylesheet" href="/govuk-frontend.min.css"></head><body class="govuk-template__body"><script>document.body.className += ' js-enabled govuk-frontend-supported'</script><a href="#main-content" class="govuk-skip-link" data-module="govuk-skip-link">Skip to main content</a><header class="govuk-header" data-module="govuk-header"><div class="govuk-header__container govuk-width-container"><div class="govuk-header__logo">GOV.UK</div></div></header><div class="govuk-width-container"><main class="govuk-main-wrapper" id="main-content"><h1 class="govuk-heading-xl">Apply for a grant</h1>${Array.from({ length: 12 }, (_, i) => `<h2 class="govuk-heading-m">${i + 1}. Who can apply</h2><p class="govuk-body">${PARAGRAPH.repeat(4)}</p>`).join('')}<a href="/start" role="button" class="govuk-button" data-module="govuk-button">Start now</a></main></div><script type="module">import { initAll } from '/govuk-frontend.min.js'; initAll()</script></body></html>`;

export function serveGovukPage() {
  const folder = join(createRequire(import.meta.url).resolve('govuk-frontend/package.json'), '../dist/govuk');
  return serve((path) => {
    if (path === '/') return { bytes: Buffer.from(govukPage), ending: '.html' };
    const file = join(folder, path);
    return extname(path) && existsSync(file) ? fileAt(file) : null;
  });
}
