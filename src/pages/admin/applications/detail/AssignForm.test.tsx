import { screen } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { AssignForm } from './AssignForm';

const nothing = (): void => undefined;

test.each([
  [0, 3, '至少 3 位，已分配 0 位，还需分配 3 位专家'],
  [1, 3, '至少 3 位，已分配 1 位，还需分配 2 位专家'],
  [3, 3, '至少 3 位，已分配 3 位专家'],
  [5, 3, '至少 3 位，已分配 5 位专家'],
])('with %i asked of at least %i the dialog says how many are needed: %s', async (asked, least, said) => {
  stubService({ 'GET /prod-api/cms/review/experts': okRows([]) });
  renderAdmin(
    <AssignForm
      applicationId={31}
      panel={{ reviewsAssigned: asked, reviewMinimum: least }}
      onClose={nothing}
      onAssigned={nothing}
    />,
  );
  expect(await screen.findByText(said)).toBeVisible();
});

test.each([
  ['已分配', { assigned: true, obstacle: null }],
  ['已分配', { assigned: true, obstacle: 'load' }],
  ['已回避', { assigned: false, obstacle: 'conflict' }],
  ['同一单位，须回避', { assigned: false, obstacle: 'unit' }],
])('who cannot be chosen stands there with the reason: %s', async (said, facts) => {
  const expert = { accountId: 7, name: '陆一苇', unitName: null, title: null, load: 2, ...facts };
  stubService({ 'GET /prod-api/cms/review/experts': okRows([expert]) });
  renderAdmin(
    <AssignForm
      applicationId={31}
      panel={{ reviewsAssigned: 2, reviewMinimum: 3 }}
      onClose={nothing}
      onAssigned={nothing}
    />,
  );
  const choice = await screen.findByRole('checkbox', { name: new RegExp(`陆一苇 .* · ${said}$`) });
  expect(choice).toBeDisabled();
});
