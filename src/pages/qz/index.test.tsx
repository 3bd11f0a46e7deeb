import { BLANK_STAMP_SHEET } from '@contract/blank-stamp-sheet';
import { screen } from '@testing-library/react';
import { anApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, ok, signedInService } from '@tests/support/signedInService';

const SHEET = 'GET /prod-api/cms/apply/{id}/stamp';
const PERSON = 'GET /prod-api/system/user/getInfo';
const APPLICATION = 'GET /prod-api/cms/apply/{id}';

test.each([
  ['report', true],
  ['endorse', true],
  ['return', false],
  [null, false],
] as const)('a unit that may %s is offered to hand in the stamped sheet: %s', async (event, offered) => {
  const title = '城市管网漏损监测';
  const roles = { roles: ['unit_admin'], permissions: ['cms:apply:audit'] };
  signedInService({
    [PERSON]: { body: { success: true, code: 200, msg: '', user: aPerson(), ...roles } },
    [SHEET]: ok({ ...BLANK_STAMP_SHEET, title }),
    [APPLICATION]: ok(anApplication({ actions: event ? [event] : [] })),
  });
  renderApp('/qz?id=7');

  expect(await screen.findAllByText(title)).not.toHaveLength(0);
  const link = () => screen.queryByRole('link', { name: '上传盖章扫描件' });
  if (offered) expect(await screen.findByRole('link', { name: '上传盖章扫描件' })).toBeVisible();
  else expect(link()).not.toBeInTheDocument();
});

test.each([
  [true, /不能用于盖章上报/],
  [false, /盖章上报用的就是这一页/],
])('the page says whether what it prints can be stamped (draft: %s)', async (draft, words) => {
  signedInService({ [SHEET]: ok({ ...BLANK_STAMP_SHEET, title: '城市管网漏损监测', draft }) });
  renderApp('/qz?id=7');

  expect(await screen.findByText(words)).toBeVisible();
});
