import type { SpaceKind } from '@contract/learning-choices';
import { JOIN_REFUSALS, type JoinRefusal } from '@contract/learning-choices';
import type { Word } from '@contract/word';

/** The sentences of the predecessor, word for word where it has one (req:calls-join-course, req:calls-join-project). */
export const COURSE_REFUSALS: Record<JoinRefusal, string> = {
  codeEmpty: '邀请码不能为空',
  codeLength: '请输入 5 位课堂邀请码或 6 位分班邀请码',
  codeWrong: '邀请码无效',
  removed: '课堂已下架，暂时无法加入',
  codeClosed: '邀请码已停用，请向教师索取新的邀请码',
  ended: '课堂已结束，无法加入',
  full: '课堂人数已满，无法加入',
  noRole: '请先选择身份',
  roleUnknown: '请先选择身份',
  twoTeachers: '同一课堂不允许申请多个教师身份',
  member: '您已是课堂成员',
  waiting: '您已经提交过申请',
  profile: '请先完善基本信息',
  certification1: '该课堂要求成员完成实名认证',
  certification2: '该课堂要求成员完成职业认证',
  certification3: '该课堂要求成员完成实名和职业认证',
};

export const PROJECT_REFUSALS: Record<JoinRefusal, string> = {
  ...COURSE_REFUSALS,
  codeLength: '请输入 6 位项目邀请码',
  removed: '项目已下架，暂时无法加入',
  codeClosed: '邀请码已停用，请向项目管理员索取新的邀请码',
  ended: '项目已结束，无法加入',
  full: '项目人数已满，无法加入',
  noRole: '角色不能为空',
  roleUnknown: '角色无效',
  member: '您已在该项目中',
  profile: '请完善资料后再操作',
  certification1: '该项目要求成员完成实名认证',
  certification2: '该项目要求成员完成职业认证',
  certification3: '该项目要求成员完成实名和职业认证',
};

export const refusalText = (kind: SpaceKind, refusal: JoinRefusal): string =>
  (kind === 'course' ? COURSE_REFUSALS : PROJECT_REFUSALS)[refusal];

/** The same sentence as a translatable word from the catalogue of refusals. */
export const refusalWord = (kind: SpaceKind, refusal: JoinRefusal): Word => ({
  id: `said.join.${kind}.${refusal}`,
  chinese: refusalText(kind, refusal),
});

const PREFIX = 'learning.';
export const refusalCode = (refusal: JoinRefusal): string => `${PREFIX}${refusal}`;
/** The refusal that an answer names, so that the page can offer the next step. */
export const refusalOf = (errorCode: string | undefined): JoinRefusal | undefined =>
  JOIN_REFUSALS.find((refusal) => refusalCode(refusal) === errorCode);
