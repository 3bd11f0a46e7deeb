import { lazy } from 'react';
import { withArrival } from './arrived-page';

type Load = () => Promise<unknown>;
const loadOf = (layout: unknown): Load => (layout as { _payload: { _result: Load } })._payload._result;

it('leaves a layout that Umi fetches ahead, and that does not come, to the page that needs it [req:fault-f21]', async () => {
  const failed = Promise.reject(new Error('Loading CSS chunk 12 failed.'));
  const watched = jest.spyOn(failed, 'then');
  const layout = lazy(() => failed as never);
  const { outer } = withArrival({
    routes: { page: { parentId: 'outer' }, outer: {} },
    routeComponents: { outer: layout, page: () => null },
  });

  const load = loadOf(outer);
  const coming = load();
  // Handled, so that the browser does not report a rejection that nobody waits for; whoever waits still learns of it.
  expect(watched).toHaveBeenCalledWith(undefined, expect.any(Function));
  await expect(coming).rejects.toThrow('Loading CSS chunk');
});
