import type { Transaction } from '@server/db/database';

const SCHOOLS = [
  {
    name: '云泽大学',
    city: '武汉市',
    province: '湖北省',
    departments: ['计算机学院', '环境学院', '材料学院'],
  },
  { name: '临川理工学院', city: '抚州市', province: '江西省', departments: ['智能制造系', '土木工程系'] },
  { name: '北屿师范大学', city: '厦门市', province: '福建省', departments: ['教育学院', '生命科学学院'] },
  { name: '青陶水务科技有限公司', city: '南昌市', province: '江西省', departments: ['研发中心', '工程部'] },
];

/** Schools and employers of the account pages; invented like everything here. */
export const fillSchools = async (tx: Transaction): Promise<void> => {
  for (const { departments, ...school } of SCHOOLS) {
    const { id } = await tx.insertInto('school').values(school).returning('id').executeTakeFirstOrThrow();
    await tx
      .insertInto('department')
      .values(departments.map((name) => ({ schoolId: id, name })))
      .execute();
  }
};
