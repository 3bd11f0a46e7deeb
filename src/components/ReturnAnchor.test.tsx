import { screen } from '@testing-library/react';
import { renderLinkedKit } from '@tests/support/renderKit';
import { knownPaths } from '@tests/support/walk/stops';
import { noteQuery } from '@/utils/list-queries';
import { runSignOutHooks } from '@/utils/sign-out-hooks';
import { Crumbs } from './Crumbs';
import { ReturnButtonLink } from './ReturnAnchor';

const SEARCH = '?keyword=%E8%BD%B4%E6%89%BF&pageNum=3';
/** Every address without a parameter; kit pages are rendered at `/`, which is the page itself. */
const WAYS_IN = ['/login', '/register', '/qz'];
const lists = knownPaths.filter((path) => !/[:*]/.test(path) && path !== '/' && !WAYS_IN.includes(path));

const hrefOf = (to: string): string | null => {
  const view = renderLinkedKit(<Crumbs crumbs={[{ label: '列表', to }, { label: '本页' }]} />);
  const href = screen.getByRole('link', { name: '列表' }).getAttribute('href');
  view.unmount();
  return href;
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it.each(lists)('a crumb to %s leads to the page and filters last seen there', (pathname) => {
  noteQuery({ pathname, search: SEARCH });

  expect(hrefOf(pathname)).toBe(pathname + SEARCH);
});

it.each(WAYS_IN)('nothing is kept of %s, whose address may carry a code', (pathname) => {
  noteQuery({ pathname, search: '?state=a&code=b' });

  expect(sessionStorage.length).toBe(0);
});

it('the latest visit counts, also one without a query', () => {
  noteQuery({ pathname: '/demand', search: SEARCH });
  noteQuery({ pathname: '/demand', search: '' });

  expect(hrefOf('/demand')).toBe('/demand');
});

it('what was open on an item, or on the page itself, is no place to come back to', () => {
  noteQuery({ pathname: '/demand/detail/7', search: '?tab=files' });
  noteQuery({ pathname: '/', search: '?type=a' });

  expect(hrefOf('/demand/detail/7')).toBe('/demand/detail/7');
  expect(hrefOf('/')).toBe('/');
});

it('a part of a list stands as it was left, if that part was seen last', () => {
  noteQuery({ pathname: '/demand', search: '?field=energy&pageNum=2' });

  expect(hrefOf('/demand?field=energy')).toBe('/demand?field=energy&pageNum=2');
  expect(hrefOf('/demand?field=water')).toBe('/demand?field=water');
});

it('a button leads back as a crumb does', () => {
  noteQuery({ pathname: '/demand', search: SEARCH });
  const view = renderLinkedKit(<ReturnButtonLink to="/demand">查看其他需求</ReturnButtonLink>);

  expect(screen.getByRole('link', { name: '查看其他需求' })).toHaveAttribute('href', `/demand${SEARCH}`);
  view.unmount();
});

it('an address with a query of its own stays as it is', () => {
  noteQuery({ pathname: '/demand', search: SEARCH });

  expect(hrefOf('/demand?field=energy')).toBe('/demand?field=energy');
});

it('nobody who signs out leaves it behind', async () => {
  noteQuery({ pathname: '/demand', search: SEARCH });
  await runSignOutHooks();

  expect(hrefOf('/demand')).toBe('/demand');
});

it.each(['getItem', 'setItem'] as const)('storage that denies %s breaks nothing', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  noteQuery({ pathname: '/demand', search: SEARCH });

  expect(hrefOf('/demand')).toBe('/demand');
});

it('what is no record in the storage counts as nothing', () => {
  sessionStorage.setItem('list_queries', '{"/demand":');

  expect(hrefOf('/demand')).toBe('/demand');
});
