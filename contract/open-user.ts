import { Type } from 'typebox';
import { SecondFactor, Tokens } from './auth';
import { data, endpointTable } from './endpoint';
import { Closed, Nullable, Text } from './schema';

export const ProviderKey = Type.String({ pattern: '^[a-z][a-z0-9_]{1,29}$' });

/** Sign-in with third-party accounts and binding them to an account; OpenID Connect or plain OAuth 2, as configured. */
export const openUserCalls = endpointTable({
  'GET /prod-api/auth/open/providers': {
    summary: '已配置的第三方登录',
    access: 'public',
    lastGood: true,
    reply: data(Type.Array(Closed({ key: Text(30), name: Text(40) }))),
    assumed: true,
  },
  'POST /prod-api/auth/open/{provider}/start': {
    summary: '开始第三方登录，返回跳转地址',
    access: 'public',
    params: Closed({ provider: ProviderKey }),
    reply: data(Closed({ url: Text(2000) })),
    assumed: '绑定另由 /api/users/open_users 开始，须确认本人；state 与 PKCE 由服务端保管',
  },
  'POST /prod-api/auth/open/callback': {
    summary: '以回调参数完成第三方登录或绑定',
    access: 'public',
    body: Closed({
      state: Type.String({ minLength: 20, maxLength: 100 }),
      code: Type.String({ minLength: 1, maxLength: 2000 }),
    }),
    reply: data(
      Closed({
        bound: Type.Boolean(),
        tokens: Nullable(Tokens),
        /**
         * Only with two-step verification: the ticket to send to `auth/open/confirm`, valid for five minutes; null
         * otherwise.
         */
        ticket: Nullable(Text(600)),
      }),
    ),
    assumed: '尚未绑定任何账号时为 409 open.unbound，登录后可绑定',
  },
  'POST /prod-api/auth/open/confirm': {
    summary: '第三方登录的第二步：动态验证码',
    access: 'public',
    body: Closed({
      ticket: Type.String({ minLength: 1, maxLength: 600 }),
      totp: Type.Optional(SecondFactor),
    }),
    reply: data(Tokens),
    assumed: true,
  },
});
