import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDemand } from '@tests/support/a-demand';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const MATCHES = 'GET /prod-api/cms/open/match/{kind}/{id}';
const REFUSE = 'POST /prod-api/cms/match/{kind}/{id}/irrelevant';
const fitting = {
  id: 9,
  title: '管网声学监测终端',
  field: 'manufacturing',
  unitName: '青陶水务科技有限公司',
  sameField: true,
  words: [],
};

test.each([
  ['has been taken down meanwhile is gone, and the page stays', refused(404, '没有找到请求的内容'), []],
  ['could not be refused stays, with why', refused(503, '服务正在维护'), [fitting]],
])('what does not fit and %s', async (_, refusal, left) => {
  const service = signedInService({
    'GET /prod-api/cms/open/demand/{id}': ok(aDemand()),
    [MATCHES]: ok([fitting]),
    [REFUSE]: refusal,
  });
  const app = renderApp('/demand/detail/7');
  const button = await screen.findByRole('button', { name: /管网声学监测终端/ });
  service.answer(MATCHES, ok(left));
  await userEvent.click(button);

  await waitFor(() => expect(service.sentTo(MATCHES)).toHaveLength(2));
  const { location } = app.history() as unknown as { location: Location };
  expect(location.pathname).toBe('/demand/detail/7');
  if (left.length > 0) expect(await screen.findByText('服务正在维护')).toBeVisible();
  else await waitFor(() => expect(button).not.toBeInTheDocument());
});
