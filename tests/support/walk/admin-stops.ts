import { ofRecord, type Stop, still } from './stop';

const all = { who: 'admin', frame: 'admin' } as const;
const admin = still(all);
/** Reviews are open only to the assigned experts, not to the administrator. */
const expert = { who: 'luyiwei', frame: 'admin' } as const;

const NAV = { from: '/admin' };

/** The admin area. */
export const adminStops: Stop[] = [
  admin('/admin', '工作台', { from: '/admin/users' }),
  admin('/admin/periods', '批次管理', NAV),
  admin('/admin/applications', '申报管理', NAV),
  ofRecord(all)(
    '/admin/applications/:id',
    { list: '/prod-api/cms/apply/list' },
    { from: '/admin/applications' },
  ),
  admin('/admin/ranking', '评审排序', NAV),
  admin('/admin/certifications', '认证审核', NAV),
  admin('/admin/units', '单位注册', NAV),
  admin('/admin/units/changes', '单位信息变更', { from: '/admin/units' }),
  admin('/admin/units/unattended', '无管理员的单位', { from: '/admin/units' }),
  admin('/admin/schools', '学校与院系', NAV),
  admin('/admin/schools/list', '学校与单位', { from: '/admin/schools' }),
  admin('/admin/schools/departments', '院系', { from: '/admin/schools' }),
  admin('/admin/users', '用户管理', NAV),
  admin('/admin/roles', '角色与权限', NAV),
  admin('/admin/contents', '内容管理', NAV),
  ofRecord(all)('/admin/contents/:id', { list: '/prod-api/cms/content' }, { from: '/admin/contents' }),
  admin('/admin/demands', '需求审核', NAV),
  admin('/admin/achievements', '成果审核', NAV),
  admin('/admin/settings', '站点设置', NAV),
  admin('/admin/dicts', '字典', NAV),
  admin('/admin/audit', '审计日志', NAV),
  admin('/admin/security', '安全状况', NAV),
  admin('/admin/health', '运行状况', NAV),
  admin('/admin/outbox', '发件箱', NAV),
  still(expert)('/admin/reviews', '我的评审', NAV),
  ofRecord(expert)('/admin/reviews/:id', { list: '/prod-api/cms/review/mine' }, { from: '/admin/reviews' }),
];
