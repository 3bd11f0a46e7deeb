import { waitFor } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { renderApp } from '@tests/support/renderApp';
import { okRows, signedInService } from '@tests/support/signedInService';

test.each([
  ['/innovation/result/one/A', '/innovation/result/one/A'],
  ['/innovation/result/two/all', '/innovation/result/two/all'],
  ['/innovation/result/one/zz', '/404'],
  ['/innovation/result/three/A', '/404'],
])('the address %s leads to %s', async (address, end) => {
  const categories = [{ key: 'A', name: '关键技术', summary: '' }];
  const service = signedInService({
    'GET /prod-api/cms/period/list': okRows([{ ...aPeriod(), categories }]),
    'GET /prod-api/cms/open/result': okRows([]),
  });
  const app = renderApp(address);
  const at = () => (app.history() as unknown as { location: Location }).location.pathname;

  await waitFor(() => expect(service.sentTo('GET /prod-api/cms/period/list')).not.toHaveLength(0));
  await waitFor(() => expect(at()).toBe(end));
});
