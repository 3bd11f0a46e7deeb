import { type Static, Type } from 'typebox';
import { data, endpointTable, fields } from './endpoint';
import { ROLE_KEYS } from './enums';
import { SECOND_FACTOR } from './patterns';
import { Closed, Id, Nullable, OneOf, Text } from './schema';

export const Role = Closed({ roleId: Id, roleKey: OneOf(ROLE_KEYS), roleName: Text(40) });

/** The person as `getInfo` shows it: no ID number, phone masked (req:security-personal-data). */
export const SessionUser = Closed({
  userId: Id,
  userName: Text(40),
  nickName: Text(40),
  realName: Nullable(Text(40)),
  certified: Type.Boolean(),
  phonenumber: Text(20),
  email: Text(80),
  avatar: Nullable(Text(300)),
  unit: Nullable(
    Closed({ deptId: Id, deptName: Text(120), verified: Type.Boolean(), attended: Type.Boolean() }),
  ),
  roles: Type.Array(Role),
});
export type SessionUser = Static<typeof SessionUser>;

/** What a signed-in person has to do before the permissions in question take effect. */
const DUTIES = ['agreement', 'secondFactor', 'password'] as const;
export type Duty = (typeof DUTIES)[number];

export const SecondFactor = Type.String({ pattern: SECOND_FACTOR });

/** Answer to `auth/challenge` (proof of work); required where automated requests could do harm. */
export const Proof = Type.String({ minLength: 10, maxLength: 400 });

export const Tokens = Closed({
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
});

export const authCalls = endpointTable({
  'POST /prod-api/auth/login': {
    summary: '登录',
    access: 'public',
    body: Closed({
      /** User name, phone or e-mail (req:forms-sign-in). */
      username: Type.String({ minLength: 1, maxLength: 80 }),
      password: Type.String({ minLength: 1, maxLength: 128 }),
      /** 在此设备上保持登录：七天内不必重新登录，管理方账号除外。 */
      remember: Type.Optional(Type.Boolean()),
      /** Required where two-step verification is set up. */
      totp: Type.Optional(SecondFactor),
      /** Required after too many failures from new browsers; it buys a few more attempts. */
      proof: Type.Optional(Proof),
    }),
    reply: data(Tokens),
    assumed: 'expires_in 以秒计；刷新令牌另需设备 Cookie；remember 保持登录七天',
  },
  'POST /prod-api/auth/refresh': {
    summary: '用一次性刷新令牌换新令牌',
    access: 'public',
    body: Closed({ refreshToken: Type.String({ minLength: 20, maxLength: 200 }) }),
    reply: data(Tokens),
    assumed: true,
  },
  'POST /prod-api/auth/logout': { summary: '退出登录', access: 'public', reply: data(Type.Null()) },
  'GET /prod-api/auth/demoAccounts': {
    summary: '演示模式的虚构账号；正式环境没有这一调用的内容（404）',
    access: 'public',
    reply: data(
      Type.Array(Closed({ login: Text(40), password: Text(128), name: Text(40), title: Text(60) })),
    ),
    assumed: true,
  },
  'GET /prod-api/system/user/getInfo': {
    summary: '当前用户、角色与权限',
    access: 'signedIn',
    reply: fields(
      Closed({
        user: SessionUser,
        roles: Type.Array(OneOf(ROLE_KEYS)),
        permissions: Type.Array(Text(60)),
        /**
         * While duties are open, staff roles have no effect; without agreement to the texts, nothing can be written.
         */
        duties: Type.Array(OneOf(DUTIES)),
      }),
    ),
  },
});
