import { Type } from 'typebox';
import { Proof, SecondFactor, Tokens } from './auth';
import { data, endpointTable } from './endpoint';
import { UNIT_NATURES } from './enums';
import { SaidWord } from './refusal';
import { Closed, FileId, Id, Nullable, OneOf, Text, Time } from './schema';
import { UNIT_FACT_LIMITS } from './unit-choices';

export const Code = Type.String({ pattern: '^\\d{6}$' });
const Phone = Type.String({ minLength: 1, maxLength: 20 });
const Password = Type.String({ minLength: 1, maxLength: 128 });

/** Which versions of the agreements were read; an outdated one is refused, so that nobody agrees unseen. */
const Agreed = Closed({ service: Text(20), privacy: Text(20) });
const AGREEMENT_KINDS = ['service', 'privacy', 'id_data'] as const;
const agreement = {
  kind: OneOf(AGREEMENT_KINDS),
  title: Text(60),
  version: Text(20),
  /** Plain text in paragraphs. */
  content: Type.Array(Text(2000)),
};
const Agreement = Closed(agreement);
/** `first`: the person has not agreed to any earlier version, so the page shows no changes. */
const AskedAgreement = Closed({ ...agreement, first: Type.Boolean() });

const Availability = Closed({ available: Type.Boolean(), suggestions: Type.Array(Text(20)) });
const proofQuery = Closed({ proof: Type.Optional(Proof) });

/** What a person states about a unit when registering it. */
export const unitFacts = {
  uscc: Text(40),
  unitName: Text(UNIT_FACT_LIMITS.unitName.max),
  nature: OneOf(UNIT_NATURES),
  legalPerson: Text(UNIT_FACT_LIMITS.legalPerson.max),
  province: Text(UNIT_FACT_LIMITS.province.max),
  city: Text(UNIT_FACT_LIMITS.city.max),
  address: Text(UNIT_FACT_LIMITS.address.max),
};

export const UnitApply = Closed({
  id: Id,
  unitId: Id,
  unitName: Text(120),
  uscc: Nullable(Text(18)),
  /** 0 pending, 1 agreed, 2 refused, 3 withdrawn. */
  status: Type.Integer({ minimum: 0, maximum: 3 }),
  reason: Nullable(Text(255)),
  licenseFile: Nullable(FileId),
  letterFile: Nullable(FileId),
  createTime: Time,
  decideTime: Nullable(Time),
});

