/** Records of the admin area as its lists answer them. */

export const aSchool = {
  id: 7,
  name: '北屿师大',
  status: 'active',
  mergedName: null,
  reason: null,
  people: 12,
  version: 4,
  province: '福建省',
  city: '厦门市',
  address: null,
  departments: 3,
  createTime: '2026-11-20T09:30:00+08:00',
};

/** A unit that asks to be registered. */
export const aUnitRequest = {
  id: 4,
  unitId: 9,
  unitName: '临浦智慧水文有限公司',
  uscc: '91330109MA5LPTW01X',
  nature: 'enterprise',
  legalPerson: '柏云起',
  address: '浙江省杭州市',
  adminName: '虞同舟',
  licenseFile: 'f-1',
  letterFile: 'f-2',
  former: [],
  status: 0,
  reason: null,
  createTime: '2026-11-20T09:30:00+08:00',
  version: 2,
};
