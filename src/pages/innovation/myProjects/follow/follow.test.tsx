import type { Remark } from '@contract/remark';
import { uploadWord } from '@contract/rules/upload-check';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFiledApplication, aSummary } from '@tests/support/an-application';
import { asAuditor, audited, openFiled as open } from '@tests/support/open-filed';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { uploadPorts } from '@/upload/upload-ports';

const aRemark: Remark = {
  id: 7,
  path: 'base.title',
  reasonCode: 'unclear',
  reasonLabel: '表述不清',
  text: '名称过于宽泛',
  status: 'answered',
  filedVersion: 1,
  by: '青陶水务科技有限公司',
  byWord: { id: '', chinese: '青陶水务科技有限公司' },
  byRole: 'unit',
  createTime: '2026-09-15T09:00:00+08:00',
  answer: '已改得具体',
  answeredAt: '2026-09-16T09:00:00+08:00',
  closedAt: null,
  changes: [{ path: 'base.title', before: '漏损诊断', after: '县域漏损诊断' }],
  actions: ['close'],
};

test('[route./user/myProjects/:id] says who has it, since when, and how long it usually takes', async () => {
  await open('/user/myProjects/147');
  const now = await screen.findByRole('region', { name: '当前状态' });
  expect(now).toHaveTextContent('青陶水务科技有限公司');
  expect(await screen.findByText(/本批次这一步通常约 2 天，九成在约 6 天内完成/)).toBeVisible();
  expect(screen.getByText('按到达这一步的先后，排在第 11 到 50 件之间')).toBeVisible();
  expect(within(now).getByRole('button', { name: '撤回申报' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^(申报书|意见|经费|动态)$/ })).toHaveLength(4);
});

const THE_OFFICE = {
  role: 'office' as const,
  label: '开创专项办公室',
  since: '2026-01-02T10:00:00+08:00',
  labelWord: { id: '', chinese: '开创专项办公室' },
};

test.each([
  [
    'a promised day that has passed',
    'formal_check',
    THE_OFFICE,
    '2026-01-05T23:59:59+08:00',
    /承诺日期2026-01-05 前.*已超期 \d+ 天/,
  ],
  ['no promise', 'stage_one', THE_OFFICE, null, /阶段一成果验收.*承诺日期未约定/],
  [
    'a result to be mended',
    'stage_one',
    { ...THE_OFFICE, role: 'applicant' as const },
    null,
    /按意见修改后重新提交.*期限退回补正，不受填报时间限制/,
  ],
  [
    'the next result',
    'stage_one',
    { ...THE_OFFICE, role: 'applicant' as const },
    '2099-01-05T23:59:59+08:00',
    /阶段一成果已通过.*期限2099-01-05 前/,
  ],
] as const)(
  'what is asked of whom and by when is said of %s',
  async (_, status, handler, deadline, words) => {
    await open('/user/myProjects/147', {
      'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status, handler, deadline })),
    });

    expect(await screen.findByRole('region', { name: '当前状态' })).toHaveTextContent(words);
  },
);

test('a project that is not there leads to the page that says so', async () => {
  await open('/user/myProjects/147', {
    'GET /prod-api/cms/apply/{id}': refused(404, '没有找到请求的内容'),
  });
  expect(await screen.findByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
});

test('the auditor closes a remark with before and after in sight', async () => {
  const user = userEvent.setup();
  const CLOSE = 'POST /prod-api/cms/apply/{id}/remarks/7/close';
  const { service } = await open('/user/myProjects/147?tab=remarks', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(audited()),
    'GET /prod-api/cms/apply/{id}/remarks': okRows([aRemark]),
    [CLOSE]: ok({ ...aRemark, status: 'closed', actions: [] }),
  });
  const card = await screen.findByRole('article', { name: '项目名称' });
  expect(card).toHaveTextContent('漏损诊断县域漏损诊断');
  await user.click(within(card).getByRole('button', { name: '确认已落实' }));
  expect(await within(card).findByText('已关闭')).toBeVisible();
  expect(service.sentTo(CLOSE)).toHaveLength(1);
});

