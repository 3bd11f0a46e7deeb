import { screen, waitFor } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, signedInService } from '@tests/support/signedInService';

const period = aPeriod({ status: 'open' });

test('the page and the frame around it ask for the periods once', async () => {
  const service = signedInService({
    'GET /prod-api/cms/period/list': okRows([period]),
    'GET /prod-api/cms/apply/specialApplyChartPCountByType': ok([]),
    'GET /prod-api/cms/apply/selectUserCountByExt': ok([]),
    'GET /prod-api/cms/apply/selectPeriodPCountByType': ok([]),
  });
  renderApp('/innovation/dataChart');

  expect(await screen.findByRole('region', { name: period.name })).toBeVisible();
  expect(service.sentTo('GET /prod-api/cms/period/list')).toHaveLength(1);
});

test.each(['/innovation/result', '/innovation/result/one/all', '/innovation/result/two/B?scope=mine'])(
  'the open period stays above the list of results whatever is chosen there: %s',
  async (address) => {
    signedInService({
      'GET /prod-api/cms/period/list': okRows([period]),
      'GET /prod-api/cms/open/result': okRows([]),
      'GET /prod-api/cms/result/mine': ok([]),
    });
    renderApp(address);

    expect(await screen.findByRole('heading', { level: 1, name: '阶段成果' })).toBeVisible();
    expect(await screen.findByRole('region', { name: period.name })).toBeVisible();
  },
);

test('where no period is open its place is not held again', async () => {
  const results = {
    'GET /prod-api/cms/open/result': okRows([]),
    'GET /prod-api/cms/result/mine': ok([]),
  };
  const areaTabs = () => screen.findByRole('navigation', { name: '开创专项' });
  signedInService({ ...results, 'GET /prod-api/cms/period/list': okRows([]) });
  const first = renderApp('/innovation/result');
  await waitFor(async () => expect((await areaTabs()).previousElementSibling).toBeNull());
  first.unmount();

  signedInService({ ...results, 'GET /prod-api/cms/period/list': () => new Promise(() => undefined) });
  renderApp('/innovation/result');

  expect((await areaTabs()).previousElementSibling).toBeNull();
});
