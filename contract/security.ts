import { type TSchema, Type } from 'typebox';
import { LoginParams } from './account';
import { NOTICE_KINDS, type NoticeKind } from './account-choices';
import { SecondFactor } from './auth';
import { ClosePreview } from './close-preview';
import { data, endpointTable, fields, file } from './endpoint';
import { COMPLETE_LOCALES } from './locale';
import { ProviderKey } from './open-user';
import { Code } from './register';
import { Closed, Id, Nullable, OneOf, SomeOf, Text, Time, Uuid } from './schema';

const Password = Type.String({ minLength: 1, maxLength: 128 });
const None = fields(Closed({}));
/**
 * State of a started operation, to be returned when it is completed; encrypted, so that only the service can read it.
 */
const Ticket = Text(1000);
const RecoveryCodes = fields(Closed({ recovery_codes: Type.Array(Text(11)) }));

/** Recent proof that the owner is acting: the password, or a code sent to the phone or mail address already bound. */
const proof = { password: Type.Optional(Password), old_code: Type.Optional(Code) };

const Channels = Closed({ site: Type.Boolean(), email: Type.Boolean(), sms: Type.Boolean() });
const ofKinds = <S extends TSchema>(schema: S) =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, schema])) as Record<NoticeKind, S>;
/** Language of the mails and text messages about these notices. */
const Language = OneOf(COMPLETE_LOCALES);
const Preferences = Closed({ ...ofKinds(Channels), language: Language });
/** Settings left out stay unchanged, so that changes made in two windows are both kept. */
const PreferenceChanges = SomeOf(Closed({ ...ofKinds(SomeOf(Channels)), language: Language }));

