import { screen } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { okRows, signedInService } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';

/** The tests are about the layout only, so the result itself never loads. */
const never = { 'GET /prod-api/cms/open/result/{id}': () => new Promise<never>(() => undefined) };

it('shows a result in the user area to who is signed in', async () => {
  signedInService(never);

  renderApp('/innovation/result/7');

  expect(await screen.findByRole('navigation', { name: '用户中心' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '开创专项' })).not.toBeInTheDocument();
});

it('shows it in the innovation area to everybody else', async () => {
  stubService({ ...startAnswers(), ...never, 'GET /prod-api/cms/period/list': okRows([]) });

  renderApp('/innovation/result/7');

  expect(await screen.findByRole('navigation', { name: '开创专项' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '用户中心' })).not.toBeInTheDocument();
});
