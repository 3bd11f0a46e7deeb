import { screen } from '@testing-library/react';
import { renderLinkedKit } from '@tests/support/renderKit';
import { useCurrentInView } from './useCurrentInView';

/** Six links of 100 px in a line of 300 px. */
function Line({ current }: { current: number }) {
  const list = useCurrentInView(String(current));
  return (
    <ul ref={list}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <li key={place}>
          <a href={`/${place}`} aria-current={place === current ? 'page' : undefined}>
            {place}
          </a>
        </li>
      ))}
    </ul>
  );
}

beforeEach(() => {
  const size = (name: 'offsetLeft' | 'offsetWidth', of: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function measure(this: HTMLElement) {
      return of(this);
    });
  size('offsetLeft', ({ tagName, textContent }) => (tagName === 'A' ? 20 + 100 * Number(textContent) : 20));
  size('offsetWidth', () => 100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

it('brings the current link of a line that is too long into the middle', () => {
  renderLinkedKit(<Line current={4} />);

  expect(screen.getByRole('list').scrollLeft).toBe(300);
});
