import { beijingIso } from '@contract/rules/beijing-time';
import { PERIOD_DATES } from '@contract/rules/period-dates';
import { DAY_MS } from '@contract/time-units';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { fill, press } from '@tests/support/admin-press';
import { aSchool } from '@tests/support/admin-records';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import type { ReactElement } from 'react';
import DictsPage from '@/pages/admin/dicts';
import PeriodsPage from '@/pages/admin/periods';
import RolesPage from '@/pages/admin/roles';
import DepartmentListPage from '@/pages/admin/schools/departments';
import SchoolListPage from '@/pages/admin/schools/list';
import SettingsPage from '@/pages/admin/settings';
import UsersPage from '@/pages/admin/users';

type Row = Record<string, unknown>;

interface Case {
  page: ReactElement;
  at?: string;
  /** Replies with which the page shows the record. */
  read: Parameters<typeof stubService>[0];
  save: string;
  errorCode: string;
  /** As both opened it; `theirs` differs in every field the form has. */
  theirs: Row;
  /** What the service sends along with the refusal. */
  told?: (theirs: Row) => unknown;
  open: () => Promise<void>;
  /** Edits a field here that the other person changes too. */
  edit: () => Promise<void>;
  submit: () => Promise<void>;
  /** Lines of the notice saying that the form has a different value. */
  kept: RegExp[];
  lines: number;
  /** What the first and the second save rest on. */
  rests: [Row, Row];
  /** Content of the second save: their values, except for those entered here. */
  second: Row;
}

const answer = async (words: RegExp): Promise<void> => {
  const dialogs = await screen.findAllByRole('dialog');
  await userEvent.click(within(dialogs.at(-1) as HTMLElement).getByText(words));
};
const inDialog = { open: () => press(/^修\s*改$/), submit: () => answer(/^(?:保\s*存|确\s*定)$/) };

const AT = '2026-11-20T09:30:00+08:00';
const department = {
  id: 8,
  name: '数学系',
  schoolId: 7,
  schoolName: '北屿师大',
  status: 'active',
  mergedName: null,
  reason: null,
  people: 2,
  version: 4,
  createTime: AT,
};
const entry = {
  id: 5,
  type: 'kczx_degree',
  value: 'master',
  label: '硕士',
  parentValue: null,
  sort: 20,
  isDefault: true,
  enabled: true,
};
const changeable = { label: '硕士', sort: 20, isDefault: true, enabled: true };
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
  createTime: AT,
  version: 4,
};
const role = {
  roleId: 3,
  roleKey: 'expert',
  roleName: '评审专家',
  holders: 7,
  permissions: ['cms:review:score'],
};
const setting = {
  name: '开创专项',
  footer: null,
  main_site: true,
  nav_logo_url: null,
  login_logo_url: null,
  tab_logo_url: null,
  contact: { phone: '0791-0000 0000', hours: '工作日', host: '开创专项办公室', support: '平台组' },
  navbar: [{ name: '首页', link: '/', hidden: false }],
};
const update = {
  subject: '系统升级',
  notes: '',
  startTime: '2026-11-22T20:00:00+08:00',
  endTime: '2026-11-22T22:00:00+08:00',
};
const picture = (n: number) => `api/setting/pictures/0b9b6f0e-0000-4000-8000-00000000000${n}`;
const period = { ...aPeriod(), applications: 0, submitted: 0 };
/** Every date a day later. */
const LATER = Object.fromEntries(
  PERIOD_DATES.map((key) => [key, beijingIso(new Date(Date.parse(period[key]) + DAY_MS))]),
);
const theirPeriod = {
  ...period,
  ...LATER,
  name: '他人的名称',
  code: '2026-9',
  year: 2027,
  maxPerPerson: 2,
  version: 2,
  termFrom: '2026-11',
  termTo: '2030-01',
  indirectRatio: 0.25,
  reviewMinimum: 5,
  publicityDays: 9,
  promiseDays: { unit_audit: 1, formal_check: 2, expert_review: 3, stage_one_check: 4, stage_two_check: 5 },
  leaderLimits: { ageMax: 55, titleMin: 'senior', runningMax: 2 },
  categories: [{ key: 'A', name: '他人的类别', summary: '' }],
  attachments: [{ kind: 'promise', label: '他人的材料', required: true, help: '' }],
  policies: [4],
};