test('the unit of an uncertified leader sees what it may do, and stamps for later', async () => {
  await open('/user/myProjects/147', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok({
      ...audited(),
      condition: 'pending',
      actions: ['endorse', 'return'],
    }),
  });
  expect(await screen.findByText('待认证')).toBeVisible();
  expect(screen.getByText(/可以照常审核、退回或盖章/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '盖章，认证通过后上报' }));
  const dialog = await screen.findByRole('dialog', { name: '盖章，认证通过后上报' });
  expect(within(dialog).getByRole('button', { name: '盖章，认证通过后上报' })).toBeVisible();
});

test.each([
  ['none', '申请实名认证'],
  ['pending', '查看认证'],
  ['refused', '重新申请认证'],
] as const)('a leader whose certification is %s is shown the way', async (condition, action) => {
  await open('/user/myProjects/147', {
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ condition })),
  });
  expect(await screen.findByText('已按时提交，以认证通过为条件')).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/user?tab=certification');
});

test('盖章上报 needs every check and the scan', async () => {
  const user = userEvent.setup();
  const { service } = await open('/user/myProjects/147', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(audited()),
  });
  await user.click(await screen.findByRole('button', { name: '盖章上报' }));
  const dialog = await screen.findByRole('dialog', { name: '盖章上报' });
  const send = within(dialog).getByRole('button', { name: '盖章上报' });
  await user.click(send);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请逐项核对后再上报');
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
  await user.click(send);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请上传盖章扫描件');
  expect(service.sentTo('POST /prod-api/cms/apply/{id}/report')).toHaveLength(0);
});

test('a scan that the service takes only as a JPEG is turned into one first, or refused where it was chosen', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { service } = await open('/user/myProjects/147', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(audited()),
  });
  await user.click(await screen.findByRole('button', { name: '盖章上报' }));
  const dialog = await screen.findByRole('dialog', { name: '盖章上报' });
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement;

  // The file is not really an image, so it cannot be rotated.
  await user.upload(input, new File(['png'], '签章页.png', { type: 'image/png' }));

  expect(await within(dialog).findByText('“签章页.png”无法打开，请检查后重新上传')).toBeVisible();
  expect(service.sentTo('POST /api/attachments/uploads')).toHaveLength(0);
});

test('a file that is not what its name says is refused where it was chosen, without a word about reading it', async () => {
  const user = userEvent.setup();
  const { service } = await open('/user/myProjects/147', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(audited()),
  });
  await user.click(await screen.findByRole('button', { name: '盖章上报' }));
  const dialog = await screen.findByRole('dialog', { name: '盖章上报' });
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement;

  await user.upload(input, new File(['a text'], '签章页.pdf', { type: 'application/pdf' }));

  expect(await within(dialog).findByText('“签章页.pdf”的内容不是 PDF，请重新导出后再选择')).toBeVisible();
  expect(within(dialog).queryByText(/扫描件未能全部识别/)).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /重试/ })).not.toBeInTheDocument();
  expect(service.sentTo('POST /api/attachments/uploads')).toHaveLength(0);
});

test('what was read of a scan is said once the service has taken it, not of one that it refuses', async () => {
  const user = userEvent.setup();
  const inspect = jest
    .spyOn(uploadPorts, 'inspect')
    .mockResolvedValue({ state: 'refused', refusalWord: uploadWord('encrypted', '加密.pdf') });
  jest.spyOn(uploadPorts, 'send').mockImplementation((_file, _owner, told) => ({
    start: () => told.arrived('11111111-1111-4111-8111-111111111111'),
    pause: () => undefined,
    cancel: () => undefined,
  }));
  // Uploads are kept per application as long as it is open, so this test uses an application of its own.
  await open('/user/myProjects/148', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok({ ...audited(), id: 148 }),
    'GET /prod-api/cms/apply/{id}/stamp': refused(503, '服务正忙，请稍后重试'),
  });
  await user.click(await screen.findByRole('button', { name: '盖章上报' }));
  const dialog = await screen.findByRole('dialog', { name: '盖章上报' });
  const choose = (name: string) =>
    user.upload(
      dialog.querySelector('input[type=file]') as HTMLInputElement,
      new File(['%PDF-1.7'], name, { type: 'application/pdf' }),
    );
  const unread = /扫描件未能全部识别/;

  await choose('加密.pdf');
  expect(await within(dialog).findByText(/设有打开密码或权限限制/)).toBeVisible();
  expect(within(dialog).queryByText(unread)).not.toBeInTheDocument();

  inspect.mockResolvedValue({ state: 'ready' });
  await choose('签章页.pdf');
  expect(await within(dialog).findByText(unread)).toBeVisible();
});

