import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { ReservedSpace } from './ReservedSpace';

const BASE = readFileSync(join(__dirname, '../theme/base.css'), 'utf8');

/** A page with a part that is loading or not, under the style rules of every page. */
const page = (loading: boolean) => (
  <>
    <style>{BASE}</style>
    <div>
      <ReservedSpace loading={loading} />
      <p>下方</p>
    </div>
  </>
);

test('what stands below a part that is coming is held unseen, and no longer than a second', () => {
  const { getByText } = render(page(true));
  const { visibility, animation } = getComputedStyle(getByText('下方'));

  expect([visibility, animation]).toEqual(['hidden', expect.stringContaining('1s')]);
});

test.each([
  ['that is there from the start', [false]],
  ['that has come', [true, false]],
  ['that is brought up to date', [true, false, true]],
])('what stands below a part %s is seen', (_, [first = false, ...then]) => {
  const { getByText, rerender } = render(page(first));
  for (const loading of then) rerender(page(loading));

  expect(getByText('下方')).toBeVisible();
});
