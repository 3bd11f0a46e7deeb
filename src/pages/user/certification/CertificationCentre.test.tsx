import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBasicInfo } from '@tests/support/a-basic-info';
import { aPeriod } from '@tests/support/a-period';
import { ok, refused } from '@tests/support/signedInService';
import { INFO, okFields, openUserArea, userAreaService } from '@tests/support/user-area';
import { hearServiceTime } from '@/utils/service-clock';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

// Typed text survives a change of tab and would otherwise survive a test.
afterEach(runSignOutHooks);

const APPLY = 'POST /api/users/accounts/{id}/authentication_apply.json';
const RECORDS = 'GET /api/users/accounts/{login}/certifications.json';
const aRecord = (facts: object = {}) => ({
  id: 1,
  auth_type: 1,
  apply_status: 0,
  name: '沈知遥',
  gender: 0,
  id_type: 'id_card',
  id_number: '360***********0016',
  school_name: null,
  department_name: null,
  identity: null,
  extra: null,
  attachment_id: null,
  remarks: null,
  reason_code: null,
  reason_words: null,
  due: null,
  valid_until: null,
  create_time: '2026-09-10T10:00:00+08:00',
  deal_time: null,
  ...facts,
});

const open = (kind = 'real_name') => openUserArea(`/user?tab=certification&kind=${kind}`, '认证中心');
const form = async () => within(await screen.findByRole('form'));

test('the form says at each field what is missing, and sends nothing', async () => {
  const service = userAreaService({ name: null, gender: null });
  await open();
  const fields = await form();
  await userEvent.click(fields.getByRole('button', { name: '提交认证申请' }));

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('有 5 处需要修改');
  // The document type has no clear button, because an empty one could not be sent.
  expect(fields.queryByRole('button', { name: '清除' })).not.toBeInTheDocument();
  expect(fields.getByRole('textbox', { name: '证件号码' })).toHaveAccessibleDescription(/请填写证件号码/);
  expect(fields.getByRole('checkbox', { name: /我单独同意/ })).toHaveAccessibleDescription(
    /请阅读告知书并勾选同意/,
  );
  expect(service.sentTo(APPLY)).toEqual([]);
});

test('a number that cannot be right is named before anything is sent, and stays as typed', async () => {
  userAreaService();
  await open();
  const fields = await form();
  await userEvent.type(fields.getByRole('textbox', { name: '证件号码' }), '99000019900307120x');
  await userEvent.click(fields.getByRole('button', { name: '提交认证申请' }));
  const number = fields.getByRole('textbox', { name: '证件号码' });
  await waitFor(() => expect(number).toHaveAccessibleDescription(/身份证号码校验未通过/));
  expect(number).toHaveValue('99000019900307120X');
});

test('the purpose stands above the number and the whole notice can be read', async () => {
  userAreaService();
  await open();
  const fields = await form();
  expect(fields.getByRole('textbox', { name: '证件号码' })).toHaveAccessibleDescription(
    /用于核验负责人身份，仅审核人员可见/,
  );
  await userEvent.click(fields.getByRole('button', { name: '阅读证件信息处理告知书' }));
  expect(await fields.findByText(/需要处理姓名、证件号码/)).toBeVisible();
});

test('what was typed is there again after a look at another tab', async () => {
  userAreaService();
  await open();
  await userEvent.type((await form()).getByRole('textbox', { name: '证件号码' }), '9900');
  await userEvent.click(screen.getByRole('link', { name: '概览' }));
  await screen.findByRole('heading', { level: 1, name: '从这里开始' });
  await userEvent.click(screen.getByRole('link', { name: '认证中心' }));
  expect((await form()).getByRole('textbox', { name: '证件号码' })).toHaveValue('9900');
});

test('spaces around a name are nobody’s intention', async () => {
  userAreaService({ name: null });
  await open();
  const name = (await form()).getByRole('textbox', { name: '姓名' });
  await userEvent.type(name, ' 林小满 ');
  await userEvent.tab();
  expect(name).toHaveValue('林小满');
  expect(name).toBeValid();
});

