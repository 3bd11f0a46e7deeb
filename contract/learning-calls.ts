import { Type } from 'typebox';
import { endpointTable, fields } from './endpoint';
import {
  CodeFinding,
  JoinRequest,
  Member,
  Membership,
  Renamings,
  RequestCase,
  Space,
  SpaceDraft,
  SpaceRow,
} from './learning';
import { LEARNING_LIMITS, LEARNING_ROLES, REQUEST_STATUSES, SPACE_STATES } from './learning-choices';
import { KEYWORD_MAX, PAGE_SIZE_MAX } from './limits';
import { Closed, Id, IdParams, Nullable, OneOf, Text, Version } from './schema';
import { TECH_FIELDS } from './tech-fields';

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
};
const SpaceQuery = Closed({
  ...paging,
  keyword: Type.Optional(Text(KEYWORD_MAX)),
  field: Type.Optional(OneOf(TECH_FIELDS)),
  state: Type.Optional(OneOf(SPACE_STATES)),
});
const total = { total_count: Type.Integer({ minimum: 0 }) };
/** 1 says yes; null, 0 or nothing says no. */
const Flag = Type.Optional(Nullable(Type.Union([Type.Literal(0), Type.Literal(1)])));
const message = Text(60);
const reason = Type.Optional(Nullable(Text(LEARNING_LIMITS.reason.max)));

/** Version of the saved draft that this act publishes; the draft is deleted with it. */
const draft_version = Type.Optional(Version);
const Opening = Closed({ ...SpaceDraft.properties, draft_version });

const MemberParams = Closed({ id: Id, account_id: Id });
/**
 * Roles of the member in the list that the caller saw, so that two deciders cannot undo each other's change unnoticed.
 */
const knownRoles = Type.Array(OneOf(LEARNING_ROLES), { minItems: 1, maxItems: 7, uniqueItems: true });