const CASES: Record<string, Case> = {
  'a period': {
    ...inDialog,
    page: <PeriodsPage />,
    errorCode: 'period.version_moved',
    theirs: theirPeriod,
    read: {
      'GET /prod-api/cms/period/manage': okRows([period]),
      'GET /prod-api/cms/open/content': okRows([]),
    },
    save: 'PUT /prod-api/cms/period/{id}',
    edit: () => fill('批次名称', '这里的名称'),
    kept: [/^批次名称：他人的名称/],
    lines: 37,
    rests: [{ version: 1 }, { version: 2 }],
    second: {
      name: '这里的名称',
      code: '2026-9',
      year: 2027,
      termTo: '2030-01',
      indirectRatio: 0.25,
      promiseDays: theirPeriod.promiseDays,
      leaderLimits: theirPeriod.leaderLimits,
      policies: [4],
      categories: theirPeriod.categories,
      attachments: theirPeriod.attachments,
    },
  },
  'a school': {
    ...inDialog,
    page: <SchoolListPage />,
    errorCode: 'school.entry_moved',
    read: { 'GET /prod-api/system/school/list': okRows([aSchool]) },
    save: 'PUT /prod-api/system/school/{id}',
    theirs: {
      ...aSchool,
      name: '他人的名称',
      province: '江西省',
      city: '南昌市',
      address: '学府大道',
      version: 5,
    },
    edit: () => fill('名称', '北屿师范大学'),
    kept: [/^名称：他人的名称/],
    lines: 4,
    rests: [{ version: 4 }, { version: 5 }],
    second: { name: '北屿师范大学', province: '江西省', city: '南昌市', address: '学府大道' },
  },
  'a department': {
    ...inDialog,
    page: <DepartmentListPage />,
    errorCode: 'school.entry_moved',
    read: { 'GET /prod-api/system/department/list': okRows([department]) },
    save: 'PUT /prod-api/system/department/{id}',
    theirs: { ...department, name: '他人的名称', version: 5 },
    edit: () => fill('名称', '数学科学系'),
    kept: [/^名称：他人的名称/],
    lines: 1,
    rests: [{ version: 4 }, { version: 5 }],
    second: { name: '数学科学系' },
  },
  'an entry of a dictionary': {
    ...inDialog,
    page: <DictsPage />,
    at: '/?type=kczx_degree',
    errorCode: 'dict.entry_moved',
    read: { 'GET /prod-api/system/dict/list': okRows([entry]) },
    save: 'PUT /prod-api/system/dict/{id}',
    theirs: { ...entry, label: '他人的名称', sort: 30, isDefault: false, enabled: false },
    edit: () => fill(/^名称$/, '硕士研究生'),
    kept: [/^名称：他人的名称/],
    lines: 4,
    rests: [
      { before: changeable },
      { before: { label: '他人的名称', sort: 30, isDefault: false, enabled: false } },
    ],
    second: { label: '硕士研究生', sort: 30, isDefault: false, enabled: false },
  },
  'roles of a user': {
    page: <UsersPage />,
    errorCode: 'user.version_moved',
    read: { 'GET /prod-api/system/user/list': okRows([user]) },
    save: 'PUT /prod-api/system/user/{id}/roles',
    theirs: { ...user, roleKeys: ['common', 'office'], version: 5 },
    open: () => press('设置角色'),
    edit: () => answer(/^评审专家$/),
    submit: inDialog.submit,
    // Ticks of both people are combined.
    kept: [],
    lines: 1,
    rests: [{ version: 4 }, { version: 5 }],
    second: { roleKeys: ['common', 'expert', 'office'] },
  },
  'rights of a role': {
    ...inDialog,
    page: <RolesPage />,
    errorCode: 'role.version_moved',
    read: { 'GET /prod-api/system/role/list': okRows([role]) },
    save: 'PUT /prod-api/system/role/{id}',
    theirs: { ...role, permissions: ['cms:review:score', 'cms:period:list'] },
    edit: () => answer(/^删除批次$/),
    kept: [],
    lines: 1,
    rests: [{ before: role.permissions }, { before: ['cms:review:score', 'cms:period:list'] }],
    second: {
      permissions: expect.arrayContaining(['cms:review:score', 'cms:period:remove', 'cms:period:list']),
    },
  },
  'the settings of the site': {
    page: <SettingsPage />,
    errorCode: 'site.setting_moved',
    read: { 'GET /prod-api/system/setting': ok({ setting, update: null }) },
    save: 'PUT /prod-api/system/setting',
    theirs: {
      name: '他人的名称',
      footer: '他人的页脚',
      main_site: false,
      nav_logo_url: picture(1),
      login_logo_url: picture(2),
      tab_logo_url: picture(3),
      contact: { phone: '1', hours: '2', host: '3', support: '4' },
      navbar: [{ name: '需求', link: '/demand', hidden: false }],
    },
    open: async () => undefined,
    edit: () => fill('站点名称', '这里的名称'),
    submit: () => press('保存设置'),
    kept: [/^站点名称：他人的名称/],
    lines: 12,
    rests: [{ before: setting }, {}],
    second: {
      name: '这里的名称',
      footer: '他人的页脚',
      main_site: false,
      tab_logo_url: picture(3),
      contact: { phone: '1', hours: '2', host: '3', support: '4' },
      navbar: [{ name: '需求', link: '/demand', hidden: false }],
    },
  },
  'the notice of an update': {
    page: <SettingsPage />,
    errorCode: 'site.notice_moved',
    told: (theirs: Row) => ({ update: theirs }),
    read: { 'GET /prod-api/system/setting': ok({ setting, update }) },
    save: 'PUT /prod-api/system/setting/update',
    theirs: {
      subject: '他人的标题',
      notes: '他人的说明',
      startTime: '2026-11-23T20:00:00+08:00',
      endTime: '2026-11-23T22:00:00+08:00',
    },
    open: async () => undefined,
    edit: () => fill(/^标题$/, '这里的标题'),
    submit: async () => {
      await press('发布通知');
      await answer(/^发布通知$/);
    },
    kept: [/^标题：他人的标题/],
    lines: 4,
    rests: [{ before: update }, {}],
    second: {
      update: {
        subject: '这里的标题',
        notes: '他人的说明',
        startTime: '2026-11-23T20:00:00+08:00',
        endTime: '2026-11-23T22:00:00+08:00',
      },
    },
  },
};

