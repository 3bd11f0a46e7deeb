import { begins, contains } from '@server/db/like';

it('looks for the signs of a pattern as for any other', () => {
  expect(contains('50%_a\\b')).toBe('%50\\%\\_a\\\\b%');
  expect(begins('apply_')).toBe('apply\\_%');
});
