import type { ApplicationEvent, ApplicationStatus } from '@contract/enums';
import { type Word, wordTable } from '@contract/word';

/** The statuses in the words of the field (req:ui-status-words), for messages that the service writes itself. */
export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  draft: '草稿',
  submitted: '已提交',
  unit_review: '单位审核',
  formal_check: '形式审查',
  expert_review: '专家评审',
  publicity: '公示',
  approved: '立项',
  stage_one: '阶段一成果',
  stage_two: '阶段二成果',
  closed: '结题',
  returned: '退回修改',
  rejected: '不予受理',
  withdrawn: '撤回',
  terminated: '终止',
  not_funded: '未立项',
};

/** Labels of the transitions as acts. */
export const EVENT_LABELS: Record<ApplicationEvent, string> = {
  submit: '提交',
  withdraw: '撤回申报',
  reopen: '重新编辑',
  start_audit: '开始审核',
  endorse: '盖章，认证通过后上报',
  report: '盖章上报',
  return: '退回修改',
  expire: '逾期处理',
  accept: '受理',
  reject: '不予受理',
  propose: '拟立项',
  decline: '不推荐',
  approve: '立项',
  object: '异议成立',
  submit_stage_one: '提交阶段一成果',
  pass_stage_one: '通过阶段一成果',
  return_stage_one: '退回补正阶段一成果',
  submit_stage_two: '提交阶段二成果',
  pass_stage_two: '验收通过',
  return_stage_two: '退回补正阶段二成果',
  terminate: '终止',
};

export const STATUS_WORDS = wordTable('status', STATUS_LABELS);
export const EVENT_WORDS = wordTable('event', EVENT_LABELS);

/** Events in a history that are not transitions and did not change the status. */
export const CERTIFIED_EVENT = 'certified';
export const LEADER_EVENT = 'leader_changed';
export const NOTED_WORDS = wordTable('noted', {
  [CERTIFIED_EVENT]: '负责人通过实名认证',
  [LEADER_EVENT]: '变更项目负责人',
});

const isEvent = (event: string): event is ApplicationEvent => event in EVENT_LABELS;
/** Label of a history row; null for an event that is neither a transition nor one of the noted events. */
export const eventWord = (event: string): Word | null => {
  if (event === CERTIFIED_EVENT || event === LEADER_EVENT) return NOTED_WORDS.word(event);
  return isEvent(event) ? EVENT_WORDS.word(event) : null;
};
