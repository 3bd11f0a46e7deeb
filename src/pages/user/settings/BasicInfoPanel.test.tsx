import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBasicInfo } from '@tests/support/a-basic-info';
import { refused } from '@tests/support/signedInService';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

// Typed text survives a change of tab and would otherwise survive a test.
afterEach(runSignOutHooks);

const UPDATE = 'PUT /api/users/accounts/{id}.json';
const open = () => openUserArea('/user?tab=account', '账号设置');
const form = async () => within(await screen.findByRole('form', { name: '基本资料' }));
const retype = async (label: string, text: string) => {
  const field = (await form()).getByLabelText(new RegExp(`^${label}`));
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const save = async () => userEvent.click((await form()).getByRole('button', { name: '保存' }));

test('what was changed is saved with the version it was read at [state.account.basicInfo]', async () => {
  const service = userAreaService({}, { [UPDATE]: okFields(aBasicInfo({ nickname: '沈_知遥' })) });
  await open();
  await retype('昵称', '沈_知遥');
  await save();
  expect(await screen.findByText('资料已更新')).toBeVisible();
  expect(service.sentTo(UPDATE)[0]?.body).toMatchObject({
    nickname: '沈_知遥',
    location: '江西省',
    location_city: '南昌市',
    technical_title: '工程师',
    school_id: 4,
    version: 3,
  });
});

test('whoever was sent here by a code finds the way back to it', async () => {
  userAreaService({});
  await openUserArea('/user?tab=account&code=k7m3q', '账号设置');
  expect(await screen.findByText('保存基本资料后，可以接着用邀请码 K7M3Q 加入。')).toBeVisible();
  expect(screen.getByRole('link', { name: '继续加入' })).toHaveAttribute('href', '/learning/join?code=K7M3Q');
});

test('every missing or wrong field is named beside it; nothing is sent', async () => {
  const service = userAreaService({ location: null, location_city: null });
  await open();
  await retype('昵称', '沈 知遥');
  await retype('姓名', '');
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('有 3 处需要修改');
  const fields = await form();
  expect(fields.getByLabelText(/^昵称/)).toHaveAccessibleDescription(/昵称应为 2—20 位/);
  expect(fields.getByLabelText(/^姓名/)).toHaveAccessibleDescription(/请填写真实姓名/);
  expect(within(summary).getByRole('link', { name: '请先选择所在地' })).toBeVisible();
  expect(service.sentTo(UPDATE)).toEqual([]);
});

test('a word the service refuses is said at its field and stays', async () => {
  userAreaService(
    {},
    {
      [UPDATE]: refused(400, '昵称包含敏感词汇，请重新输入', {
        data: { fields: [{ path: 'body.nickname', message: '昵称包含敏感词汇，请重新输入' }] },
      }),
    },
  );
  await open();
  await retype('昵称', '管理员');
  await save();
  const field = (await form()).getByLabelText(/^昵称/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/敏感词汇/));
  expect(field).toHaveValue('管理员');
});

test('a record changed elsewhere does not take what was typed here; the next save goes by the new version', async () => {
  const service = userAreaService(
    {},
    {
      [UPDATE]: refused(409, '资料已在别处修改，请核对后再保存', {
        errorCode: 'account.version_moved',
        data: aBasicInfo({ version: 9, intro: '别处写的' }),
      }),
    },
  );
  await open();
  await retype('昵称', '知遥二');
  await save();
  expect(await screen.findByText('资料已在别处修改，请核对后再保存')).toBeVisible();
  const fields = await form();
  expect(fields.getByLabelText(/^昵称/)).toHaveValue('知遥二');
  expect(fields.getByLabelText(/^简介/)).toHaveValue('别处写的');
  await save();
  await waitFor(() => expect(service.sentTo(UPDATE).at(-1)?.body).toMatchObject({ version: 9 }));
});

