import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, signedInService } from '@tests/support/signedInService';
import type { StubReply } from '@tests/support/stubService';

const LIST = 'GET /prod-api/cms/achi/mine';
const SOURCES = 'GET /prod-api/cms/achi/sources';
const CONTRIBUTIONS = 'GET /prod-api/cms/achi/contributions';

test('the list waits for what stands above it, so that nothing is pushed down', async () => {
  let tell: (reply: StubReply) => void = () => undefined;
  const service = signedInService({
    [LIST]: okRows([]),
    [CONTRIBUTIONS]: ok([]),
    [SOURCES]: () => new Promise<StubReply>((resolve) => (tell = resolve)),
  });
  renderApp('/achi/mine');
  await waitFor(() => expect(service.sentTo(LIST)).toHaveLength(1));
  expect(screen.queryByText('还没有登记成果')).not.toBeInTheDocument();

  await waitFor(() => expect(service.sentTo(SOURCES)).toHaveLength(1));
  tell(ok([{ id: 3, no: 'KC2024-A-0006', title: '二次供水水质快检装置', made: [] }]));

  expect(await screen.findByText('还没有登记成果')).toBeVisible();
  expect(screen.getByText('项目结题后，可以从项目一键生成')).toBeVisible();
  expect(screen.getByText('KC2024-A-0006')).toBeVisible();
});
