import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';
import { countedAddress } from './figure-query';

it('each number of the table leads to what it counts, narrowed as the statistics are', async () => {
  const figures = {
    ...{ byYear: [], byMaturity: [], byUnit: [] },
    byFieldAndType: [{ field: 'medicine', type: 'software', value: 2 }],
  };
  signedInService({ 'GET /prod-api/cms/open/achi/data': ok(figures) });
  renderApp('/achi/data?chart=field&maturity=application');

  const row = await screen.findByRole('row', { name: /数字医疗/ });
  expect(within(row).getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/achi?field=medicine&type=software&maturity=application',
  );
});

it.each([
  ['', { year: '2026' }, '/achi?year=2026'],
  ['type=product&chart=year', { year: '2026' }, '/achi?type=product&year=2026'],
  [
    'field=heritage&maturity=lab',
    { unit: '云泽大学' },
    `/achi?field=heritage&maturity=lab&unit=${encodeURIComponent('云泽大学')}`,
  ],
  ['type=nothing', { year: '2026' }, '/achi?year=2026'],
])('of %s a figure counts %j', (search, own, address) => {
  expect(countedAddress(new URLSearchParams(search), own)).toBe(address);
});
