import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAnswers } from '@server/pages/first-answers';
import { readPageFiles, withFiles } from '@server/pages/page-files';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const directory = temporaryDirectory();
const STYLE = 'p__demand.0f0f0f0f.chunk.css';
const SCRIPT = 'p__demand.0f0f0f0f.async.js';
const HTML =
  '<head><link rel="stylesheet" href="/umi.css"><link rel="icon"><script defer src="/vendor.js"></script><script defer src="/umi.js"></script></head><body></body>';

const filesOf = () => {
  mkdirSync(directory, { recursive: true });
  const pages = [
    ['/demand/mine', []],
    ['/demand/:id', [STYLE, SCRIPT]],
  ];
  writeFileSync(join(directory, 'page-files.json'), JSON.stringify(pages));
  return readPageFiles(directory);
};

describe('the files of a page', () => {
  it('are those of the first page that claims the address', () => {
    const of = filesOf();

    expect(of('/demand/7')).toEqual([STYLE, SCRIPT]);
    expect(of('/demand/mine')).toEqual([]);
    expect(of('/nowhere')).toBeNull();
  });

  it('come with the first ones: styles before the page is painted, scripts before the one that starts the app', () => {
    const html = withFiles(HTML, filesOf()('/demand/7') ?? []);

    const order = ['/umi.css', STYLE, '/vendor.js', SCRIPT, '/umi.js'].map((name) => html.indexOf(name));
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('the first answers in a page', () => {
  it('are data, whatever their texts say', () => {
    const text = '</script><script>alert(1)</script> $& <!--';

    const html = withAnswers(HTML, { '/api/setting.json': { name: text } }, { at: new Date(0) });

    const data =
      /<script type="application\/json" id="first-answers" data-at="1970-01-01T00:00:00.000Z">(.*?)<\/script>/s.exec(
        html,
      )?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ '/api/setting.json': { name: text } });
    expect(html.match(/<script/g)).toHaveLength(3);
  });
});
