/** People who wait for a certification; invented like everything here. */
export const ASKING_PEOPLE = [
  {
    login: 'hanzhaolin',
    name: '韩照林',
    gender: 0,
    kind: 'real_name' as const,
    extra: '',
    file: '身份证正反面.pdf',
    hours: 3,
  },
  // Has an application at the unit that goes on as soon as this is agreed.
  {
    login: 'luohe',
    name: '罗禾',
    gender: 0,
    kind: 'real_name' as const,
    extra: '',
    file: '身份证正反面（重拍）.pdf',
    hours: 5,
  },
  {
    login: 'ouyangqing',
    name: '欧阳青',
    gender: 1,
    kind: 'real_name' as const,
    extra: '',
    file: '身份证扫描件.pdf',
    hours: 28,
  },
  {
    login: 'duanmuxi',
    name: '端木溪',
    gender: 1,
    kind: 'professional' as const,
    extra: '副教授',
    file: '在职证明（盖章）.pdf',
    hours: 52,
  },
];

/** Units whose registration waits. */
export const ASKING_UNITS = [
  {
    name: '临浦智慧水文有限公司',
    code: '91330109MA5LPTW01',
    nature: 'enterprise',
    hours: 7,
    province: '浙江省',
    city: '杭州市',
    address: '临浦路 28 号',
    legalPerson: '柏云起',
    login: 'linpuadmin',
    admin: '虞同舟',
  },
  {
    name: '朔北生态研究所',
    code: '12150000MB6TBRT02',
    nature: 'institute',
    hours: 31,
    province: '内蒙古自治区',
    city: '呼和浩特市',
    address: '草原北街 5 号',
    legalPerson: '拓跋宁',
    login: 'shuobeiadmin',
    admin: '苏衡',
  },
];

/** What people asked to have added: a new school, one that is there under another name, and a department. */
export const ASKED_SCHOOLS = [
  {
    name: '江月职业技术学院',
    school: null,
    province: '江西省',
    city: '九江市',
    remarks: '今年由专科学校改制',
    hours: 4,
  },
  { name: '北屿师大', school: null, province: '福建省', city: '厦门市', remarks: '', hours: 26 },
  {
    name: '网络空间安全学院',
    school: '云泽大学',
    province: null,
    city: null,
    remarks: '由计算机学院分出',
    hours: 49,
  },
];
