import { accountCalls } from './account';
import { achievementCalls } from './achievement-calls';
import { adminApplyCalls } from './admin-apply';
import { adminSchoolCalls } from './admin-school';
import { adminSystemCalls } from './admin-system';
import { adminUserCalls } from './admin-user';
import { adminViewCalls } from './admin-view';
import { applyCalls } from './apply-calls';
import { attachmentCalls } from './attachment';
import { authCalls } from './auth';
import { begunCalls } from './begun';
import { calendarCalls } from './calendar';
import { certificationCalls } from './certification';
import { chainCalls } from './chain';
import { chartCalls } from './chart';
import { commentCalls } from './comment';
import { confirmationCalls } from './confirmation';
import { contentCalls } from './content';
import { contentDraftCalls } from './content-draft';
import { demandCalls } from './demand';
import { demandPostingCalls } from './demand-posting';
import { demandReplyCalls } from './demand-reply';
import type { CallOf } from './endpoint';
import { exportJobCalls } from './export-job';
import { factCalls } from './fact';
import { followCalls } from './follow';
import { helperCalls } from './helper';
import { learningCalls } from './learning-calls';
import { learningDraftCalls } from './learning-draft';
import { letterCalls } from './letter';
import { matchingCalls } from './matching';
import { notificationCalls } from './notification';
import { openUserCalls } from './open-user';
import { periodCalls } from './period';
import { platformHealthCalls } from './platform-health';
import { presenceCalls } from './presence';
import { projectChangeCalls } from './project-change';
import { receiptCalls } from './receipt';
import { receiptChainCalls } from './receipt-chain';
import { referenceCalls } from './reference';
import { registerCalls } from './register';
import { remarkCalls } from './remark';
import { reminderCalls } from './reminder';
import { resultCalls } from './result-calls';
import { reviewCalls } from './review';
import { savedSearchCalls } from './saved-search';
import { schoolCalls } from './school';
import { searchCalls } from './search';
import { securityCalls } from './security';
import { securityStateCalls } from './security-state';
import { siteCalls } from './site';
import { stampCalls } from './stamp';
import { systemCalls } from './system';
import { unattendedUnitCalls } from './unattended-unit';
import { unitChangeCalls } from './unit-change';
import { unitMemberCalls } from './unit-member';
import { verificationCalls } from './verification';

/** The calls by the area they belong to, in the order in which the API reference shows them. */
export const callAreas = {
  auth: { title: '登录与会话', calls: authCalls },
  register: { title: '注册', calls: registerCalls },
  verification: { title: '验证码', calls: verificationCalls },
  openUser: { title: '第三方账号', calls: openUserCalls },
  account: { title: '账号资料', calls: accountCalls },
  security: { title: '账号安全', calls: securityCalls },
  certification: { title: '认证', calls: certificationCalls },
  school: { title: '学校与院系', calls: schoolCalls },
  unitMember: { title: '单位与成员', calls: unitMemberCalls },
  unattendedUnit: { title: '无管理员的单位', calls: unattendedUnitCalls },
  unitChange: { title: '单位信息变更', calls: unitChangeCalls },
  notification: { title: '通知', calls: notificationCalls },
  system: { title: '字典与单位', calls: systemCalls },
  site: { title: '站点', calls: siteCalls },
  period: { title: '批次', calls: periodCalls },
  adminApply: { title: '后台：申报', calls: adminApplyCalls },
  adminView: { title: '后台：列表的视图', calls: adminViewCalls },
  adminUser: { title: '后台：用户与角色', calls: adminUserCalls },
  adminSchool: { title: '后台：学校与院系', calls: adminSchoolCalls },
  adminSystem: { title: '后台：系统', calls: adminSystemCalls },
  review: { title: '专家评审', calls: reviewCalls },
  apply: { title: '申报', calls: applyCalls },
  helper: { title: '申报的协作人', calls: helperCalls },
  fact: { title: '资料库', calls: factCalls },
  comment: { title: '申报的批注', calls: commentCalls },
  presence: { title: '谁正在看申报书', calls: presenceCalls },
  confirmation: { title: '项目成员在线确认', calls: confirmationCalls },
  result: { title: '阶段成果', calls: resultCalls },
  remark: { title: '退回意见与版本', calls: remarkCalls },
  stamp: { title: '签章页', calls: stampCalls },
  receipt: { title: '回执', calls: receiptCalls },
  letter: { title: '通知书', calls: letterCalls },
  projectChange: { title: '项目变更', calls: projectChangeCalls },
  securityState: { title: '后台：安全状况', calls: securityStateCalls },
  platformHealth: { title: '后台：运行状况', calls: platformHealthCalls },
  receiptChain: { title: '后台：回执链', calls: receiptChainCalls },
  follow: { title: '项目进度', calls: followCalls },
  calendar: { title: '日程', calls: calendarCalls },
  reminder: { title: '提醒', calls: reminderCalls },
  attachment: { title: '附件', calls: attachmentCalls },
  chart: { title: '数据图表', calls: chartCalls },
  content: { title: '公开内容', calls: contentCalls },
  contentDraft: { title: '编辑公开内容', calls: contentDraftCalls },
  demand: { title: '公开需求', calls: demandCalls },
  demandPosting: { title: '发布需求', calls: demandPostingCalls },
  matching: { title: '供需匹配', calls: matchingCalls },
  demandReply: { title: '申请对接', calls: demandReplyCalls },
  achievement: { title: '成果', calls: achievementCalls },
  chain: { title: '来龙去脉', calls: chainCalls },
  begun: { title: '新建的记录', calls: begunCalls },
  exportJob: { title: '导出', calls: exportJobCalls },
  savedSearch: { title: '保存的搜索', calls: savedSearchCalls },
  learning: { title: '课程与项目', calls: learningCalls },
  learningDraft: { title: '填写课程与项目', calls: learningDraftCalls },
  search: { title: '搜索', calls: searchCalls },
  reference: { title: '接口文档', calls: referenceCalls },
};

type AreaCalls = (typeof callAreas)[keyof typeof callAreas]['calls'];
/** Turns a union of tables into their intersection, so that one table type holds the calls of every area. */
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never;
type Endpoints = { [K in keyof Together<AreaCalls>]: Together<AreaCalls>[K] };

/** Every call of the product, by method and path. */
export const endpoints: Endpoints = Object.assign(
  {},
  ...Object.values(callAreas).map(({ calls }): AreaCalls => calls),
);

export type EndpointKey = keyof Endpoints;
/** `Calls['GET /prod-api/cms/apply/{id}']` → its params, query, body and reply. */
export type Calls = { [K in EndpointKey]: CallOf<Endpoints[K]> };
