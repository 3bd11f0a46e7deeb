import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fill, press } from '@tests/support/admin-press';
import { aSchool, aUnitRequest } from '@tests/support/admin-records';
import { anApplication } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { type ReactElement, useState } from 'react';
import { EventButtons } from '@/pages/admin/applications/detail/EventButtons';
import CertificationsPage from '@/pages/admin/certifications';
import DemandsPage from '@/pages/admin/demands';
import SchoolListPage from '@/pages/admin/schools/list';
import UnitsPage from '@/pages/admin/units';
import UnitChangesPage from '@/pages/admin/units/changes';
import UnattendedUnitsPage from '@/pages/admin/units/unattended';
import UsersPage from '@/pages/admin/users';

type Row = Record<string, unknown>;

interface Case {
  page: ReactElement;
  /** Replies that contain the record, first as opened and then as changed by somebody who was quicker. */
  read: (row: Row) => Parameters<typeof stubService>[0];
  row: Row;
  over: Row;
  send: string;
  errorCode?: string;
  /** Opens the dialog, fills it in and sends it. */
  ask: () => Promise<void>;
  /** What was typed, into the field of this label. */
  words: string;
  label?: string;
  /** Other answers. */
  rest?: Parameters<typeof stubService>[0];
}

const AT = '2026-11-20T09:30:00+08:00';
const SAID = '已有新的处理，请核对后再操作';
const FILE = { 'GET /api/attachments/{id}': refused(404, '文件不存在') };
const refuse = async (): Promise<void> => {
  await press('审核');
  await press('驳回');
  await fill('原因', '授权函没有盖章');
  await answer(/^驳\s*回$/);
};
const stop = async (): Promise<void> => {
  await press(/^停\s*用$/);
  await fill('原因', '重复登记');
  await answer(/^停\s*用$/);
};
const change = {
  id: 4,
  unitId: 9,
  unitName: '青陶水务科技有限公司',
  uscc: '91360100MA7QT0W123',
  former: [],
  namesake: null,
  fields: [],
  effectiveOn: '2026-11-20',
  grounds: '更名',
  paperFile: 'f-1',
  status: 0,
  reason: null,
  filedBy: '许映川',
  createTime: AT,
  decideTime: null,
  version: 2,
};
const claim = {
  id: 5,
  login: 'hanzhaolin',
  kind: 'real_name',
  status: 0,
  version: 2,
  createTime: AT,
  queuedAt: AT,
  record: {
    name: '韩照林',
    id_number: '980***********001X',
    school_name: null,
    department_name: null,
    gender: 0,
    id_type: 'id_card',
    extra: null,
    attachment_id: 'f-1',
    due: null,
  },
};
const demand = {
  id: 7,
  version: 3,
  status: 'pending',
  actions: ['publish', 'return'],
  files: [],
  reason: null,
  draft: {
    title: '余氯仪表漂移的在线自校',
    type: 'development',
    field: null,
    problem: '漂移',
    conditions: '',
    indicators: [],
    budgetMin: null,
    budgetMax: null,
    expectedBy: null,
    validUntil: null,
    cooperation: '',
    scope: 'public',
    unitName: '',
    contactName: '',
    contactPhone: '',
    cover: null,
    figures: [],
  },
};
const queued = { id: 7, title: demand.draft.title, ownerName: '沈知遥', unitName: '', status: 'pending' };
const user = {
  userId: 9,
  login: 'gumingqian',
  name: '顾明谦',
  certified: true,
  phone: '138****0002',
  email: '',
  unitName: '云泽大学',
  status: 'active',
  stopReason: null,
  roleKeys: ['common'],
  sessions: 0,
  secondFactor: false,
  release: null,
  createTime: AT,
  version: 4,
};
const orphan = {
  id: 9,
  name: '临浦智慧水文有限公司',
  uscc: '91330109MA5LPTW01X',
  members: 3,
  requests: 1,
  applications: 2,
  since: AT,
};
const application = anApplication({ id: 5, version: 1, actions: ['terminate'], held: [] });

/** Behaves like the page around the buttons: when it reloads, the application has changed. */
function OverApplication() {
  const [now, setNow] = useState(application);
  return (
    <EventButtons
      application={now}
      reasons={[]}
      onApplication={() => undefined}
      onStale={() => setNow({ ...application, version: 2, status: 'formal_check', actions: ['reject'] })}
    />
  );
}

