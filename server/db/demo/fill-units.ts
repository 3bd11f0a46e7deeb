import { pinyinInitials } from '@contract/rules/pinyin-initials';
import { usccCheckCharacter } from '@contract/rules/uscc';
import type { Transaction } from '@server/db/database';

/** Invented units; their credit codes pass every check and belong to nobody. */
const UNITS = [
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
  },
] as const;

export const fillUnits = async (tx: Transaction): Promise<Map<string, number>> => {
  const rows = await tx
    .insertInto('unit')
    .values(
      UNITS.map(({ code, ...unit }) => ({
        ...unit,
        uscc: code + usccCheckCharacter(code),
        pinyin: pinyinInitials(unit.name),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
};
