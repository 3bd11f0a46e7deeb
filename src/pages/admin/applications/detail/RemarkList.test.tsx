import type { Remark } from '@contract/remark';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { aFiledApplication } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { RemarkList } from './RemarkList';

const LIST = 'GET /prod-api/cms/apply/{id}/remarks';
const CLOSE = 'POST /prod-api/cms/apply/{id}/remarks/{remarkId}/close';
const remark: Remark = {
  id: 7,
  path: 'base.title',
  reasonCode: 'unclear',
  reasonLabel: '表述不清',
  text: '名称过于宽泛',
  status: 'answered',
  filedVersion: 1,
  by: '开创专项办公室',
  byWord: { id: '', chinese: '开创专项办公室' },
  byRole: 'office',
  createTime: '2026-09-15T09:00:00+08:00',
  answer: '已改得具体',
  answeredAt: '2026-09-16T09:00:00+08:00',
  closedAt: null,
  changes: [],
  actions: ['close'],
};

test.each([
  ['settled here', ok(remark), '意见已关闭'],
  ['settled by a colleague meanwhile', refused(409, '这条意见已经关闭'), '这条意见已经关闭'],
])('a remark that is %s offers nothing any more', async (_, reply, said) => {
  const service = stubService({ [LIST]: okRows([remark]) });
  service.answer(CLOSE, () => {
    service.answer(LIST, okRows([{ ...remark, status: 'closed', actions: [] }]));
    return reply;
  });
  const { told } = renderAdmin(
    <RemarkList application={aFiledApplication()} period={aPeriod()} dicts={{}} />,
  );

  await userEvent.click(await screen.findByRole('button'));

  await waitFor(() => expect(told).toEqual([said]));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByText('名称过于宽泛')).toBeVisible();
});
