import { ALL_PERMISSIONS, type Permission } from '@contract/permissions';
import { type Word, wordTable } from '@contract/word';

/** Names of the permissions, for people who grant them, lack them, or cannot hold them together with another one. */
const NAMES: Record<Permission | typeof ALL_PERMISSIONS, string> = {
  [ALL_PERMISSIONS]: '全部权限',
  'cms:apply:add': '申报项目',
  'cms:demand:add': '发布需求',
  'cms:achi:add': '登记成果',
  'cms:chart:list': '查看数据',
  'cms:apply:audit': '审核本单位申报',
  'system:unit:member': '管理本单位成员',
  'cms:period:list': '查看批次',
  'cms:period:add': '新建批次',
  'cms:period:edit': '修改批次',
  'cms:period:remove': '删除批次',
  'cms:apply:list': '查看全部申报',
  'cms:apply:decide': '受理与决定申报',
  'cms:review:score': '评审打分',
  'cms:content:edit': '编辑内容',
  'cms:demand:moderate': '审核需求',
  'cms:achi:moderate': '审核成果',
  'system:cert:review': '审核认证与单位',
  'system:school:review': '审核学校与院系',
  'system:user:list': '查看用户与角色',
  'system:user:edit': '管理用户',
  'system:role:edit': '修改角色权限',
  'system:dict:edit': '维护字典',
  'system:setting:edit': '修改站点设置',
  'monitor:audit:list': '查看审计日志',
};

type Named = keyof typeof NAMES;
/** Ids of words separate their parts by dots, permissions by colons. */
const keyOf = (permission: string): string =>
  permission === ALL_PERMISSIONS ? 'all' : permission.replaceAll(':', '.');

export const PERMISSION_WORDS = wordTable<string>(
  'permission',
  Object.fromEntries(Object.entries(NAMES).map(([permission, name]) => [keyOf(permission), name])),
);
export const permissionWord = (permission: Named): Word => PERMISSION_WORDS.word(keyOf(permission));
