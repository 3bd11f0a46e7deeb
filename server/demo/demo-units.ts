import type { UNIT_NATURES } from '@contract/enums';

interface Contact {
  name: string;
  phone: string;
  email: string;
}

export interface DemoUnit {
  name: string;
  /** Credit code without its check character. */
  code: string;
  nature: (typeof UNIT_NATURES)[number];
  province: string;
  city: string;
  address: string;
  legalPerson: string;
  verified: boolean;
  isMember: boolean;
  /** The contact person for the unit's applications. */
  contact: Contact;
}

const contact = (name: string, phone: string, login: string): Contact => ({
  name,
  phone,
  email: `${login}@example.cn`,
});

/** Invented units; their credit codes pass every check and belong to nobody. */
export const DEMO_UNITS: readonly DemoUnit[] = [
  {
    name: '青陶水务科技有限公司',
    code: '91360100MA7QT0W12',
    nature: 'enterprise',
    province: '江西省',
    city: '南昌市',
    address: '青云路 18 号',
    legalPerson: '岑叙白',
    verified: true,
    isMember: true,
    contact: contact('许映川', '19900000003', 'xuyingchuan'),
  },
  {
    name: '云泽大学',
    code: '12420000MB1YH0D34',
    nature: 'university',
    province: '湖北省',
    city: '武汉市',
    address: '云泽大道 1 号',
    legalPerson: '祁怀远',
    verified: true,
    isMember: true,
    contact: contact('戴青禾', '19900000031', 'daiqinghe'),
  },
  {
    name: '砺石新材料研究院',
    code: '12330000MB2LK0C56',
    nature: 'institute',
    province: '浙江省',
    city: '杭州市',
    address: '砺石街 66 号',
    legalPerson: '蓝若川',
    verified: true,
    isMember: false,
    contact: contact('祝听雨', '19900000032', 'zhutingyu'),
  },
  {
    name: '南屿市第三医院',
    code: '12350000MB3NY0H78',
    nature: 'hospital',
    province: '福建省',
    city: '厦门市',
    address: '南屿路 3 号',
    legalPerson: '佟安和',
    verified: true,
    isMember: false,
    contact: contact('凌晚舟', '19900000033', 'lingwanzhou'),
  },
  {
    name: '栖桐智能装备有限公司',
    code: '91320500MA4QT0X90',
    nature: 'enterprise',
    province: '江苏省',
    city: '苏州市',
    address: '栖桐工业园 2 幢',
    legalPerson: '尹望舒',
    verified: false,
    isMember: false,
    contact: contact('殷书白', '19900000034', 'yinshubai'),
  },
  {
    name: '澜川精密轴承有限公司',
    code: '91320200MA5LC0B23',
    nature: 'enterprise',
    province: '江苏省',
    city: '无锡市',
    address: '澜川路 99 号',
    legalPerson: '聂长庚',
    verified: true,
    isMember: true,
    contact: contact('柳念真', '19900000035', 'liunianzhen'),
  },
  {
    name: '北汀冷链运输有限公司',
    code: '91370200MA6BT0L45',
    nature: 'enterprise',
    province: '山东省',
    city: '青岛市',
    address: '北汀港区东路 7 号',
    legalPerson: '栾海峤',
    verified: true,
    isMember: false,
    contact: contact('车静姝', '19900000036', 'chejingshu'),
  },
];

/** What an application says of its unit beyond what is registered. */
export const unitFacts = (name: string): Pick<DemoUnit, 'nature' | 'contact'> => {
  const unit = DEMO_UNITS.find((one) => one.name === name) ?? DEMO_UNITS[0];
  if (!unit) throw new Error('The demo has no units.');
  return unit;
};
