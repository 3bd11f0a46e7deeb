import { screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { FileButton } from './FileButton';

const onFetch = async () => undefined;

test.each([
  ['the name of a file within a text: printed', { bare: true }, true],
  ['a button that bears it: printed', { named: true }, true],
  ['a button that says what it does: not printed', {}, false],
])('%s', (_, kind, isPrinted) => {
  renderKit(
    <FileButton {...kind} onFetch={onFetch}>
      盖章件.pdf
    </FileButton>,
  );
  expect(screen.getByRole('button').hasAttribute('data-printed')).toBe(isPrinted);
});