const SAID = '谢云舟于 11-23 15:04 保存了修改，请核对后再保存';

test.each(Object.entries(CASES))(
  '%s that somebody else saved meanwhile: what they changed is told, what was written here stays and can be saved',
  async (_what, one) => {
    const { theirs, told = (record: Row): unknown => record } = one;
    const service = stubService({
      ...one.read,
      [one.save]: refused(409, SAID, {
        errorCode: one.errorCode,
        data: told(theirs),
      }),
    } as Parameters<typeof stubService>[0]);
    const admin = renderAdmin(one.page, one.at ? { at: one.at } : {});
    await one.open();
    await one.edit();
    await one.submit();

    const note = await screen.findByRole('alert', { name: SAID });
    const lines = within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    expect(lines).toHaveLength(one.lines);
    // Fields are named by their labels in the form, never by their keys in the record.
    expect(lines.filter((line) => /^[a-z]|\*|undefined/i.test(line))).toEqual([]);
    const kept = lines.filter((line) => line.endsWith('与您填写的不同'));
    expect(kept).toEqual(one.kept.map((words) => expect.stringMatching(words)));

    service.answer(one.save as never, ok(theirs) as never);
    await one.submit();
    await waitFor(() => expect(admin.told.some((words) => /已(?:保存|发布)$/.test(words))).toBe(true));
    const bodies = service.sentTo(one.save as never).map(({ body }) => body as Row);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatchObject(one.rests[0]);
    expect(bodies[1]).toMatchObject({ ...one.second, ...one.rests[1] });
    if ('before' in (bodies[1] as Row) && Object.keys(one.rests[1]).length === 0)
      expect((bodies[1] as Row)['before']).toEqual(theirs);
  },
);