const CASES: Record<string, Case> = {
  'the registration of a unit': {
    page: <UnitsPage />,
    row: aUnitRequest,
    over: { ...aUnitRequest, status: 1, version: 3 },
    ask: refuse,
    words: '授权函没有盖章',
    rest: FILE,
    read: (row) => ({ 'GET /prod-api/system/unit/apply/list': okRows([row]) }),
    send: 'PUT /prod-api/system/unit/apply/{id}/decide',
    errorCode: 'unit.version_moved',
  },
  'a change of a unit': {
    page: <UnitChangesPage />,
    row: change,
    over: { ...change, status: 1, version: 3 },
    ask: refuse,
    words: '授权函没有盖章',
    rest: FILE,
    read: (row) => ({ 'GET /prod-api/system/unit/change/list': okRows([row]) }),
    send: 'PUT /prod-api/system/unit/change/{id}/decide',
    errorCode: 'unit.version_moved',
  },
  'a certification': {
    page: <CertificationsPage />,
    row: claim,
    over: { ...claim, status: 1, version: 3 },
    rest: FILE,
    read: (row) => ({ 'GET /prod-api/system/cert/list': okRows([row]) }),
    send: 'PUT /prod-api/system/cert/{id}/decide',
    errorCode: 'certification.version_moved',
    ask: async () => {
      await press('审核');
      await press('驳回');
      await press('照片模糊，文字看不清');
      await fill(/^补充说明/, '请用扫描件');
      await answer(/^驳\s*回$/);
    },
    words: '请用扫描件',
    label: '补充说明',
  },
  'a demand': {
    page: <DemandsPage />,
    row: demand,
    over: { ...demand, status: 'published', actions: [], version: 4 },
    read: (row) => ({ 'GET /prod-api/cms/demand/7': ok(row) }),
    rest: { 'GET /prod-api/cms/demand/queue': okRows([{ ...queued, updateTime: AT }]) },
    send: 'POST /prod-api/cms/demand/{id}/{event}',
    ask: async () => {
      await press('审核');
      await press('退回修改');
      await fill('原因', '请补充指标');
      await answer(/^退回修改$/);
    },
    words: '请补充指标',
  },
  'an account': {
    page: <UsersPage />,
    row: user,
    over: { ...user, status: 'disabled', version: 5 },
    ask: stop,
    words: '重复登记',
    read: (row) => ({ 'GET /prod-api/system/user/list': okRows([row]) }),
    send: 'PUT /prod-api/system/user/{id}/status',
  },
  'a school': {
    page: <SchoolListPage />,
    row: aSchool,
    over: { ...aSchool, status: 'stopped', version: 5 },
    ask: stop,
    words: '重复登记',
    read: (row) => ({ 'GET /prod-api/system/school/list': okRows([row]) }),
    send: 'PUT /prod-api/system/school/{id}/status',
  },
  'a unit without administrator': {
    page: <UnattendedUnitsPage />,
    row: orphan,
    over: { ...orphan, name: '已有管理员' },
    read: (row) => ({ 'GET /prod-api/system/unit/unattended': okRows([row]) }),
    rest: {
      'GET /prod-api/system/unit/unattended/{id}/people': ok([
        { accountId: 11, login: 'luohe', name: '罗禾', phone: '199****0011', certified: true },
      ]),
    },
    send: 'PUT /prod-api/system/unit/unattended/{id}/appoint',
    errorCode: 'unit.attended',
    ask: async () => {
      await press('指定管理员');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(await dialog.findByLabelText('成员'));
      await userEvent.click(await screen.findByTitle(/罗禾/));
      await fill('原因', '单位来函推荐');
      await answer(/^指定管理员$/);
    },
    words: '单位来函推荐',
  },
  'an application': {
    page: <OverApplication />,
    row: {},
    over: {},
    read: () => ({ 'GET /prod-api/cms/apply/5/told': ok({ notice: null, next: [], past: [] }) }),
    send: 'POST /prod-api/cms/apply/{id}/{event}',
    ask: async () => {
      await press(/^终\s*止$/);
      await fill('原因', '负责人来函说明');
      await answer(/^终\s*止$/);
    },
    words: '负责人来函说明',
  },
};

/** The dialog in which the words stay. */
const expectLeft = async (words: string, label: string, said: string): Promise<void> => {
  const copy = await screen.findByRole('button', { name: '复制文字' });
  const left = within(copy.closest('[role="dialog"]') as HTMLElement);
  expect(left.getByRole('alert')).toHaveTextContent(said);
  expect(left.getByLabelText(label)).toHaveValue(words);
  expect(left.getByLabelText(label)).toHaveAttribute('readonly');
  expect(left.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\s/g, ''))).toEqual([
    '复制文字',
    '关闭',
  ]);
  await userEvent.click(left.getByRole('button', { name: /^关\s*闭$/ }));
  await waitFor(() => expect(screen.queryByLabelText(label)).not.toBeInTheDocument());
};

test.each(Object.entries(CASES))(
  '%s that somebody else decided first: it is said, the words stay to be copied, and the act is no longer offered',
  async (_, { page, read, row, over, send, errorCode = 'moved', ask, words, label = '原因', rest = {} }) => {
    const service = stubService({
      ...read(row),
      ...rest,
      [send]: () => {
        for (const [call, reply] of Object.entries(read(over))) service.answer(call, reply as never);
        return refused(409, SAID, { errorCode, data: over });
      },
    });
    renderAdmin(page);
    await ask();

    await expectLeft(words, label, SAID);
    // For a dialog over a drawer, the focus returns to the drawer.
    const drawer = screen.queryByRole('dialog');
    if (drawer)
      await waitFor(() =>
        expect(drawer.closest('.ant-drawer')).toContainElement(document.activeElement as HTMLElement),
      );
    expect(service.sentTo(send)).toHaveLength(1);
    expect(screen.queryByText(/^(?:驳\s*回|退回修改|停\s*用|终\s*止)$/)).not.toBeInTheDocument();
  },
);

/** Refusals after which no attempt can succeed, whatever the page still shows. */
const FINAL = [refused(404, '记录已不存在'), refused(409, '本人已撤回', { errorCode: 'demand.taken_back' })];

test.each(Object.entries(CASES))(
  '%s that is gone: no dialog offers what cannot succeed, though the page still shows the record',
  async (name, { page, read, row, send, ask, words, label = '原因', rest = {} }) => {
    const [gone, takenBack] = FINAL;
    const reply = name === 'a demand' ? takenBack : gone;
    const service = stubService({ ...read(row), ...rest, [send]: reply as never });
    renderAdmin(page);
    await ask();

    await expectLeft(words, label, name === 'a demand' ? '本人已撤回' : '记录已不存在');
    expect(service.sentTo(send)).toHaveLength(1);
  },
);
