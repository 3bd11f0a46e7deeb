import { isChinese, markChinese } from './mark-chinese';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['冷藏车门封老化五分钟判定仪', true],
  ['坡面霜冻判断软件 V2.1', true],
  ['单次 pH 检测', true],
  ['Host: 开创专项办公室', false],
  ['most: 云泽大学, 6', false],
  ['العدد: 6 云泽', false],
  ['Sign in', false],
  ['2026-11-24 09:30', null],
  ['', null],
])('%j is Chinese: %s', (text, expected) => {
  expect(isChinese(text)).toBe(expected);
});

const langsIn = (html: string): Record<string, string | null> => {
  document.body.innerHTML = html;
  const stop = markChinese(document.body, 'en-US');
  const found = Object.fromEntries(
    [...document.querySelectorAll('[id]')].map((element) => [element.id, element.getAttribute('lang')]),
  );
  stop();
  return found;
};

it('marks each element by its own words, and what is not Chinese within', () => {
  expect(
    langsIn(
      '<p id="a">查新报告<b id="b">due today</b><i id="c">12</i></p><p id="d">Title: <bdi id="e">管网</bdi></p>',
    ),
  ).toEqual({ a: 'zh-CN', b: 'en-US', c: null, d: null, e: 'zh-CN' });
});

it('leaves what an author has said', () => {
  expect(
    langsIn('<p id="a" lang="zh-CN">正文<code id="b">npm start</code></p><b id="c" lang="ja">東京</b>'),
  ).toEqual({
    a: 'zh-CN',
    b: null,
    c: 'ja',
  });
});

it('follows the page, and takes back all that it said', async () => {
  document.body.innerHTML = '<div><p id="a">Loading</p></div>';
  const stop = markChinese(document.body, 'en-US');
  const [box, text] = [document.querySelector('div'), document.querySelector('p')];
  if (!box || !text?.firstChild) throw new Error('nothing to look at');
  text.firstChild.nodeValue = '云泽大学';
  box.insertAdjacentHTML('beforeend', '<ul><li id="b">青陶水务</li></ul>');
  await Promise.resolve();
  const li = document.getElementById('b');
  expect([text.getAttribute('lang'), li?.getAttribute('lang')]).toEqual(['zh-CN', 'zh-CN']);

  text.firstChild.nodeValue = 'Done';
  await Promise.resolve();
  expect(text.hasAttribute('lang')).toBe(false);

  stop();
  expect(li?.hasAttribute('lang')).toBe(false);
});
