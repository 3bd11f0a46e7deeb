import { Type } from 'typebox';
import { Proof } from './auth';
import { endpointTable, fields } from './endpoint';
import { Closed } from './schema';

const Login = Type.String({ minLength: 1, maxLength: 80 });

/** Checks and codes of the old account service (req:calls-availability-check, req:calls-verification-code). */
export const verificationCalls = endpointTable({
  'GET /api/accounts/valid_email_and_phone.json': {
    summary: '手机号或邮箱能否用于注册（1）、找回密码（2）、绑定（3）',
    access: 'public',
    query: Closed({
      login: Login,
      type: Type.Integer({ minimum: 1, maximum: 3 }),
      proof: Type.Optional(Proof),
    }),
    reply: fields(Closed({})),
    assumed: '每个地址每分钟 10 次，之后须附工作量证明',
  },
  'GET /api/accounts/get_verification_code.json': {
    summary: '发送验证码：1 注册 2 找回密码 3 绑定手机 4 绑定邮箱 5 核对手机 6 登录',
    access: 'public',
    query: Closed({
      login: Login,
      type: Type.Integer({ minimum: 1, maximum: 6 }),
      proof: Type.Optional(Proof),
    }),
    reply: fields(Closed({ expires_in: Type.Integer(), retry_after: Type.Integer() })),
    assumed: '未登录时须附工作量证明；60 秒内不重发，每号每日 10 次，每地址每日 50 次',
  },
});
