import { screen } from '@testing-library/react';
import { aSummary } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import ApplicationsPage from '.';

const since = '2026-01-02T10:00:00+08:00';
const handlerOf = (role: 'office' | 'applicant') => ({
  role,
  label: '开创专项办公室',
  since,
  labelWord: { id: '', chinese: '开创专项办公室' },
});
const aRow = (id: number, role: 'office' | 'applicant', deadline: string | null) => ({
  ...aSummary({ id, title: `项目 ${id}`, status: 'formal_check', handler: handlerOf(role), deadline }),
  ownerName: '沈知遥',
  authorNames: [],
  reviewsDone: 0,
  reviewsAssigned: 0,
  score: null,
});

test('what waits for the office says by when it is due, and what is late says so', async () => {
  stubService({
    'GET /prod-api/cms/apply/list': okRows([
      aRow(1, 'office', '2026-01-05T23:59:59+08:00'),
      aRow(2, 'office', '2099-01-05T23:59:59+08:00'),
      aRow(3, 'office', null),
      aRow(4, 'applicant', '2099-02-05T23:59:59+08:00'),
    ]),
    'GET /prod-api/cms/period/list': okRows([]),
    'GET /prod-api/cms/admin/views': ok({ views: [], opensWith: null, version: 0 }),
  });
  renderAdmin(<ApplicationsPage />, { at: '/admin/applications' });
  const row = (id: number) => screen.findByRole('row', { name: new RegExp(`项目 ${id}`) });

  expect(await row(1)).toHaveTextContent('办理期限 2026-01-05 已超期');
  expect(await row(2)).toHaveTextContent('办理期限 2099-01-05');
  expect(await row(2)).not.toHaveTextContent('已超期');
  expect(await row(3)).not.toHaveTextContent('办理期限');
  expect(await row(4)).not.toHaveTextContent('办理期限');
});