export const securityCalls = endpointTable({
  'PUT /api/users/accounts/{login}/password.json': {
    summary: '修改密码，其他设备随即退出',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    body: Closed({ password: Password, old_password: Type.Optional(Password) }),
    reply: None,
  },
  'POST /api/users/accounts/{login}/phone_bind.json': {
    summary: '绑定或更换手机号，原号码收到通知',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    body: Closed({ phone: Text(20), code: Code, ...proof }),
    reply: None,
    assumed: 'password 与 old_code 二选一，用于确认本人',
  },
  'POST /api/users/accounts/{login}/email_bind.json': {
    summary: '绑定或更换邮箱，原邮箱收到通知',
    access: 'signedIn',
    ownCare: true,
    params: LoginParams,
    body: Closed({ email: Text(80), code: Code, ...proof }),
    reply: None,
    assumed: 'password 与 old_code 二选一，用于确认本人',
  },
  'POST /api/users/old_code.json': {
    summary: '向已绑定的手机或邮箱发送本人确认码',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ channel: Type.Enum(['phone', 'email']) }),
    reply: fields(Closed({ sent_to: Text(80) })),
    assumed: true,
  },
  'POST /api/users/open_users/{provider}.json': {
    summary: '确认本人后开始绑定第三方账号，返回跳转地址',
    access: 'signedIn',
    ownCare: true,
    params: Closed({ provider: ProviderKey }),
    body: Closed(proof),
    reply: fields(Closed({ url: Text(2000) })),
    assumed: 'password 与 old_code 二选一，用于确认本人',
  },
  'DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json': {
    summary: '解绑第三方账号；最后一种登录方式不能解绑',
    access: 'signedIn',
    ownCare: true,
    params: Closed({ basicInfoId: Type.String({ minLength: 1, maxLength: 40 }), id: Id }),
    reply: None,
  },
  'GET /api/users/sessions.json': {
    summary: '已登录的设备',
    access: 'signedIn',
    reply: fields(
      Closed({
        sessions: Type.Array(
          Closed({
            id: Text(36),
            user_agent: Text(300),
            ip: Text(64),
            create_time: Time,
            last_seen: Time,
            current: Type.Boolean(),
          }),
        ),
      }),
    ),
    assumed: true,
  },
  'DELETE /api/users/sessions/{id}.json': {
    summary: '让一台设备退出登录',
    access: 'signedIn',
    ownCare: true,
    params: Closed({ id: Uuid }),
    reply: None,
    assumed: true,
  },
  'DELETE /api/users/sessions.json': {
    summary: '让其他设备全部退出登录',
    access: 'signedIn',
    ownCare: true,
    reply: fields(Closed({ ended: Type.Integer() })),
    assumed: true,
  },
  'GET /api/users/totp.json': {
    summary: '两步验证的状态',
    access: 'signedIn',
    reply: fields(
      Closed({
        enabled: Type.Boolean(),
        required: Type.Boolean(),
        /** Recovery codes not used yet. */
        recovery_left: Type.Integer({ minimum: 0 }),
        /** A request to staff to remove two-step verification; from `due_at` on, sign-in works without it. */
        release: Nullable(Closed({ asked_at: Time, due_at: Nullable(Time) })),
      }),
    ),
    assumed: true,
  },
  'POST /api/users/totp.json': {
    summary: '开始设置两步验证或更换身份验证器，返回密钥',
    access: 'signedIn',
    ownCare: true,
    /**
     * `code` is required if two-step verification is already set up; the new authenticator then replaces the old one.
     */
    body: Closed({ password: Password, code: Type.Optional(SecondFactor) }),
    reply: fields(Closed({ secret: Text(64), url: Text(300), ticket: Ticket })),
    assumed: 'ticket 在确认时交回，30 分钟内有效；更换时 code 填旧的动态验证码或一个恢复码',
  },
  'PUT /api/users/totp.json': {
    summary: '以动态码确认，两步验证生效；恢复码只在这里出现一次',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ code: Code, ticket: Ticket }),
    reply: RecoveryCodes,
    assumed: true,
  },
  'DELETE /api/users/totp.json': {
    summary: '关闭两步验证；管理方账号不能关闭',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ password: Password, code: SecondFactor }),
    reply: None,
    assumed: true,
  },
  'POST /api/users/totp/recovery.json': {
    summary: '重新生成恢复码，旧的随即失效',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ password: Password, code: SecondFactor }),
    reply: RecoveryCodes,
    assumed: true,
  },
  'DELETE /api/users/totp/release.json': {
    summary: '停止正在进行的解除两步验证',
    access: 'signedIn',
    ownCare: true,
    reply: None,
    assumed: true,
  },
  'GET /api/users/preferences.json': {
    summary: '通知方式，以及邮件与短信的语言',
    access: 'signedIn',
    reply: fields(Closed({ preferences: Preferences })),
    assumed: true,
  },
  'PUT /api/users/preferences.json': {
    summary: '修改通知方式；账号安全通知总会发送',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ preferences: PreferenceChanges }),
    reply: fields(Closed({ preferences: Preferences })),
    assumed: true,
  },
  'GET /api/users/consents.json': {
    summary: '本人同意过的协议与告知书，新的在前',
    access: 'signedIn',
    reply: fields(
      Closed({
        consents: Type.Array(
          Closed({
            kind: Text(20),
            title: Text(60),
            version: Text(20),
            given_at: Time,
            withdrawn_at: Nullable(Time),
          }),
        ),
      }),
    ),
    assumed: true,
  },
  'GET /api/users/export.json': {
    summary: '导出本人数据（JSON）',
    access: 'signedIn',
    reply: file,
    assumed: true,
  },
  'GET /api/users/export.zip': {
    summary: '导出本人数据与文件（ZIP）',
    access: 'signedIn',
    reply: file,
    assumed: true,
  },
  'GET /api/users/close_preview.json': {
    summary: '注销账号前的预览：哪些删除，哪些保留及原因',
    access: 'signedIn',
    reply: fields(ClosePreview),
    assumed: true,
  },
  'POST /api/users/close.json': {
    summary: '注销账号',
    access: 'signedIn',
    ownCare: true,
    /** `totp` is required where two-step verification is set up, because closing an account cannot be undone. */
    body: Closed({ ...proof, confirm: Text(40), totp: Type.Optional(SecondFactor) }),
    reply: None,
    assumed: 'confirm 填写用户名；开启了两步验证的另须 totp（动态验证码或恢复码）；个人信息随即抹去',
  },
  'POST /prod-api/auth/reauth': {
    summary: '核对本人密码，不改变会话',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ password: Password }),
    reply: data(Type.Null()),
    assumed: true,
  },
});