export const registerCalls = endpointTable({
  'GET /prod-api/auth/challenge': {
    summary: '取工作量证明题目，防机器批量操作',
    access: 'public',
    reply: data(Closed({ challenge: Text(300), difficulty: Type.Integer(), expires_in: Type.Integer() })),
    assumed:
      '找到使 SHA-256(challenge + "." + n) 前 difficulty 位为 0 的 n，以 challenge.n 作答；2 分钟内一次有效',
  },
  'GET /prod-api/auth/register/menu': {
    summary: '可用的注册方式、协议与密码要求',
    access: 'public',
    reply: data(
      Closed({
        person: Type.Boolean(),
        unit: Type.Boolean(),
        agreements: Type.Array(Closed({ kind: Text(20), title: Text(60), version: Text(20) })),
        passwordRule: Text(200),
        passwordRuleWord: SaidWord,
      }),
    ),
    assumed: true,
  },
  'GET /prod-api/auth/modalUrl': {
    summary: '应展示的协议文本及版本',
    access: 'public',
    query: Closed({ kind: Type.Optional(OneOf(AGREEMENT_KINDS)) }),
    reply: data(Agreement),
    assumed: true,
  },
  'GET /prod-api/auth/agreement': {
    summary: '需要本人确认的协议：首次使用的，或已更新的',
    access: 'signedIn',
    reply: data(Type.Array(AskedAgreement)),
    assumed: true,
  },
  'POST /prod-api/auth/agreement': {
    summary: '重新确认更新后的协议',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ kind: OneOf(AGREEMENT_KINDS), version: Text(20) }),
    reply: data(Type.Null()),
    assumed: '版本须是现行版本，否则返回 409',
  },
  'GET /prod-api/auth/checkUserName/{name}': {
    summary: '用户名是否可用；被占用时给出建议',
    access: 'public',
    params: Closed({ name: Type.String({ minLength: 1, maxLength: 40 }) }),
    query: proofQuery,
    reply: data(Availability),
    assumed: '每个地址每分钟 10 次，之后须附工作量证明',
  },
  'GET /prod-api/auth/checkPhone/{phone}': {
    summary: '手机号是否可用于注册',
    access: 'public',
    params: Closed({ phone: Phone }),
    query: proofQuery,
    reply: data(Closed({ available: Type.Boolean() })),
    assumed: '每个地址每分钟 10 次，之后须附工作量证明',
  },
  'GET /prod-api/auth/checkUnit/{uscc}': {
    summary: '单位是否已注册；已注册时给出掩码后的管理员',
    access: 'public',
    params: Closed({ uscc: Type.String({ minLength: 1, maxLength: 40 }) }),
    query: proofQuery,
    reply: data(
      Closed({ registered: Type.Boolean(), unitName: Nullable(Text(120)), admin: Nullable(Text(40)) }),
    ),
    assumed: true,
  },
  'POST /prod-api/auth/register/phone': {
    summary: '注册第一步：核对手机与验证码',
    access: 'public',
    body: Closed({ phone: Phone, code: Code }),
    reply: data(Type.Null()),
    assumed: '只核对，不消耗验证码；同一地址错 5 次、各处合计错 30 次即作废',
  },
  'POST /prod-api/auth/register': {
    summary: '注册个人账号，成功即登录',
    access: 'public',
    body: Closed({
      username: Text(40),
      password: Password,
      phone: Phone,
      code: Code,
      agreed: Agreed,
    }),
    reply: data(Tokens),
    assumed: '规格未给出注册字段',
  },
  'POST /prod-api/auth/register/unit': {
    summary: '注册单位及其管理员账号，成功即登录，单位待审核',
    access: 'public',
    body: Closed({
      ...unitFacts,
      adminName: Text(40),
      username: Text(40),
      password: Password,
      phone: Phone,
      code: Code,
      agreed: Agreed,
    }),
    reply: data(Tokens),
    assumed: true,
  },
  'GET /prod-api/auth/register/unit': {
    summary: '本人提交的单位注册及审核进度',
    access: 'signedIn',
    reply: data(Nullable(UnitApply)),
    assumed: true,
  },
  'PUT /prod-api/auth/register/unit': {
    summary: '提交或更换单位注册的证照与盖章函件',
    access: 'signedIn',
    ownCare: true,
    body: Closed({ licenseFile: FileId, letterFile: FileId }),
    reply: data(UnitApply),
    assumed: true,
  },
  'DELETE /prod-api/auth/register/unit': {
    summary: '撤回本人的单位注册，尚未提交材料的也可以',
    access: 'signedIn',
    query: Closed({ id: Id }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'POST /prod-api/auth/password/reset': {
    summary: '凭手机或邮箱验证码重设密码，其他会话全部结束',
    access: 'public',
    body: Closed({ login: Text(80), code: Code, password: Password }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'POST /prod-api/auth/login/code': {
    summary: '凭手机或邮箱验证码登录',
    access: 'public',
    body: Closed({
      login: Text(80),
      code: Code,
      remember: Type.Optional(Type.Boolean()),
      totp: Type.Optional(SecondFactor),
    }),
    reply: data(Tokens),
    assumed: true,
  },
  'POST /prod-api/auth/setup': {
    summary: '正式模式下凭一次性口令建立首位管理员',
    access: 'public',
    body: Closed({ secret: Text(200), username: Text(40), password: Password }),
    reply: data(Type.Null()),
    assumed: '系统中尚无管理员时才可用；口令见数据目录的密钥文件',
  },
});
