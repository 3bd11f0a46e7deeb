import { screen, waitFor } from '@testing-library/react';
import { answer, fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import AchievementsPage from '.';

const QUEUE = 'GET /prod-api/cms/achi/queue';
const ONE = 'GET /prod-api/cms/achi/7';
const DECIDE = 'POST /prod-api/cms/achi/{id}/{event}';
const row = {
  id: 7,
  title: '管网漏损定位装置',
  ownerName: '沈知遥',
  unitName: '青陶水务科技有限公司',
  status: 'pending',
  updateTime: '2026-11-20T09:30:00+08:00',
};
const aCase = {
  id: 7,
  version: 3,
  status: 'pending',
  actions: ['publish', 'return'],
  files: [],
  coverFile: null,
  reason: null,
  contributors: [
    { name: '沈知遥', role: 'concept', state: 'confirmed' },
    { name: '顾明谦', role: 'engineering', state: 'asked' },
  ],
  source: { no: 'KC2026-A-0001', title: '漏损' },
  draft: {
    title: row.title,
    summary: '声学定位，误差不大于 3 米',
    scenes: '城市供水',
    type: null,
    field: null,
    maturity: null,
    transfer: null,
    ips: [],
    unitName: '',
    finishedOn: null,
    contactName: '',
    contactPhone: '',
    contactEmail: '',
    scope: 'public',
    cover: null,
    figures: [],
  },
};
const open = (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({ [QUEUE]: okRows([row]), [ONE]: ok(aCase), [DECIDE]: ok(aCase), ...answers });
  return { service, admin: renderAdmin(<AchievementsPage />) };
};

test('is read first, and published once that is confirmed', async () => {
  const { service, admin } = open();
  await press('审核');
  await screen.findByText('声学定位，误差不大于 3 米');
  expect(screen.getByText('沈知遥：方案设计，本人已确认')).toBeInTheDocument();
  expect(screen.queryByText(/^下\s*架$/)).not.toBeInTheDocument();
  await press(/^发\s*布$/);
  await answer(/^发\s*布$/);

  await waitFor(() => expect(admin.told).toContain('成果已发布'));
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ version: 3 });
});

test('is returned with a reason, which stays where the service refuses', async () => {
  const { service } = open({ [DECIDE]: refused(409, '成果已被他人处理，请核对后再操作') });
  await press('审核');
  await press('退回修改');
  await fill('原因', '请补充第三方检测报告');
  await answer(/^退回修改$/);

  expect(await screen.findByText('成果已被他人处理，请核对后再操作')).toBeVisible();
  expect(screen.getByLabelText('原因')).toHaveValue('请补充第三方检测报告');
  await waitFor(() => expect(service.sentTo(QUEUE).length).toBeGreaterThan(1));
});

test('an empty queue says so; one that cannot be read can be tried again', async () => {
  const { service, admin } = open({ [QUEUE]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(QUEUE, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('还没有提交审核的成果')).toBeVisible();
});
