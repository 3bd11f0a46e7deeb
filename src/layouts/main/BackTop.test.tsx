import { act, screen } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';

const button = () => screen.queryByRole('button', { name: '回到顶部' });
const scrollTo = (y: number): void =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
const open = async (width: number): Promise<void> => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
  }));
  stubService(startAnswers());
  renderApp('/sitemap');
  await screen.findByRole('heading', { level: 1, name: '网站地图' });
};
afterEach(() => scrollTo(0));

test('beside the page the way back to the top is there once a screen has been scrolled', async () => {
  await open(1440);
  expect(button()).toBeNull();
  scrollTo(window.innerHeight + 1);
  expect(button()).toBeVisible();
  scrollTo(0);
  expect(button()).toBeNull();
});

test.each([375, 1280])(
  'without room beside the page, at %i px, it lies over nothing that is read: it comes when the reader turns back',
  async (width) => {
    await open(width);
    scrollTo(3000);
    expect(button()).toBeNull();
    scrollTo(2995);
    expect(button()).toBeNull();
    scrollTo(2900);
    expect(button()).toBeVisible();
    scrollTo(2960);
    expect(button()).toBeNull();
  },
);
