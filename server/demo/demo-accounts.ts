import type { RoleKey } from '@contract/enums';

export interface DemoAccount {
  login: string;
  password: string;
  /** Real name; all of them are invented. */
  name: string;
  /** Role in the demo, shown in the start notice and on the login page. */
  title: string;
  roles: readonly RoleKey[];
  /** Name of a unit in `demo-units`, or null. */
  unit: string | null;
  certified: boolean;
  phone: string;
  email: string;
}

/** May be publicly known: it only gives access to invented data, and only if DEMO is true. */
const PASSWORD = 'Chun-feng-28';

type Person = Omit<DemoAccount, 'password'>;

const people: readonly Person[] = [
  {
    login: 'shenzhiyao',
    name: '沈知遥',
    title: '申报人（已实名认证）',
    roles: ['common'],
    unit: '青陶水务科技有限公司',
    certified: true,
    phone: '19900000001',
    email: 'shenzhiyao@example.cn',
  },
  {
    login: 'gumingqian',
    name: '顾明谦',
    title: '申报人（另一单位）',
    roles: ['common'],
    unit: '云泽大学',
    certified: true,
    phone: '19900000002',
    email: 'gumingqian@example.cn',
  },
  {
    login: 'xuyingchuan',
    name: '许映川',
    title: '单位管理员',
    roles: ['common', 'unit_admin'],
    unit: '青陶水务科技有限公司',
    certified: true,
    phone: '19900000003',
    email: 'xuyingchuan@example.cn',
  },
  {
    login: 'luyiwei',
    name: '陆一苇',
    title: '评审专家',
    roles: ['common', 'expert'],
    unit: '砺石新材料研究院',
    certified: true,
    phone: '19900000004',
    email: 'luyiwei@example.cn',
  },
  {
    login: 'office',
    name: '开创专项办公室',
    title: '管理方',
    roles: ['common', 'operator'],
    unit: null,
    certified: false,
    phone: '19900000005',
    email: 'office@example.cn',
  },
  {
    login: 'auditor',
    name: '程砚',
    title: '审计员',
    roles: ['auditor'],
    unit: null,
    certified: false,
    phone: '19900000006',
    email: 'auditor@example.cn',
  },
  {
    login: 'admin',
    name: '平台管理员',
    title: '系统管理员',
    roles: ['admin'],
    unit: null,
    certified: false,
    phone: '19900000007',
    email: 'admin@example.cn',
  },
  {
    login: 'linxiaoman',
    name: '林小满',
    title: '新注册用户（未认证）',
    roles: ['common'],
    unit: null,
    certified: false,
    phone: '19900000008',
    email: 'linxiaoman@example.cn',
  },
];

export const demoAccounts: readonly DemoAccount[] = people.map((person) => ({
  ...person,
  password: PASSWORD,
}));

/** A colleague of the demo applicant, not among those on the login page: who can be asked to lead the project. */
export const demoSuccessor: DemoAccount = {
  login: 'wenheng',
  password: PASSWORD,
  name: '温衡',
  title: '拟任负责人（与沈知遥同单位）',
  roles: ['common'],
  unit: '青陶水务科技有限公司',
  certified: true,
  phone: '19900000012',
  email: 'wenheng@example.cn',
};
