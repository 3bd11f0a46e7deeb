import { COURSE_REFUSALS, PROJECT_REFUSALS } from '@contract/rules/join-refusal';
import { prefixed } from './prefixed';

/** Courses and learning projects. */
export const LEARNING_SENTENCES = {
  'learning.request_missing': '该申请不存在',
  'learning.request_accepted': '该申请已经被接受',
  'learning.request_refused': '该申请已被驳回',
  'learning.request_cancelled': '该申请已由本人撤销',
  'learning.request_decided': '这份申请已有新的处理，请核对后再操作',
  'learning.version_moved': '内容已有更新，请核对后再改',
  'learning.codes_wait': '邀请码输错次数过多，请稍后再试',
  'learning.asks_wait': '今天提交的申请过多，请明天再试',
  'learning.may_not_decide': '未拥有接受申请权限',
  'learning.refusal_short': '请写明驳回的原因，至少 {min} 个字',
  'learning.refusal_reason': '请写明驳回的原因',
  'learning.removal_short': '请写明下架的原因，至少 {min} 个字',
  'learning.removal_reason': '请写明下架的原因',
  'learning.may_not_manage': '您没有权限修改这名成员',
  'learning.member_moved': '这名成员的身份已有变动，请核对后再操作',
  'learning.role_unknown': '这里没有这种身份',
  'learning.expulsion_short': '请写明移出的原因，至少 {min} 个字',
  'learning.expulsion_reason': '请写明移出的原因',
  'learning.certify_first': '开设课程或项目须先完成实名认证',
  'learning.end_past': '结束日期不能早于今天',
  'learning.capacity_low': '现有 {n} 人，人数上限不能低于 {n}',
  'learning.renaming_odd': '改名前的班须是现有的班，改名后须是新的班名',
  'learning.owner_stays': '开设者不能退出，可以设定结束日期或停用邀请码',
  'learning.not_member': '您已不是成员',
  'learning.course_removed': '这门课程已下架',
  'learning.project_removed': '这个学习项目已下架',
  ...prefixed('join.course', COURSE_REFUSALS),
  ...prefixed('join.project', PROJECT_REFUSALS),
} as const;
