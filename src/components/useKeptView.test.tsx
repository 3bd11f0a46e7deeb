import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLinkedKit } from '@tests/support/renderKit';
import '@/utils/list-queries';
import { runSignOutHooks } from '@/utils/sign-out-hooks';
import { KeptDetails } from './KeptDetails';
import { forgetEarlierVisit } from './useKeptView';

const FAQ = { key: 'a', pathname: '/faq', search: '' };

/** A page with two answers of which the second one stands open from the start. */
const visit = (entry: object = FAQ) =>
  renderLinkedKit(
    <section>
      {['first', 'second'].map((name) => (
        <KeptDetails key={name} keptAs={name} open={name === 'second'}>
          <summary>{name}</summary>
          {`${name} answer`}
        </KeptDetails>
      ))}
    </section>,
    entry,
  );

const opened = (): string[] =>
  screen
    .getAllByRole('group')
    .filter((details) => (details as HTMLDetailsElement).open)
    .map((details) => details.textContent ?? '');

const NEW_VISIT = ['secondsecond answer'];
const LEFT = ['firstfirst answer'];

/** Opens the first answer, closes the second, and leaves. */
const read = async (entry: object = FAQ): Promise<void> => {
  const { unmount } = visit(entry);
  await userEvent.click(screen.getByText('first'));
  await userEvent.click(screen.getByText('second'));
  expect(opened()).toEqual(LEFT);
  unmount();
};

it.each([
  ['the same entry, after Back or a reload', FAQ, LEFT],
  ['a new visit', { ...FAQ, key: 'b' }, NEW_VISIT],
  [
    'another page that was loaded first in its document as well',
    { ...FAQ, pathname: '/innovation' },
    NEW_VISIT,
  ],
  ['the same page with another query', { ...FAQ, search: '?topic=apply' }, NEW_VISIT],
])('what was opened and closed stands so at %s', async (_what, entry, expected) => {
  await read();

  visit(entry);

  expect(opened()).toEqual(expected);
});

it.each([
  ['opened anew', 'navigate', NEW_VISIT],
  ['loaded again', 'reload', LEFT],
  ['reached by Back', 'back_forward', LEFT],
])('an address that is %s starts as it must', async (_what, type, expected) => {
  const loaded = { ...FAQ, key: 'default' };
  await read(loaded);

  const name = 'http://localhost/faq';
  Object.assign(performance, { getEntriesByType: () => [{ type, name }] });
  forgetEarlierVisit();
  Object.assign(performance, { getEntriesByType: undefined });
  visit(loaded);

  expect(opened()).toEqual(expected);
});

it('is gone once somebody has signed out', async () => {
  await read();

  await runSignOutHooks();
  visit();

  expect(opened()).toEqual(NEW_VISIT);
});

it.each(['{', '[]', '{"a /faq":7}', '{"a /faq":null}'])(
  'a storage that holds %s is one that holds nothing',
  (broken) => {
    sessionStorage.setItem('kept_views', broken);

    visit();

    expect(opened()).toEqual(NEW_VISIT);
  },
);