test('what a certificate vouches for is read only and says where to change it', async () => {
  userAreaService({ authentication: 'certified', professional_certification: 'certified' });
  await open();
  const fields = await form();
  expect(fields.queryByRole('textbox', { name: /^姓名/ })).not.toBeInTheDocument();
  expect(fields.queryByRole('combobox', { name: /^学校/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '前往认证中心' })).toBeVisible();
});

test('a student is asked for the number, everybody else for a title', async () => {
  userAreaService();
  await open();
  const fields = await form();
  await userEvent.click(fields.getByRole('radio', { name: '学生' }));
  expect(fields.getByRole('textbox', { name: '学号' })).toBeVisible();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('请先输入学号');
});

test('a school that is not there is asked for, chosen at once and marked 待审核', async () => {
  const ADD = 'POST /api/add_school_applies.json';
  const service = userAreaService({}, { [ADD]: okFields({ school_id: 31, apply_status: 0 }) });
  await open();
  await userEvent.click((await form()).getByRole('button', { name: /申请添加单位名称/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(dialog.getByLabelText('单位全称')).toHaveAccessibleDescription(/请输入学校或工作单位/);
  await userEvent.type(dialog.getByLabelText('单位全称'), '南岭职业学院');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('已提交申请，审核前仅本人可用')).toBeVisible();
  expect(service.sentTo(ADD)[0]?.body).toMatchObject({ name: '南岭职业学院' });
  expect(await screen.findByText('南岭职业学院（待审核）')).toBeVisible();
});

test.each([
  ['申请添加单位名称', '单位全称', 120],
  ['申请添加单位名称', '详细地址', 120],
  ['申请添加单位名称', '说明', 255],
  ['申请添加子单位名称', '部门名称', 120],
  ['申请添加子单位名称', '说明', 255],
])('%s: %s is measured before it is sent', async (opener, label, max) => {
  const service = userAreaService();
  await open();
  await userEvent.click((await form()).getByRole('button', { name: new RegExp(opener) }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText(new RegExp(`^${label}`)));
  await userEvent.paste('字'.repeat(max + 1));
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  const said = new RegExp(`${label}最多 ${max} 字，现在 ${max + 1} 字`);
  expect(dialog.getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription(said);
  expect(service.sentTo('POST /api/add_school_applies.json')).toEqual([]);
  expect(service.sentTo('POST /api/add_department_applies.json')).toEqual([]);
});

test('a department is asked for within the chosen school; one that exists is said at its name', async () => {
  userAreaService(
    {},
    { 'POST /api/add_department_applies.json': refused(409, '部门已存在', { errorCode: 'school.exists' }) },
  );
  await open();
  await userEvent.click((await form()).getByRole('button', { name: /申请添加子单位名称/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('青陶水务科技有限公司')).toBeVisible());
  await userEvent.type(dialog.getByLabelText('部门名称'), '研发中心');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(dialog.getByLabelText('部门名称')).toHaveAccessibleDescription(/部门已存在/));
  expect(dialog.getByLabelText('部门名称')).toHaveValue('研发中心');
});

test('what became of the schools one asked for is listed with its reason', async () => {
  const apply = { id: 1, login: 'shen', school_id: 9, school_name: '南岭学院', department_id: null };
  userAreaService(
    {},
    {
      'GET /api/users/school_applies.json': okFields({
        applies: [
          {
            ...apply,
            name: '南岭学院',
            remarks: '',
            status: 3,
            reason: '名称与公章不一致',
            version: 1,
            create_time: '2026-09-10T10:00:00+08:00',
          },
        ],
      }),
    },
  );
  await open();
  const table = within(await screen.findByRole('table', { name: '学校与院系申请' }));
  expect(table.getByText('未通过')).toBeVisible();
  expect(table.getByText('名称与公章不一致')).toBeVisible();
});

test('a file that is no picture is refused with its reason before any cropping', async () => {
  userAreaService();
  await open();
  const chooser = (await screen.findByLabelText('选择图片', { selector: 'input' })) as HTMLInputElement;
  await userEvent.upload(chooser, new File(['x'], '头像.bmp', { type: 'image/bmp' }), { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent('头像.bmp');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
