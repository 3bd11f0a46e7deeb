import { aPeriod } from './a-period';
import { type StubReply, stubService } from './stubService';

const setting = {
  name: '开创专项',
  nav_logo_url: null,
  login_logo_url: null,
  tab_logo_url: null,
  navbar: [],
  footer: null,
  main_site: true,
  contact: {
    phone: '0571-0000 0000',
    hours: '工作日 9:00—12:00，13:30—18:00',
    host: '开创专项办公室',
    support: '平台组',
  },
  demo: false,
  version: '0.1.0',
};

/** The tests' applicant as `getInfo` returns them. */
export const aPerson = (facts: Record<string, unknown> = {}) => ({
  userId: 11,
  userName: 'shen',
  nickName: '沈知遥',
  realName: '沈知遥',
  certified: true,
  phonenumber: '138****0002',
  email: 's***n@example.cn',
  avatar: null,
  unit: { deptId: 7, deptName: '青陶水务科技有限公司', verified: true, attended: true },
  roles: [{ roleId: 1, roleKey: 'common', roleName: '普通用户' }],
  ...facts,
});

export const ok = (data: unknown): StubReply => ({ body: { success: true, code: 200, msg: '', data } });
export const okRows = (rows: unknown[], extra: object = {}): StubReply => ({
  body: { success: true, code: 200, msg: '', rows, total: rows.length, ...extra },
});
export const refused = (code: number, msg: string, more: object = {}): StubReply => ({
  status: code,
  body: { success: false, code, msg, ...more },
});

/** A service with a signed-in person and one open period; a test adds what its page asks for. */
export function signedInService(answers: Parameters<typeof stubService>[0] = {}) {
  localStorage.setItem('xhr-user-info', 'access');
  const usual: Parameters<typeof stubService>[0] = {
    'GET /api/setting.json': { body: { success: true, status: 0, setting } },
    'GET /prod-api/cms/apply/{id}/helpers': ok({
      leader: { accountId: 11, name: '沈知遥' },
      helpers: [],
      invitations: [],
      duties: [],
      mayInvite: true,
      mayManage: true,
    }),
    'GET /prod-api/cms/apply/{id}/letters': ok([]),
    'GET /prod-api/cms/apply/{id}/changes': ok({ changes: [], offers: [], unattended: false }),
    'GET /prod-api/cms/fact': ok({ facts: [], mayEditUnit: false }),
    'GET /prod-api/cms/apply/myList': okRows([], { counts: { all: 0, todo: 0, active: 0, ended: 0 } }),
    'GET /prod-api/cms/apply/{id}/comments': ok({ threads: [], others: [], mayComment: true }),
    'GET /prod-api/cms/apply/{id}/confirmations': ok({ members: [], mayAsk: true }),
    'GET /prod-api/cms/apply/invitations': okRows([]),
    'GET /prod-api/cms/apply/confirmations': okRows([]),
    'GET /prod-api/cms/apply/changes/asked': okRows([]),
    'PUT /prod-api/cms/apply/{id}/presence': ok({ others: [] }),
    'GET /api/users/system_update.json': { body: { success: true, status: 0, system_update: false } },
    'GET /prod-api/system/user/getInfo': {
      body: {
        success: true,
        code: 200,
        msg: '',
        user: aPerson(),
        roles: ['common'],
        permissions: ['cms:apply:add', 'cms:chart:list'],
      },
    },
    'GET /prod-api/cms/cmsHomepage/adminUrl': ok('/admin'),
    'GET /prod-api/cms/period/list': okRows([aPeriod()]),
    'GET /prod-api/cms/period/list/open': okRows([aPeriod()]),
    'GET /prod-api/system/dict/data/batch_types/{types}': ok({}),
    'GET /prod-api/system/notification/list': okRows([], { unread: 0 }),
  };
  // Later rows win, so the usual answers are removed where the test gives its own.
  for (const row of Object.keys(answers)) delete usual[row];
  return stubService({ ...usual, ...answers });
}
