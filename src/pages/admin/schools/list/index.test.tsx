import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import SchoolListPage from '.';

const LIST = 'GET /prod-api/system/school/list';
const EDIT = 'PUT /prod-api/system/school/{id}';
const STATUS = 'PUT /prod-api/system/school/{id}/status';
const MERGE = 'PUT /prod-api/system/school/{id}/merge';
const aSchool = (facts: object = {}) => ({
  id: 7,
  name: '北屿师大',
  status: 'active',
  mergedName: null,
  reason: null,
  people: 12,
  province: '福建省',
  city: '厦门市',
  address: null,
  departments: 3,
  version: 4,
  createTime: '2026-11-20T09:30:00+08:00',
  ...facts,
});
const target = aSchool({ id: 3, name: '北屿师范大学', people: 80 });
const open = (schools = [aSchool()], answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [LIST]: ({ query }) => okRows(query.get('pageSize') === '50' ? [...schools, target] : schools),
    [EDIT]: ok(aSchool()),
    [STATUS]: ok(aSchool()),
    [MERGE]: ok(aSchool()),
    ...answers,
  });
  return { service, admin: renderAdmin(<SchoolListPage />) };
};
const press = async (words: string | RegExp) => userEvent.click(await screen.findByText(words));
const inDialog = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
const answer = async (words: RegExp) => userEvent.click((await inDialog()).getByText(words));

test('tells of each school where it is, how many departments it has and how many people', async () => {
  open();

  const row = (await screen.findByText('北屿师大')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('福建省厦门市');
  expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/admin/schools/departments?schoolId=7',
  );
  expect(row).toHaveTextContent('12');
  expect(within(row).getByText('使用中')).toBeVisible();
});

test('a list without a place says that there is none yet', async () => {
  open([]);
  expect(await screen.findByText('还没有可选的学校与单位')).toBeVisible();
});

test('says what went wrong where the list cannot be read, and loads it at a second try', async () => {
  const { service, admin } = open([aSchool()], { [LIST]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([aSchool()]));
  await press(/^重\s*试$/);

  expect(await screen.findByText('北屿师大')).toBeVisible();
});

test('is stopped with a reason, under the version that was seen', async () => {
  const { service, admin } = open();
  await press(/^停\s*用$/);
  await answer(/^停\s*用$/);
  expect(await screen.findByText('请填写原因')).toBeVisible();
  expect(service.sentTo(STATUS)).toHaveLength(0);

  await userEvent.type(await screen.findByLabelText('原因'), '已停止办学');
  await answer(/^停\s*用$/);

  await waitFor(() => expect(admin.told).toContain('已停用，已选的人不受影响'));
  expect(service.sentTo(STATUS)[0]?.body).toEqual({ active: false, reason: '已停止办学', version: 4 });
});

test('one that is stopped shows why, and is resumed once that is confirmed', async () => {
  const { service } = open([aSchool({ status: 'stopped', reason: '已停止办学' })]);
  expect(await screen.findByText('已停止办学')).toBeVisible();

  await press(/^恢\s*复$/);
  await answer(/^取\s*消$/);
  expect(service.sentTo(STATUS)).toHaveLength(0);
  await press(/^恢\s*复$/);
  await answer(/^恢\s*复$/);

  await waitFor(() => expect(service.sentTo(STATUS)[0]?.body).toEqual({ active: true, version: 4 }));
});

test('merging says whom it moves, and asks for target and reason', async () => {
  const { service, admin } = open();
  await press(/^合\s*并$/);
  await screen.findByText('12 人与 3 个院系将转到所选条目，合并后不能撤销');
  await answer(/^合\s*并$/);
  await screen.findByText('请选择要合并到的条目');

  await userEvent.click(await screen.findByLabelText('已有条目'));
  await userEvent.click(await screen.findByText('北屿师范大学'));
  await userEvent.type(screen.getByLabelText('原因'), '同一所学校');
  await answer(/^合\s*并$/);

  await waitFor(() => expect(admin.told).toContain('已合并'));
  expect(service.sentTo(MERGE)[0]?.body).toEqual({ targetId: 3, reason: '同一所学校', version: 4 });
});

test('a name that is taken is said at the name, and nothing typed is lost', async () => {
  const taken = { data: { fields: [{ path: 'body.name', message: '已有同名条目，重复的请用合并' }] } };
  const { service } = open([aSchool()], { [EDIT]: refused(400, '请求有误', taken) });
  await press(/^修\s*改$/);
  const name = await screen.findByLabelText('名称');
  await userEvent.clear(name);
  await userEvent.type(name, '北屿师范大学');
  await answer(/^保\s*存$/);

  expect(await screen.findByText('已有同名条目，重复的请用合并')).toBeVisible();
  expect(name).toHaveValue('北屿师范大学');
  expect(service.sentTo(EDIT)[0]?.body).toEqual({
    name: '北屿师范大学',
    province: '福建省',
    city: '厦门市',
    address: null,
    version: 4,
  });
});

test('what somebody else changed meanwhile is told and loaded anew', async () => {
  const { service, admin } = open([aSchool({ status: 'stopped' })], {
    [STATUS]: refused(409, '该条目已被他人修改，请核对后再保存'),
  });
  await press(/^恢\s*复$/);
  await answer(/^恢\s*复$/);

  await waitFor(() => expect(admin.told).toContain('该条目已被他人修改，请核对后再保存'));
  await waitFor(() => expect(service.sentTo(LIST).length).toBeGreaterThan(1));
});

test('what waits for a decision, or is gone, offers nothing to press', async () => {
  open([
    aSchool({ status: 'pending' }),
    aSchool({ id: 8, name: '旧校', status: 'removed', mergedName: '新校', reason: '同一所' }),
  ]);

  expect(await screen.findByText('已并入新校')).toBeVisible();
  expect(screen.queryByText(/^修\s*改$/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^合\s*并$/)).not.toBeInTheDocument();
});
