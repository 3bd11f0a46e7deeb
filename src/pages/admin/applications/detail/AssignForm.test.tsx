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