test('[route./user/myProjects] an auditor has the queue of the unit and starts all of it at once', async () => {
  const user = userEvent.setup();
  const START = 'POST /prod-api/cms/apply/{id}/start_audit';
  const waiting = (id: number) => ({
    ...aSummary({ id, status: 'submitted', actions: ['start_audit'], title: `项目 ${id}` }),
    ownerName: '苏澜',
  });
  const { service } = await open('/user/myProjects?tab=audit', {
    ...asAuditor,
    'GET /prod-api/cms/apply/unitList': okRows([waiting(1), waiting(2)], { waiting: 2 }),
    [START]: ok(aFiledApplication()),
  });
  expect(await screen.findByText('2 个项目等待本单位审核')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '全部开始审核' }));
  const ask = await screen.findByRole('dialog');
  await user.click(within(ask).getByRole('button', { name: '全部开始审核' }));
  await waitFor(() => expect(service.sentTo(START)).toHaveLength(2));
});

test('starting all says of whom it could not be done, and that it was done for the others', async () => {
  const user = userEvent.setup();
  const START = 'POST /prod-api/cms/apply/{id}/start_audit';
  const waiting = (id: number) => ({
    ...aSummary({ id, status: 'submitted', actions: ['start_audit'], title: `项目 ${id}` }),
    ownerName: '苏澜',
  });
  await open('/user/myProjects?tab=audit', {
    ...asAuditor,
    'GET /prod-api/cms/apply/unitList': okRows([waiting(1), waiting(2)], { waiting: 2 }),
    [START]: ({ path }) =>
      path.includes('/1/') ? refused(409, '当前状态为“撤回”') : ok(aFiledApplication()),
  });
  await user.click(await screen.findByRole('button', { name: '全部开始审核' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '全部开始审核' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/项目 1.*当前状态为“撤回”/);
  expect(await screen.findByText('已开始审核')).toBeVisible();
});

test.each([['start'], ['open']])(
  'what its leader has taken back says so to the auditor at %s',
  async (how) => {
    const gone = (status: number) =>
      refused(status, '负责人已撤回这份申报', { errorCode: 'apply.withdrawn' });
    let isThere = how === 'start';
    await open('/user/myProjects/147', {
      ...asAuditor,
      'GET /prod-api/cms/apply/{id}': () =>
        isThere ? ok(aFiledApplication({ actions: ['start_audit'] })) : gone(404),
      'POST /prod-api/cms/apply/{id}/start_audit': () => {
        isThere = false;
        return gone(409);
      },
    });
    if (how === 'start') {
      await userEvent.click(await screen.findByRole('button', { name: '开始审核' }));
      const question = await screen.findByRole('dialog');
      await userEvent.click(within(question).getByRole('button', { name: '开始审核' }));
    }

    expect(await screen.findByRole('heading', { level: 1, name: '负责人已撤回这份申报' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看待审核的项目' })).toHaveAttribute(
      'href',
      '/user/myProjects?tab=audit',
    );
  },
);

test('an auditor looks through all that was filed in the name of the unit, by name or number', async () => {
  const user = userEvent.setup();
  const LIST = 'GET /prod-api/cms/apply/unitList';
  const row = { ...aSummary({ id: 9, status: 'approved', title: '已立项的项目' }), ownerName: '苏澜' };
  const { service } = await open('/user/myProjects?tab=audit', {
    ...asAuditor,
    [LIST]: ({ query }) => {
      if (query.get('keyword')) return okRows([], { waiting: 0 });
      return query.get('state') === 'all' ? okRows([row], { waiting: 0 }) : okRows([], { waiting: 0 });
    },
  });
  expect(await screen.findByText('没有待审核的项目')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '本单位全部' }));
  expect(await screen.findByRole('link', { name: '已立项的项目' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '按项目名称或编号查找' }), '水质{Enter}');
  await user.click(await screen.findByRole('button', { name: '清除' }));
  expect(await screen.findByRole('link', { name: '已立项的项目' })).toBeVisible();
  expect(service.sentTo(LIST).map(({ query }) => [query.get('state'), query.get('keyword')])).toContainEqual([
    'all',
    '水质',
  ]);
});

test('an auditor for whom something waits begins with it, and still finds the own projects', async () => {
  const user = userEvent.setup();
  const row = { ...aSummary({ id: 1, status: 'submitted', title: '等待审核的项目' }), ownerName: '苏澜' };
  await open('/user/myProjects', {
    ...asAuditor,
    'GET /prod-api/cms/apply/unitList': okRows([row], { waiting: 1 }),
  });
  expect(await screen.findByText('1 个项目等待本单位审核')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: '项目范围' })).getAllByRole('link');
  expect(tabs[0]).toHaveAccessibleName(/^待审核\s*1$/);
  expect(tabs[0]).toHaveAttribute('aria-current');
  expect(screen.queryByText('目前没有等您处理的项目')).toBeNull();
  await user.click(screen.getByRole('link', { name: '全部 0' }));
  expect(await screen.findByText('还没有项目')).toBeVisible();
  expect(screen.getByText('1 个项目等待本单位审核')).toBeVisible();
});

