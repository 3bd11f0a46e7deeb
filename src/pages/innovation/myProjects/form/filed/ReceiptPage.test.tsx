import { groupedDigest } from '@contract/rules/digest-groups';
import { screen } from '@testing-library/react';
import { aFiledApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';

const receipt = {
  applicationId: 147,
  no: 'KC2026-B-0147',
  title: '面向县域水务的漏损智能诊断与调度平台',
  periodName: '2026 年度第二批',
  unitName: '青陶水务科技有限公司',
  leader: '沈知遥',
  budget: 180_000_000,
  members: { total: 0, confirmed: [] },
  submittedAt: '2026-09-14T16:32:07+08:00',
  deadline: '2026-09-30T23:59:59+08:00',
  filedVersion: 1,
  digest: '7f3a91c206bed48e'.repeat(4),
  code: '7F3A-91C2-06BE-D48E',
  next: [],
};

test('the sheet bears the whole fingerprint, as the page that verifies it does', async () => {
  signedInService({
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status: 'submitted' })),
    'GET /prod-api/cms/apply/{id}/receipt': ok(receipt),
  });
  renderApp('/innovation/myProjects/147?view=receipt');

  const sheet = await screen.findByRole('article', { name: '提交回执' });

  expect(sheet).toHaveTextContent(groupedDigest(receipt.digest));
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
  // Printed is the sheet alone, and what stands on it.
  for (const sentence of said) expect(sheet).toContainElement(sentence);
  expect(sheet.closest('.noPrint')).toBeNull();
});
