import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import SchoolsPage from '.';

const LIST = 'GET /prod-api/system/school/apply/list';
const DECIDE = 'PUT /prod-api/system/school/apply/{id}/decide';
const DEPARTMENTS = 'GET /prod-api/system/department/list';
const asked = {
  id: 6,
  login: 'hanzhaolin',
  school_id: 1,
  school_name: '云泽大学',
  department_id: 30,
  name: '环境科学院',
  remarks: '',
  status: 0,
  reason: null,
  version: 1,
  create_time: '2026-11-20T09:30:00+08:00',
};
const open = (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [LIST]: okRows([asked]),
    [DECIDE]: ok({ ...asked, status: 2 }),
    [DEPARTMENTS]: okRows([
      { id: 30, name: '环境科学院' },
      { id: 8, name: '环境学院' },
    ]),
    ...answers,
  });
  return { service, admin: renderAdmin(<SchoolsPage />) };
};

test('a department that is there already is merged into one of its own school', async () => {
  const { service, admin } = open();
  expect(await screen.findByText('云泽大学的院系')).toBeVisible();
  await press(/^合\s*并$/);
  await answer(/^合\s*并$/);
  await screen.findByText('请选择要合并到的条目');
  await userEvent.click(await screen.findByLabelText('已有条目'));
  await userEvent.click(await screen.findByText('环境学院'));
  await answer(/^合\s*并$/);

  await waitFor(() => expect(admin.told).toContain('已合并，结果已通知申请人'));
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ decision: 'merge', targetId: 8, version: 1 });
  expect(service.sentTo(DEPARTMENTS)[0]?.query.get('schoolId')).toBe('1');
});

test('is not refused without a reason', async () => {
  const { service } = open();
  await press('驳回');
  await answer(/^驳\s*回$/);
  expect(await screen.findByText('请填写原因')).toBeInTheDocument();
  expect(service.sentTo(DECIDE)).toHaveLength(0);
});

test('an empty queue says so; one that cannot be read can be tried again', async () => {
  const { service, admin } = open({ [LIST]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('还没有人申请新增学校或院系')).toBeVisible();
});
