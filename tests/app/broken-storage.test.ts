import { readPlace, writePlace } from '@/layouts/root/places';
import { readLastError } from '@/utils/last-error';
import { keepRecentWord, readRecentWords } from '@/utils/recent-words';
import { readUser } from '@/utils/session';
import { stored, storedRecord } from '@/utils/stored';

const BROKEN = ['', '{', '[1', 'undefined', '7', 'null', '"text"', '[]', 'x'.repeat(10_000)];
const entry = { key: 'a', pathname: '/demand', search: '' };

describe.each(BROKEN)('a storage that holds %p', (value) => {
  beforeEach(() => {
    for (const key of ['user', 'last_error', 'scroll_places']) sessionStorage.setItem(key, value);
    localStorage.setItem('search_recent', value);
  });

  it('is one that holds nothing, and is written anew', () => {
    expect([readUser(), readLastError(), readPlace(entry)]).toEqual([null, null, null]);
    expect(readRecentWords()).toEqual([]);

    keepRecentWord('门封');
    writePlace(entry, { y: 7, href: null });
    expect([readRecentWords(), readPlace(entry)]).toEqual([['门封'], { y: 7, href: null }]);
  });
});

it('gives back what was stored', () => {
  localStorage.setItem('kept', '{"a":[1]}');
  expect([stored(localStorage, 'kept'), storedRecord(localStorage, 'kept')]).toEqual([
    { a: [1] },
    { a: [1] },
  ]);
  expect(storedRecord(localStorage, 'nothing')).toBeNull();
});
