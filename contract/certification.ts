import { type Static, Type } from 'typebox';
import { AccountIdParams, LoginParams } from './account';
import { ID_TYPES, IDENTITIES } from './account-choices';
import { CERTIFICATION_KINDS, POSITION_MAX, REFUSAL_CODES } from './certification-choices';
import { data, endpointTable, fields, rows } from './endpoint';
import { DOCUMENT_NUMBER_MAX, STOP_REASON_MAX } from './limits';
import { SaidWord } from './refusal';
import { Closed, FileId, Id, IdParams, listQuery, Nullable, OneOf, Text, Time } from './schema';

/** Always one file; a list because the old service expected one. */
const Attachments = Type.Array(FileId, { minItems: 1, maxItems: 1 });
const Status = Type.Integer({ minimum: 0, maximum: 3 });
const None = fields(Closed({}));
const Reason = Type.Optional(Nullable(Text(STOP_REASON_MAX)));

export const Certification = Closed({
  id: Id,
  auth_type: Type.Enum([1, 2]),
  /** 0 待处理 1 已通过 2 已驳回 3 已撤销. */
  apply_status: Status,
  name: Nullable(Text(40)),
  gender: Nullable(Type.Enum([0, 1])),
  id_type: Nullable(OneOf(ID_TYPES)),
  /** Masked, whoever asks. */
  id_number: Nullable(Text(40)),
  school_name: Nullable(Text(120)),
  department_name: Nullable(Text(120)),
  identity: Nullable(OneOf(IDENTITIES)),
  extra: Nullable(Text(40)),
  attachment_id: Nullable(FileId),
  /** The full reason in Chinese: the text of the code, then what the reviewer wrote. */
  remarks: Nullable(Text(300)),
  /** Why it was refused; null where it was not refused, or was refused before codes existed. */
  reason_code: Nullable(OneOf(REFUSAL_CODES)),
  /** What the reviewer wrote. */
  reason_words: Nullable(Text(255)),
  /** The reason in any language, where the platform itself gave it: renewed, ended, vouched for. */
  reason_said: Type.Optional(Nullable(SaidWord)),
  create_time: Time,
  /** Promised decision date; null once it is decided. */
  due: Nullable(Time),
  deal_time: Nullable(Time),
  /** When the certification ends or ended; null where it never took effect. */
  valid_until: Nullable(Time),
});
export type Certification = Static<typeof Certification>;

export const CertificationCase = Closed({
  id: Id,
  accountId: Id,
  login: Text(40),
  kind: OneOf(CERTIFICATION_KINDS),
  status: Status,
  record: Certification,
  createTime: Time,
  /** Start of the person's wait in the queue: a corrected request keeps the place of the refused one. */
  queuedAt: Time,
  version: Type.Integer(),
});

/**
 * A member waiting for real-name certification, as the member's unit sees the case: without document number or picture.
 */
export const VouchCase = Closed({
  id: Id,
  login: Text(40),
  name: Text(40),
  /** Applications stamped by the unit that proceed as soon as this certification is granted. */
  goesOn: Type.Integer({ minimum: 0 }),
  createTime: Time,
  version: Type.Integer(),
});

export const certificationCalls = endpointTable({
  'POST /api/users/accounts/{id}/authentication_apply.json': {
    summary: '申请实名认证',
    access: 'signedIn',
    ownCare: true,
    params: AccountIdParams,
    body: Closed({
      name: Text(40),
      gender: Type.Enum([0, 1]),
      id_type: Type.Optional(OneOf(ID_TYPES)),
      id_number: Type.String({ minLength: 1, maxLength: DOCUMENT_NUMBER_MAX }),
      show_realname: Type.Optional(Type.Boolean()),
      attachment_ids: Attachments,
      /** Version of the identity data notice that the person consents to; this consent is separate from all others. */
      consent: Text(20),
    }),
    reply: None,
    idempotent: true,
    assumed: 'id_type 缺省为居民身份证；consent 为所同意的告知书版本',
  },
  'DELETE /api/users/accounts/{login}/authentication_apply.json': {
    summary: '撤销审核中的实名认证申请，已交材料清除',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    reply: None,
  },
  'POST /api/users/accounts/{id}/professional_auth_apply.json': {
    summary: '申请职业认证',
    access: 'signedIn',
    ownCare: true,
    params: AccountIdParams,
    body: Closed({
      school_id: Id,
      department_id: Type.Optional(Nullable(Id)),
      identity: OneOf(IDENTITIES),
      /** 职称, or 学号 for a student. */
      extra: Type.String({ minLength: 1, maxLength: POSITION_MAX }),
      attachment_ids: Attachments,
    }),
    reply: None,
    idempotent: true,
  },
  'DELETE /api/users/accounts/{login}/professional_auth_apply.json': {
    summary: '撤销审核中的职业认证申请，已交材料清除',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    reply: None,
  },
  'POST /api/users/{login}/cancel_authentication.json': {
    summary: '解除已通过的实名认证',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    body: Closed({ reason: Reason }),
    reply: None,
  },
  'POST /api/users/{login}/cancel_professional_certification.json': {
    summary: '解除已通过的职业认证',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    body: Closed({ reason: Reason }),
    reply: None,
  },
  'GET /api/users/accounts/{login}/certifications.json': {
    summary: '本人的认证记录，含未通过的原因',
    access: 'signedIn',
    params: LoginParams,
    reply: fields(Closed({ certifications: Type.Array(Certification) })),
    assumed: true,
  },
  'GET /prod-api/system/cert/list': {
    summary: '认证申请列表',
    access: 'system:cert:review',
    query: listQuery(['createTime'], {
      kind: Type.Optional(OneOf(CERTIFICATION_KINDS)),
      status: Type.Optional(Status),
    }),
    reply: rows(CertificationCase),
    assumed: true,
  },
  'GET /prod-api/system/cert/{id}': {
    summary: '一份认证申请',
    access: 'system:cert:review',
    params: IdParams,
    reply: data(CertificationCase),
    assumed: true,
  },
  'PUT /prod-api/system/cert/{id}/decide': {
    summary: '通过或驳回认证申请；驳回须选择原因，选「其他」的须写明',
    access: 'system:cert:review',
    params: IdParams,
    body: Closed({
      agree: Type.Boolean(),
      reasonCode: Type.Optional(Nullable(OneOf(REFUSAL_CODES))),
      reason: Reason,
      version: Type.Integer({ minimum: 0 }),
    }),
    reply: data(CertificationCase),
    assumed: true,
  },
  'PUT /prod-api/system/cert/{id}/revoke': {
    summary: '取消已通过的认证，须写明原因',
    access: 'system:cert:review',
    params: IdParams,
    body: Closed({
      reason: Type.String({ minLength: 1, maxLength: STOP_REASON_MAX }),
      version: Type.Integer({ minimum: 0 }),
    }),
    reply: data(CertificationCase),
    assumed: true,
  },
  'GET /prod-api/system/unit/cert/list': {
    summary: '本单位等待实名认证的成员',
    access: 'system:unit:member',
    query: listQuery(['createTime'], {}),
    reply: rows(VouchCase),
    assumed: true,
  },
  'PUT /prod-api/system/unit/cert/{id}/vouch': {
    summary: '单位为本单位成员担保，实名认证随即通过',
    access: 'system:unit:member',
    params: IdParams,
    body: Closed({ version: Type.Integer({ minimum: 0 }) }),
    reply: data(Type.Null()),
    assumed: true,
  },
});
