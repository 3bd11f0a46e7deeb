import { certificationCalls } from '@contract/certification';
import { UNIT_NATURES } from '@contract/enums';
import { registerCalls } from '@contract/register';
import { screen } from '@testing-library/react';
import { press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import type { ReactElement } from 'react';
import CertificationsPage from '@/pages/admin/certifications';
import UnitsPage from '@/pages/admin/units';

const common = { id: 7, status: 0, version: 1, createTime: '2026-11-20T09:30:00+08:00' };
const record = {
  name: null,
  gender: null,
  id_type: null,
  id_number: null,
  identity: null,
  extra: null,
  school_name: null,
  department_name: null,
  attachment_id: 'f-1',
  due: null,
};
const certification = { ...common, login: 'zhaolin', queuedAt: common.createTime };

interface Case {
  page: ReactElement;
  list: string;
  row: object;
  /** What the form sends. */
  given: readonly string[];
  /** How each field is shown in the drawer. */
  shown: Readonly<Record<string, string>>;
  /** What nobody compares with a document: the person's account and consent. */
  kept: readonly string[];
}

const CASES: Record<string, Case> = {
  'a unit': {
    page: <UnitsPage />,
    list: 'GET /prod-api/system/unit/apply/list',
    row: {
      ...common,
      unitId: 9,
      unitName: '临浦智慧水文有限公司',
      uscc: '91330109MA5LPTW01X',
      nature: UNIT_NATURES[2],
      legalPerson: '柏云起',
      address: '浙江省杭州市临浦路 7 号',
      adminName: '虞同舟',
      licenseFile: 'f-1',
      letterFile: 'f-2',
      reason: null,
      former: [],
    },
    given: Object.keys(registerCalls['POST /prod-api/auth/register/unit'].body.properties),
    shown: {
      unitName: '临浦智慧水文有限公司',
      uscc: '91330109MA5LPTW01X',
      nature: '科研院所',
      legalPerson: '柏云起',
      province: '浙江省',
      city: '杭州市',
      address: '临浦路 7 号',
      adminName: '虞同舟',
    },
    kept: ['username', 'password', 'phone', 'code', 'agreed'],
  },
  'a real name': {
    page: <CertificationsPage />,
    list: 'GET /prod-api/system/cert/list',
    row: {
      ...certification,
      kind: 'real_name',
      record: { ...record, name: '韩照林', gender: 1, id_type: 'hmt', id_number: '980***********001X' },
    },
    given: Object.keys(
      certificationCalls['POST /api/users/accounts/{id}/authentication_apply.json'].body.properties,
    ),
    shown: {
      name: '韩照林',
      gender: '女',
      id_type: '港澳台证件',
      id_number: '980***********001X',
      attachment_ids: '下载查看',
    },
    kept: ['show_realname', 'consent'],
  },
  'a profession': {
    page: <CertificationsPage />,
    list: 'GET /prod-api/system/cert/list',
    row: {
      ...certification,
      kind: 'professional',
      record: {
        ...record,
        name: '韩照林',
        identity: 'teacher',
        extra: '副教授',
        school_name: '临浦水利学院',
        department_name: '水文系',
      },
    },
    given: Object.keys(
      certificationCalls['POST /api/users/accounts/{id}/professional_auth_apply.json'].body.properties,
    ),
    shown: {
      identity: '教师',
      extra: '副教授',
      school_id: '临浦水利学院',
      department_id: '水文系',
      attachment_ids: '下载查看',
    },
    kept: [],
  },
};

test.each(Object.entries(CASES))('whoever decides sees all that was given: %s', async (_, one) => {
  stubService({ [one.list]: okRows([one.row]), 'GET /api/attachments/{id}': refused(404, '没有这个文件') });
  renderAdmin(one.page);
  await press('审核');
  const drawer = await screen.findByRole('dialog');

  const unseen = one.given.filter(
    (field) => !one.kept.includes(field) && !drawer.textContent?.includes(one.shown[field] ?? '〔nowhere〕'),
  );
  expect(unseen).toEqual([]);
});
