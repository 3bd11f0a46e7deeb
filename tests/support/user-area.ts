import type { BasicInfo } from '@contract/account';
import { screen } from '@testing-library/react';
import { aBasicInfo } from './a-basic-info';
import { renderApp } from './renderApp';
import { aPerson, ok, okRows, signedInService } from './signedInService';
import type { StubReply } from './stubService';

/** An answer of the `/api` family. */
export const okFields = (fields: object = {}): StubReply => ({
  body: { success: true, status: 0, message: 'success', ...fields },
});

export const PROFILE = 'GET /prod-api/system/user/getProfileInfo';
export const INFO = 'GET /api/users/accounts/{login}.json';

const REGIONS = [
  { dictLabel: '江西省', dictValue: '36', dictSort: 1, status: '0', parentValue: null },
  { dictLabel: '南昌市', dictValue: '3601', dictSort: 2, status: '0', parentValue: '36' },
];
const TITLES = ['高级工程师', '工程师'].map((title, dictSort) => ({
  dictLabel: title,
  dictValue: title,
  dictSort,
  status: '0',
  parentValue: null,
}));

/** A service that knows the tests' applicant and returns nothing else; each test adds what its panel requests. */
export function userAreaService(
  info: Partial<BasicInfo> = {},
  answers: Parameters<typeof signedInService>[0] = {},
) {
  return signedInService({
    [INFO]: okFields(aBasicInfo(info)),
    [PROFILE]: ok({ user: aBasicInfo(info), profile: {}, roleGroup: '注册用户', postGroup: '' }),
    'GET /prod-api/cms/apply/myList': okRows([], { counts: { all: 0, todo: 0, active: 0, ended: 0 } }),
    'GET /api/users/home.json': okFields({
      authentication: 'uncertified',
      professional_certification: 'uncertified',
      base_info_completed: true,
      in_unit: true,
      unread: 0,
      counts: { demands: 0, achievements: 0 },
      waiting: { replies: [], contributions: 0, stalled: [] },
      events: [],
    }),
    'GET /prod-api/system/notification/list': okRows([], { unread: 0 }),
    'GET /prod-api/system/unit/join': ok(null),
    'GET /prod-api/system/unit/own': ok(null),
    'GET /prod-api/system/unit/change': ok(null),
    'GET /api/users/accounts/{login}/certifications.json': okFields({ certifications: [] }),
    'GET /api/users/school_applies.json': okFields({ applies: [] }),
    'GET /api/schools/for_option.json': okFields({
      schools: [{ id: 4, name: '青陶水务科技有限公司', pending: false }],
    }),
    'GET /api/schools/{id}/departments/for_option.json': okFields({ departments: [] }),
    'GET /api/users/totp.json': okFields({
      enabled: false,
      required: false,
      recovery_left: 0,
      release: null,
    }),
    'GET /prod-api/auth/register/unit': ok(null),
    'GET /prod-api/auth/open/providers': ok([]),
    'GET /prod-api/system/dict/data/batch_types/{types}': ok({
      kczx_region: REGIONS,
      kczx_teacher_title: TITLES,
      kczx_professional_title: TITLES,
    }),
    'GET /prod-api/auth/modalUrl': ok({
      kind: 'id_data',
      title: '证件信息处理告知书',
      version: '2026-01',
      content: ['为核验项目负责人身份，需要处理姓名、证件号码和证件照片。'],
    }),
    ...answers,
  });
}

/** `getInfo` of the person as the unit's administrator with these permissions. */
export const infoOfUnitAdministrator = (...permissions: string[]) => ({
  success: true,
  code: 200,
  msg: '',
  roles: ['unit_admin'],
  user: aPerson({ roles: [{ roleId: 2, roleKey: 'unit_admin', roleName: '单位管理员' }] }),
  permissions,
});

/** The person is also the unit's administrator. */
export const unitAdministrator = {
  'GET /prod-api/system/user/getInfo': { body: infoOfUnitAdministrator('system:unit:member') },
};

/** Opens a tab of the user area and waits for its heading. */
export async function openUserArea(address: string, heading: string | RegExp) {
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}
