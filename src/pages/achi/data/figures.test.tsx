import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';
import { achiAddress } from '@/pages/achi/achi-address';
import { countedAddress } from './figure-query';

it('each number of the table leads to what it counts, narrowed as the statistics are', async () => {
  const figures = {
    byYear: [],
    byMaturity: [],
    byUnit: [],
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

it('a level of the statistics leads to its list', async () => {
  const figures = { byYear: [], byMaturity: [{ maturity: 7, value: 3 }], byUnit: [], byFieldAndType: [] };
  signedInService({ 'GET /prod-api/cms/open/achi/data': ok(figures) });
  // On a phone the table is shown before the chart.
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }));
  renderApp('/achi/data?chart=maturity&field=medicine');

  const row = await screen.findByRole('row', { name: /7 级/ });
  expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/achi?field=medicine&level=7',
  );
});

it('a band of the gallery takes the place of a level', () => {
  expect(achiAddress(new URLSearchParams('level=7&field=medicine'), 'maturity', 'lab')).toBe(
    '/achi?field=medicine&maturity=lab',
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
