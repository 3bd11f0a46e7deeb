import { screen, within } from '@testing-library/react';
import { aFiledApplication } from '@tests/support/an-application';
import { openFiled } from '@tests/support/open-filed';
import { ok } from '@tests/support/signedInService';

const aLetter = (change: object = {}) => ({
  id: 4,
  letter: 'approved',
  code: '3FA9-01C7-5E20-B4D8',
  decidedAt: '2026-09-30T10:00:00+08:00',
  standing: { state: 'current', at: null, by: null },
  openings: null,
  ...change,
});
const LETTERS = 'GET /prod-api/cms/apply/{id}/letters';
const open = (letters: object[], status: 'approved' | 'unit_review' = 'approved') =>
  openFiled('/innovation/myProjects/147', {
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status })),
    [LETTERS]: ok(letters),
  });

test('each letter is opened and kept from where the project is followed', async () => {
  await open([aLetter()]);

  const part = within(await screen.findByRole('region', { name: '通知书' }));
  expect(part.getByRole('link', { name: '查看立项通知书' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147?view=letter&letter=4',
  );
  expect(part.getByRole('button', { name: '下载 PDF' })).toBeVisible();
  expect(part.getByText('有效')).toBeVisible();
  expect(part.queryByText(/打开/)).not.toBeInTheDocument();
});

test('one that does not hold any more says which took its place', async () => {
  const standing = { state: 'replaced', at: '2026-10-08T09:00:00+08:00', by: 'terminated' };
  await open([aLetter({ standing })]);

  const part = within(await screen.findByRole('region', { name: '通知书' }));
  expect(part.getByText('已被替代')).toBeVisible();
  expect(part.getByText(/已于 2026-10-08 09:00:00.*由《项目终止通知书》替代/)).toBeVisible();
});

test('nothing is asked for where nothing is decided', async () => {
  const { service } = await open([aLetter()], 'unit_review');

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(service.requests.some(({ path }) => path.endsWith('/letters'))).toBe(false);
});
