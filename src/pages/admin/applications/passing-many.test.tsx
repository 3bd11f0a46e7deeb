import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSummary } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import ApplicationsPage from '.';

const aRow = (id: number, title: string) => ({
  ...aSummary({ id, title, status: 'stage_one', actions: ['pass_stage_one'] }),
  ownerName: '沈知遥',
  authorNames: [],
  reviewsDone: 0,
  reviewsAssigned: 0,
  score: null,
});

test('before many results are accepted it is said of each who will read it', async () => {
  stubService({
    'GET /prod-api/cms/apply/list': okRows([aRow(5, '漏损诊断'), aRow(6, '桥梁监测')]),
    'GET /prod-api/cms/period/list': okRows([]),
    'GET /prod-api/cms/admin/views': ok({ views: [], opensWith: null, version: 0 }),
    'GET /prod-api/cms/result/5': ok([{ milestone: 'one', fields: { scope: 'public' } }]),
    'GET /prod-api/cms/result/6': ok([{ milestone: 'one', fields: { scope: 'unit' } }]),
  });
  renderAdmin(<ApplicationsPage />, { at: '/admin/applications' });
  await screen.findByText('漏损诊断');
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  await userEvent.click(within(screen.getByRole('region', { name: '批量处理' })).getByText('通过阶段一成果'));

  const dialog = await screen.findByRole('dialog');
  const rows = await within(dialog).findAllByText(/公开范围“.+”随即生效/);
  expect(rows.map((row) => row.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^漏损诊断.*公开范围“向所有人公开”/),
    expect.stringMatching(/^桥梁监测.*公开范围“本单位可见”/),
  ]);
});