test('an application under review shows the number masked and can be taken back [state.certification.realName]', async () => {
  const service = userAreaService(
    { authentication: 'applying' },
    {
      [RECORDS]: okFields({ certifications: [aRecord({ due: '2026-09-11T23:59:59+08:00' })] }),
      'DELETE /api/users/accounts/{login}/authentication_apply.json': okFields(),
    },
  );
  await open();
  expect(await screen.findByText('360***********0016')).toBeVisible();
  expect(screen.getByText(/约定 2026-09-11 当天结束前审核/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '撤销认证申请' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('撤销认证申请后，已交材料将清除');
  await userEvent.click(within(question).getByRole('button', { name: '撤销认证申请' }));
  expect(await screen.findByText('撤销实名认证成功')).toBeVisible();
  expect(service.sentTo('DELETE /api/users/accounts/{login}/authentication_apply.json')).toHaveLength(1);
});

test('what was decided before it could be taken back is shown as it stands now', async () => {
  const service = userAreaService(
    { authentication: 'applying' },
    { [RECORDS]: okFields({ certifications: [aRecord()] }) },
  );
  service.answer('DELETE /api/users/accounts/{login}/authentication_apply.json', () => {
    service.answer(INFO, okFields(aBasicInfo({ authentication: 'certified' })));
    return refused(409, '认证申请已经办理');
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '撤销认证申请' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: '撤销认证申请' }));
  expect(await screen.findByRole('button', { name: '解除认证' })).toBeVisible();
});

test('a refused application shows the reason above a form that is ready for the next try', async () => {
  const record = aRecord({
    apply_status: 2,
    remarks: '照片不清晰',
    reason_code: 'other',
    reason_words: '照片不清晰',
    deal_time: '2026-09-11T10:00:00+08:00',
  });
  userAreaService({ name: null, gender: null }, { [RECORDS]: okFields({ certifications: [record] }) });
  await open();
  expect(await screen.findByText(/上次申请未通过，.*原因：照片不清晰/)).toBeVisible();
  // Correct values are kept; the number was erased together with the picture.
  expect((await form()).getByRole('textbox', { name: '姓名' })).toHaveValue('沈知遥');
  expect((await form()).getByRole('radio', { name: '男' })).toBeChecked();
  expect((await form()).getByRole('textbox', { name: '证件号码' })).toHaveValue('');
  expect((await form()).getByRole('button', { name: '提交认证申请' })).toBeVisible();
  const history = screen.getByRole('table', { name: '认证记录' });
  expect(within(history).getByText('未通过')).toBeVisible();
  expect(within(history).getByText('照片不清晰')).toBeVisible();
});

test('a scan that cannot be read is shown beside a good one, and the place is kept', async () => {
  const record = aRecord({
    apply_status: 2,
    remarks: '反光遮住了文字。请避开灯光',
    reason_code: 'glare',
    reason_words: '请避开灯光',
    deal_time: '2026-09-11T10:00:00+08:00',
  });
  userAreaService({}, { [RECORDS]: okFields({ certifications: [record] }) });
  await open();
  expect(await screen.findByText(/上次申请未通过，.*原因：反光遮住了文字/)).toBeVisible();
  expect(screen.getByText('重新提交后，审核次序不变，已提交申报的时间也不变。')).toBeVisible();
  const pictures = screen.getAllByRole('figure').map(({ textContent }) => textContent);
  expect(pictures).toContain('反光遮住了文字');
  expect(pictures).toContain('四角完整，文字清晰，没有反光和遮挡');
});

test('what was agreed and holds no longer has ended; what was taken back was withdrawn', async () => {
  const lapsed = {
    reason_words: '有效期已满',
    remarks: '有效期已满',
    deal_time: '2023-09-11T10:00:00+08:00',
    valid_until: '2026-09-11T23:59:59+08:00',
  };
  const records = [
    aRecord({ id: 2, apply_status: 3 }),
    aRecord({
      id: 1,
      apply_status: 3,
      ...lapsed,
      reason_said: { id: 'said.certification.lapsed', chinese: '有效期已满' },
    }),
  ];
  userAreaService({}, { [RECORDS]: okFields({ certifications: records }) });
  await open();
  const history = await screen.findByRole('table', { name: '认证记录' });
  const [, first, second] = within(history).getAllByRole('row');
  expect(first).toHaveTextContent('已撤销');
  expect(second).toHaveTextContent('已失效');
  expect(second).toHaveTextContent('有效期已满');
  // A later application that was withdrawn does not change this.
  expect(screen.getByText(/实名认证已于 2026-09-11 到期/)).toBeVisible();
});

test('a certification that was given up has not come to its end', async () => {
  const given = aRecord({
    id: 1,
    apply_status: 3,
    deal_time: '2025-09-11T10:00:00+08:00',
    valid_until: '2028-09-11T23:59:59+08:00',
  });
  userAreaService({}, { [RECORDS]: okFields({ certifications: [given] }) });
  await open();
  expect(await screen.findByRole('table', { name: '认证记录' })).toBeVisible();
  expect(screen.queryByText(/认证已于/)).toBeNull();
});

test('what is asked about documents is not told to who joins a unit', async () => {
  userAreaService();
  await open('unit');
  expect(await screen.findByRole('navigation', { name: '认证中心' })).toBeVisible();
  expect(screen.queryByText('合格的照片是这样的')).not.toBeInTheDocument();
});

test('giving a certification up names the consequences first', async () => {
  const service = userAreaService(
    { professional_certification: 'certified' },
    {
      [RECORDS]: okFields({ certifications: [aRecord({ auth_type: 2, apply_status: 1, extra: '工程师' })] }),
      'POST /api/users/{login}/cancel_professional_certification.json': okFields(),
    },
  );
  await open('professional');
  await userEvent.click(await screen.findByRole('button', { name: '解除认证' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('证明材料随即清除');
  await userEvent.click(within(question).getByRole('button', { name: '解除认证' }));
  expect(await screen.findByText('已解除职业认证')).toBeVisible();
  expect(service.sentTo('POST /api/users/{login}/cancel_professional_certification.json')).toHaveLength(1);
});

test('the professional form asks a student for the number and others for the title', async () => {
  userAreaService();
  await open('professional');
  const fields = await form();
  expect(fields.getByRole('combobox', { name: '职称' })).toBeVisible();
  await userEvent.click(fields.getByRole('radio', { name: '学生' }));
  expect(fields.getByRole('textbox', { name: '学号' })).toBeVisible();
  await userEvent.click(fields.getByRole('button', { name: '提交认证申请' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('请填写学号');
  expect(screen.getByRole('alert')).toHaveTextContent('请先上传证件照或证明材料');
});

test('joining a unit takes only a unit of the register', async () => {
  const service = userAreaService({ unit: null });
  await open('unit');
  const fields = await form();
  await userEvent.type(fields.getByRole('combobox', { name: '单位名称' }), '没有的单位');
  await userEvent.click(fields.getByRole('button', { name: '提交加入申请' }));
  expect(await screen.findByText('请从列表中选择已注册的单位')).toBeVisible();
  expect(service.sentTo('POST /prod-api/system/unit/join')).toEqual([]);
});

test('a waiting application to join can be taken back; a refused one says why', async () => {
  const asked = {
    id: 1,
    accountId: 11,
    name: '沈知遥',
    certified: false,
    unitId: 7,
    unitName: '青陶水务',
    version: 1,
  };
  const join = { ...asked, reason: null, createTime: '2026-09-10T10:00:00+08:00', status: 0 };
  const service = userAreaService({ unit: null }, { 'GET /prod-api/system/unit/join': ok(join) });
  service.answer('DELETE /prod-api/system/unit/join', () => {
    service.answer('GET /prod-api/system/unit/join', ok({ ...join, status: 2, reason: '不是本单位员工' }));
    return ok(null);
  });
  await open('unit');
  await userEvent.click(await screen.findByRole('button', { name: '撤回加入申请' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回加入申请' }),
  );
  expect(await screen.findByText(/驳回了加入申请：不是本单位员工/)).toBeVisible();
});

test('records that cannot be read leave the states in sight', async () => {
  userAreaService({}, { [RECORDS]: refused(503, '抱歉，服务维护或繁忙，请稍后重试') });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('服务维护或繁忙');
  expect(screen.getByRole('link', { name: /职业认证/ })).toBeVisible();
});

test('near its end it can be renewed, and what holds still holds meanwhile', async () => {
  const { serverTime } = aPeriod();
  hearServiceTime(serverTime, Date.now(), Date.now());
  const soon = new Date(Date.parse(serverTime) + 20 * 24 * 3600 * 1000).toISOString();
  const valid = aRecord({ apply_status: 1, valid_until: soon, deal_time: '2023-09-11T10:00:00+08:00' });
  userAreaService({ authentication: 'certified' }, { [RECORDS]: okFields({ certifications: [valid] }) });
  await open();
  expect(await screen.findByText(/现在可以申请续期，审核期间原认证继续有效/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '已通过实名认证' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '续期实名认证' })).toBeVisible();
  const renewal = within(await screen.findByRole('form', { name: '续期实名认证' }));
  expect(renewal.getByRole('button', { name: '提交认证申请' })).toBeEnabled();
});

test('a renewal that is looked at can be taken back, and the old certification is shown beside it', async () => {
  const valid = aRecord({ apply_status: 1, valid_until: '2030-01-01T23:59:59+08:00' });
  userAreaService(
    { authentication: 'certified' },
    { [RECORDS]: okFields({ certifications: [aRecord({ id: 2 }), valid] }) },
  );
  await open();
  expect(await screen.findByRole('button', { name: '撤销认证申请' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '解除认证' })).toBeEnabled();
  expect(screen.getByText('续期申请正在审核，原认证继续有效，到期也不中断。')).toBeVisible();
});

test('what was decided meanwhile is said as one by whoever comes back to the window', async () => {
  const service = userAreaService(
    { authentication: 'applying' },
    { [RECORDS]: okFields({ certifications: [aRecord({ due: '2026-09-14T23:59:59+08:00' })] }) },
  );
  await open();
  expect(await screen.findByRole('button', { name: '撤销认证申请' })).toBeVisible();

  service.answer(INFO, okFields(aBasicInfo({ authentication: 'certified' })));
  service.answer(
    RECORDS,
    okFields({ certifications: [aRecord({ apply_status: 1, deal_time: '2026-09-11T10:00:00+08:00' })] }),
  );
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByRole('heading', { name: '已通过实名认证' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤销认证申请' })).not.toBeInTheDocument();
  expect(screen.queryByText('审核中')).not.toBeInTheDocument();
});
