import { type Static, Type } from 'typebox';
import { IDENTITIES, INTERESTS } from './account-choices';
import { ACHIEVEMENT_LIMITS } from './achievement-choices';
import { DEMAND_LIMITS } from './demand-choices';
import { data, endpointTable, fields, file } from './endpoint';
import { Closed, Id, Nullable, OneOf, Text, Time, Uuid } from './schema';

export const CERTIFICATION_STATES = ['certified', 'applying', 'uncertified'] as const;

/**
 * Account number or login; the page passes whichever it has, since both name the same person (req:calls-path-account).
 */
export const LoginParams = Closed({ login: Type.String({ minLength: 1, maxLength: 40 }) });
export const AccountIdParams = Closed({ id: Type.String({ minLength: 1, maxLength: 40 }) });

const Gender = Type.Enum([0, 1]);

/** What waits for this person, apart from applications and units, which have lists of their own. */
const Waiting = Closed({
  /** 对接申请 that await this person's answer, counted per demand; the demand with the longest wait comes first. */
  replies: Type.Array(Closed({ demandId: Id, title: Text(DEMAND_LIMITS.title.max * 2), n: Type.Integer() })),
  /** Number of parts in other people's achievements that this person is asked to confirm or deny. */
  contributions: Type.Integer(),
  /** This person's own demands and achievements that only their owner can move on: returned, or past their date. */
  stalled: Type.Array(
    Closed({
      why: OneOf(['demandReturned', 'demandExpired', 'achiReturned']),
      id: Id,
      title: Text(ACHIEVEMENT_LIMITS.title.max * 2),
    }),
  ),
});

/** Basic info of the account pages (req:calls-basic-info); contact details masked. */
export const BasicInfo = Closed({
  id: Id,
  login: Text(40),
  nickname: Text(40),
  show_realname: Type.Boolean(),
  phone: Text(20),
  mail: Text(80),
  avatar_url: Nullable(Text(300)),
  name: Nullable(Text(40)),
  authentication: OneOf(CERTIFICATION_STATES),
  professional_certification: OneOf(CERTIFICATION_STATES),
  gender: Nullable(Gender),
  location: Nullable(Text(20)),
  location_city: Nullable(Text(20)),
  identity: Nullable(OneOf(IDENTITIES)),
  technical_title: Nullable(Text(40)),
  student_id: Nullable(Text(40)),
  school_id: Nullable(Id),
  school_name: Nullable(Text(120)),
  /** True while the person's school is a requested entry that has not been reviewed yet. */
  school_pending: Type.Boolean(),
  department_id: Nullable(Id),
  department_name: Nullable(Text(120)),
  intro: Text(200),
  base_info_completed: Type.Boolean(),
  all_certified: Type.Boolean(),
  has_password: Type.Boolean(),
  open_users: Type.Array(Closed({ id: Id, en_type: Text(40), nickname: Text(80) })),
  /** The fields from here on are not in the specification; we added them (`assumed`). */
  unit: Nullable(Closed({ deptId: Id, deptName: Text(120) })),
  second_factor: Type.Boolean(),
  version: Type.Integer(),
});
export type BasicInfo = Static<typeof BasicInfo>;

export const AccountUpdate = Closed({
  nickname: Text(40),
  name: Type.Optional(Nullable(Text(40))),
  show_realname: Type.Optional(Type.Boolean()),
  gender: Nullable(Gender),
  location: Nullable(Text(20)),
  location_city: Nullable(Text(20)),
  identity: Nullable(OneOf(IDENTITIES)),
  technical_title: Type.Optional(Nullable(Text(40))),
  student_id: Type.Optional(Nullable(Text(40))),
  school_id: Nullable(Id),
  department_id: Type.Optional(Nullable(Id)),
  intro: Type.Optional(Text(400)),
  version: Type.Optional(Type.Integer({ minimum: 0 })),
});

const FREE_FIELDS_MAX = 40;
/**
 * Free-form (req:product-closed-bodies): any short names and values; the service keeps and returns even fields it does
 * not know.
 */
export const ProfileObject = Type.Record(
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' }),
  Type.Union([
    Text(500),
    Type.Number(),
    Type.Boolean(),
    Type.Null(),
    Type.Array(Text(INTERESTS.each), { maxItems: INTERESTS.max }),
  ]),
  { maxProperties: FREE_FIELDS_MAX, additionalProperties: false },
);

export const accountCalls = endpointTable({
  'GET /api/users/accounts/{login}.json': {
    summary: '账号基本信息',
    access: 'signedIn',
    params: LoginParams,
    reply: fields(BasicInfo),
  },
  'PUT /api/users/accounts/{id}.json': {
    summary: '修改账号资料',
    access: 'signedIn',
    ownCare: true,
    params: AccountIdParams,
    body: AccountUpdate,
    reply: fields(BasicInfo),
  },
  'PUT /api/users/accounts/{login}/avatar.json': {
    summary: '更换头像（data URL，JPG、PNG、GIF 或 WebP，2 MB 以内）',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    body: Closed({ image: Type.String({ minLength: 20, maxLength: 3_000_000 }) }),
    reply: fields(Closed({ avatar_url: Text(300) })),
    bodyBytes: 3_100_000,
  },
  'GET /api/users/avatars/{id}': {
    summary: '头像图片',
    access: 'public',
    params: Closed({ id: Uuid }),
    reply: file,
    assumed: true,
  },
  'GET /api/users/get_user_info.json': {
    summary: '当前用户简要信息',
    access: 'signedIn',
    reply: fields(
      Closed({
        user_id: Id,
        login: Text(40),
        username: Text(40),
        real_name: Nullable(Text(40)),
        nickname: Text(40),
        gender: Nullable(Gender),
        image_url: Nullable(Text(300)),
        admin: Type.Boolean(),
        is_teacher: Type.Boolean(),
        user_identity: Nullable(OneOf(IDENTITIES)),
        tidding_count: Type.Integer(),
        user_phone_binded: Type.Boolean(),
        phone: Text(20),
        email: Text(80),
        profile_completed: Type.Boolean(),
        professional_certification: Type.Boolean(),
      }),
    ),
    assumed: true,
  },
  'GET /prod-api/system/user/getProfileInfo': {
    summary: '个人资料：账号信息与自由字段',
    access: 'signedIn',
    reply: data(
      Closed({
        user: BasicInfo,
        profile: ProfileObject,
        roleGroup: Text(200),
        postGroup: Text(200),
      }),
    ),
    assumed: '规格未给出字段；user 同基本信息，profile 为自由字段',
  },
  'PUT /prod-api/system/user/profile/updateInfo': {
    summary: '修改个人资料的自由字段',
    access: 'signedIn',
    body: ProfileObject,
    bodyBytes: 65_536,
    reply: data(ProfileObject),
    assumed: '只改给出的字段，null 表示清除',
  },
  'GET /api/users/home.json': {
    summary: '个人中心：认证状态、未读消息、最近动态',
    access: 'signedIn',
    reply: fields(
      Closed({
        authentication: OneOf(CERTIFICATION_STATES),
        professional_certification: OneOf(CERTIFICATION_STATES),
        base_info_completed: Type.Boolean(),
        in_unit: Type.Boolean(),
        unread: Type.Integer(),
        counts: Closed({ demands: Type.Integer(), achievements: Type.Integer() }),
        waiting: Waiting,
        events: Type.Array(Closed({ action: Text(60), outcome: Text(10), ip: Text(64), time: Time })),
      }),
    ),
    assumed: true,
  },
});