test('an auditor for whom nothing waits begins with the own projects', async () => {
  await open('/user/myProjects', {
    ...asAuditor,
    'GET /prod-api/cms/apply/unitList': okRows([], { waiting: 0 }),
  });
  expect(await screen.findByText('还没有项目')).toBeVisible();
});

test('the own projects are looked through as in the area of the programme: by tab, with counts, and by a word', async () => {
  const user = userEvent.setup();
  const LIST = 'GET /prod-api/cms/apply/myList';
  const counts = { all: 12, todo: 1, active: 11, ended: 0 };
  const { service } = await open('/user/myProjects?tab=active&pageNum=2', {
    [LIST]: okRows([aSummary()], { total: 11, counts }),
  });
  expect(await screen.findByRole('link', { name: '进行中 11' })).toHaveAttribute('aria-current');
  expect(screen.getByText(/^1 个项目/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '按项目名称或编号查找' }), '漏损{Enter}');
  await waitFor(() =>
    expect(Object.fromEntries(service.sentTo(LIST).at(-1)?.query ?? [])).toMatchObject({
      tab: 'active',
      keyword: '漏损',
      pageNum: '1',
    }),
  );
});

test('nobody else has that tab', async () => {
  await open('/user/myProjects?tab=audit', {
    'GET /prod-api/cms/apply/myList': okRows([aSummary()], {
      counts: { all: 1, todo: 1, active: 0, ended: 0 },
    }),
  });
  expect(await screen.findByRole('link', { name: '待我处理 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '待审核' })).not.toBeInTheDocument();
});

test.each(['', '?tab=events'])(
  'what it is joined with stands beside the page%s, under a heading',
  async (tab) => {
    const policy = [{ id: 4, title: '开创专项申报指南', no: null, to: '/policyDoc/4' }];
    await open(`/user/myProjects/147${tab}`, {
      'GET /prod-api/cms/open/chain/{kind}/{id}': ok({
        demand: [],
        application: [],
        result: [],
        achievement: [],
        policy,
      }),
    });
    const chain = await screen.findByRole('navigation', { name: '关联内容' });
    expect(within(chain).getByRole('heading', { name: '关联内容' })).toBeVisible();
    expect(within(chain).getByRole('link')).toHaveAttribute('href', '/policyDoc/4');
  },
);
