import { groupedDigest } from '@contract/rules/digest-groups';
import { screen } from '@testing-library/react';
import { aReceipt } from '@tests/support/a-receipt';
import { aFiledApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';

const receipt = aReceipt({ next: [] });

test('the sheet bears the whole fingerprint, as the page that verifies it does', async () => {
  signedInService({
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status: 'submitted' })),
    'GET /prod-api/cms/apply/{id}/receipt': ok(receipt),
  });
  renderApp('/innovation/myProjects/147?view=receipt');

  const sheet = await screen.findByRole('article', { name: '提交回执' });

  expect(sheet).toHaveTextContent(groupedDigest(receipt.digest));
  // On paper there is no link to follow.
  expect(sheet).toHaveTextContent(`${receipt.code}${window.location.origin}/verify`);
});

test.each([
  ['withdrawn', true],
  ['returned', true],
  ['submitted', false],
  ['closed', false],
] as const)('the sheet of what is %s says that this version was taken back: %s', async (status, isSaid) => {
  signedInService({
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status })),
    'GET /prod-api/cms/apply/{id}/receipt': ok(receipt),
  });
  renderApp('/innovation/myProjects/147?view=receipt');

  const sheet = await screen.findByRole('article', { name: '提交回执' });

  const said = screen.queryAllByText('这一版本已撤回或退回修改，重新提交后以新的回执为准');
  expect(said).toHaveLength(isSaid ? 1 : 0);
  // Only the sheet is printed, so the note must be on it.
  for (const sentence of said) expect(sheet).toContainElement(sentence);
  expect(sheet.closest('.noPrint')).toBeNull();
});
