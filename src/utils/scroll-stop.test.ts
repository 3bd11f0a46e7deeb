import { scrollStop } from './scroll-stop';

/** jsdom computes no layout, so the sizes are set here. */
const aBox = (html: string, { width = 100, height = 100, shown = 100 } = {}): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  Object.defineProperties(box, {
    scrollWidth: { get: () => width, configurable: true },
    scrollHeight: { get: () => height, configurable: true },
    clientWidth: { value: shown },
    clientHeight: { value: shown },
  });
  document.body.append(box);
  return box;
};
const grow = (box: HTMLElement, height: number): void => {
  Object.defineProperty(box, 'scrollHeight', { get: () => height, configurable: true });
};
const turn = () => new Promise((done) => setTimeout(done));
afterEach(() => document.body.replaceChildren());

test.each([
  ['all of its text is seen', '<p>一行</p>', {}, null],
  ['it is too low', '<p>很多行</p>', { height: 300 }, '0'],
  ['it is too narrow', '<p>很宽</p>', { width: 300 }, '0'],
  ['a control in it can be reached', '<p><a href="/faq">常见问题</a></p>', { height: 300 }, null],
  ['its only control is out of reach', '<p><i tabindex="-1">一行</i></p>', { height: 300 }, '0'],
])('whether a box is a stop of the Tab key when %s', (_, html, sizes, expected) => {
  const box = aBox(html, sizes);
  const end = scrollStop(box);
  expect(box.getAttribute('tabindex')).toBe(expected);
  end?.();
});

test('it becomes one when its text arrives or its picture has grown, and is none once a control has come', async () => {
  const box = aBox('<p>正在加载…</p>');
  const end = scrollStop(box);
  grow(box, 300);
  box.append('很多行');
  await turn();
  expect(box).toHaveAttribute('tabindex', '0');

  grow(box, 100);
  box.append('少了');
  await turn();
  expect(box).not.toHaveAttribute('tabindex');

  box.insertAdjacentHTML('beforeend', '<img alt="">');
  await turn();
  grow(box, 300);
  box.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(box).toHaveAttribute('tabindex', '0');

  box.insertAdjacentHTML('beforeend', '<button>审核</button>');
  await turn();
  expect(box).not.toHaveAttribute('tabindex');
  end?.();
});

test('it stays a stop while somebody stands on it', async () => {
  const box = aBox('<p>很多行</p>', { height: 300 });
  const end = scrollStop(box);
  box.focus();
  grow(box, 100);
  box.append('少了');
  await turn();
  expect(box).toHaveFocus();
  end?.();
});
