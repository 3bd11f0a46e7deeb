import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { copiedText } from '@tests/support/copiedText';
import { renderKit } from '@tests/support/renderKit';
import { CopyLink } from './CopyLink';

const LINK = 'https://kczx.example/learning/join?code=K7M3Q';
const REFUSED = '浏览器不允许复制，内容已选中，请手动复制';

/** What a browser without a clipboard, or one that is not allowed to use it, offers to a page. */
const BROWSERS: [string, Partial<Clipboard> | undefined][] = [
  ['gives no clipboard to a page without HTTPS', undefined],
  ['is not allowed to copy', { writeText: () => Promise.reject(new Error('not allowed')) }],
];

const open = (clipboard?: { value: Partial<Clipboard> | undefined }) => {
  const user = userEvent.setup();
  if (clipboard) Object.defineProperty(navigator, 'clipboard', { configurable: true, ...clipboard });
  renderKit(<CopyLink link={LINK} label="复制链接" />);
  return () => user.click(screen.getByRole('button', { name: '复制链接' }));
};

test('says that the text was copied', async () => {
  const press = open();
  await press();

  expect(await screen.findByText('已复制')).toBeVisible();
  expect(await copiedText()).toBe(LINK);
  expect(screen.queryByText(LINK)).not.toBeInTheDocument();
});

test.each(BROWSERS)('a browser that %s shows the text, selected', async (_, value) => {
  const press = open({ value });
  await press();

  expect(await screen.findByText(REFUSED)).toBeVisible();
  expect(screen.getByText(LINK)).toBeVisible();
  expect(getSelection()?.toString()).toBe(LINK);
});

test('a second try is announced as well', async () => {
  const press = open({ value: { writeText: () => Promise.reject(new Error('not allowed')) } });
  await press();
  const status = await screen.findByText(REFUSED);
  const said: string[] = [];
  new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await press();

  await screen.findByText(REFUSED);
  expect(said).toEqual(expect.arrayContaining(['', REFUSED]));
});
