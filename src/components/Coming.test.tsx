import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Coming } from './Coming';

const BASE = readFileSync(join(__dirname, '../theme/base.css'), 'utf8');

/** What follows it, drawn with the rules of every page. */
const below = (unless: boolean): HTMLElement => {
  const { container } = render(
    <div>
      <Coming unless={unless} />
      <p>下方</p>
    </div>,
  );
  const style = document.createElement('style');
  style.textContent = BASE;
  container.append(style);
  return container.querySelector('p') as HTMLElement;
};

test('what stands below a part that is coming is held unseen, and no longer than a second', () => {
  const { visibility, animation } = getComputedStyle(below(false));

  expect([visibility, animation]).toEqual(['hidden', expect.stringContaining('1s')]);
});

test('once the part is there, what stands below is seen', () => {
  expect(below(true)).toBeVisible();
});
