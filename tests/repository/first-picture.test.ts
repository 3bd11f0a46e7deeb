import { AROUND_START } from '../../config/plugins/first-picture';

/** Runs a script that starts the app on such a page, and returns the order of events. */
const run = (dataset: object, hidden: boolean, frame: (draw: () => void) => void): string[] => {
  const order: string[] = [];
  const [before, after] = AROUND_START;
  const script = new Function(
    'document',
    'requestAnimationFrame',
    'setTimeout',
    'start',
    `${before}start()${after}\n;`,
  );
  const noting = (what: string, work: () => void) => () => {
    order.push(what);
    work();
  };
  script(
    { documentElement: { dataset }, hidden },
    (draw: () => void) => frame(noting('picture', draw)),
    (work: () => void) => noting('afterwards', work)(),
    noting('app', () => undefined),
  );
  return order;
};
const atOnce = (draw: () => void): void => draw();
const never = (): void => undefined;

it.each([
  [
    'a prepared page shows its picture first',
    { prepared: '1795863132968' },
    false,
    atOnce,
    ['picture', 'afterwards', 'app'],
  ],
  ['a prepared page waits for its picture', { prepared: '1795863132968' }, false, never, []],
  ['a tab that nobody looks at is shown no picture', { prepared: '1795863132968' }, true, never, ['app']],
  ['what the app draws itself begins at once', {}, false, never, ['app']],
])('%s', (_, dataset, hidden, frame, order) => {
  expect(run(dataset, hidden, frame)).toEqual(order);
});