export const learningCalls = endpointTable({
  'POST /api/courses/apply_to_join_course.json': {
    summary: '凭邀请码加入课堂：学生立即加入，教师和助教提交申请',
    access: 'signedIn',
    body: Closed({
      invite_code: Type.Optional(Nullable(Text(300))),
      professor: Flag,
      assistant_professor: Flag,
      student: Flag,
    }),
    reply: fields(Closed({ message, course_id: Type.Optional(Id) })),
  },
  'POST /api/project_applies.json': {
    summary: '凭邀请码加入项目：报告人员立即加入，开发人员和管理人员提交申请',
    access: 'signedIn',
    body: Closed({
      code: Type.Optional(Nullable(Text(300))),
      role: Type.Optional(Nullable(Text(20))),
    }),
    reply: fields(Closed({ project_id: Id })),
  },
  'GET /api/courses.json': {
    summary: '课程中心',
    access: 'public',
    lastGood: true,
    query: SpaceQuery,
    reply: fields(Closed({ courses: Type.Array(SpaceRow), ...total })),
    assumed: true,
  },
  'GET /api/courses/{id}.json': {
    summary: '一门课程；登录后含本人的身份和申请，教师可见邀请码',
    access: 'public',
    lastGood: true,
    params: IdParams,
    reply: fields(Closed({ course: Space })),
    assumed: true,
  },
  'GET /api/projects.json': {
    summary: '学习项目',
    access: 'public',
    lastGood: true,
    query: SpaceQuery,
    reply: fields(Closed({ projects: Type.Array(SpaceRow), ...total })),
    assumed: true,
  },
  'GET /api/projects/{id}.json': {
    summary: '一个学习项目；登录后含本人的角色和申请，管理人员可见邀请码',
    access: 'public',
    lastGood: true,
    params: IdParams,
    reply: fields(Closed({ project: Space })),
    assumed: true,
  },
  'POST /api/courses.json': {
    summary: '开设课程，须已实名认证',
    access: 'signedIn',
    body: Opening,
    reply: fields(Closed({ course: Space })),
    idempotent: true,
    assumed: true,
  },
  'POST /api/projects.json': {
    summary: '开设学习项目，须已实名认证',
    access: 'signedIn',
    body: Opening,
    reply: fields(Closed({ project: Space })),
    idempotent: true,
    assumed: true,
  },
  'PUT /api/learning/spaces/{id}.json': {
    summary: '修改自己开设的课程或项目，分班可以改名；版本落后时返回 409 和现有内容',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ ...Opening.properties, version: Version, renamed: Type.Optional(Renamings) }),
    reply: fields(Closed({ space: Space })),
    assumed: true,
  },
  'GET /api/learning/mine.json': {
    summary: '我加入的课程和项目、我的申请、待我处理的申请数',
    access: 'signedIn',
    reply: fields(
      Closed({
        memberships: Type.Array(Membership),
        requests: Type.Array(JoinRequest),
        to_decide: Type.Integer({ minimum: 0 }),
      }),
    ),
    assumed: true,
  },
  'GET /api/learning/codes/{code}.json': {
    summary: '邀请码对应的课程或项目，以及本人能否加入',
    access: 'signedIn',
    params: Closed({ code: Type.String({ minLength: 1, maxLength: 300 }) }),
    reply: fields(CodeFinding),
    assumed: true,
  },
  'GET /api/learning/spaces/{id}/members.json': {
    summary: '成员名单，只给成员',
    access: 'signedIn',
    params: IdParams,
    query: Closed(paging),
    reply: fields(Closed({ members: Type.Array(Member), ...total })),
    assumed: true,
  },
  'PUT /api/learning/spaces/{id}/members/{account_id}.json': {
    summary: '修改一名成员的身份，本人收到通知；身份已变动时返回 409',
    access: 'signedIn',
    params: MemberParams,
    body: Closed({ role: OneOf(LEARNING_ROLES), known_roles: knownRoles }),
    reaches: true,
    reply: fields(Closed({ message })),
    assumed: true,
  },
  'PUT /api/learning/spaces/{id}/members/{account_id}/removal.json': {
    summary: '移出一名成员并写明原因，本人收到通知；身份已变动时返回 409',
    access: 'signedIn',
    params: MemberParams,
    body: Closed({ reason, known_roles: knownRoles }),
    reply: fields(Closed({ message })),
    assumed: true,
  },
  'DELETE /api/learning/spaces/{id}/membership.json': {
    summary: '退出课程或项目；开设者不能退出',
    access: 'signedIn',
    params: IdParams,
    reply: fields(Closed({ space: Space })),
    assumed: true,
  },
  'PUT /api/learning/spaces/{id}/code.json': {
    summary: '停用、启用或更换邀请码',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ open: Type.Boolean(), renew: Type.Boolean(), version: Version }),
    reply: fields(Closed({ space: Space })),
    assumed: true,
  },
  'PUT /api/learning/spaces/{id}/removal.json': {
    summary: '下架或恢复一门课程或一个学习项目，开设者收到原因',
    access: 'cms:content:edit',
    params: IdParams,
    body: Closed({ removed: Type.Boolean(), reason, version: Version }),
    reply: fields(Closed({ space: Space })),
    assumed: true,
  },
  'GET /api/learning/requests.json': {
    summary: '由我处理的加入申请',
    access: 'signedIn',
    query: Closed({ ...paging, status: Type.Optional(OneOf(REQUEST_STATUSES)) }),
    reply: fields(Closed({ requests: Type.Array(RequestCase), ...total })),
    assumed: true,
  },
  'PUT /api/learning/requests/{id}.json': {
    summary: '通过或驳回一份加入申请；驳回须写明原因',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ accept: Type.Boolean(), reason, version: Version }),
    reply: fields(Closed({ request: RequestCase })),
    assumed: true,
  },
  'DELETE /api/learning/requests/{id}.json': {
    summary: '撤销本人等待中的申请',
    access: 'signedIn',
    params: IdParams,
    reply: fields(Closed({ request: JoinRequest })),
    assumed: true,
  },
});
