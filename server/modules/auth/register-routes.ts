import { registerCalls } from '@contract/register';
import { PURPOSE, type VerificationPurpose } from '@contract/rules/account-rules';
import { PASSWORD_RULE, passwordWord } from '@contract/rules/password';
import { verificationCalls } from '@contract/verification';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { unitRegistration } from '@server/modules/unit/service';
import { CHALLENGE_S, DIFFICULTY } from '@server/security/proof-of-work';
import type { FastifyInstance } from 'fastify';
import { loginKey } from './account-lookup';
import { AGREEMENTS } from './agreements';
import { createAuthContext } from './auth-context';
import { checkPhone, checkUnit, checkUserName, validEmailOrPhone } from './availability';
import { limitCodeTries } from './code-tries';
import { changedAgreements, recordConsent } from './consent';
import { createFirstAdmin } from './first-admin';
import { registerPerson, registerUnit } from './register';
import { resetPassword } from './reset-password';
import { sendCode } from './send-code';
import { signInByCode } from './sign-in-by-code';
import { checkCode } from './verification-code';

const RESEND_S = 60;

export const registerRegistration = (app: FastifyInstance, deps: Deps): void => {
  const context = createAuthContext(deps);
  const asking = ({
    request,
    query,
    now,
  }: {
    request: { ip: string };
    query: { proof?: string };
    now: Date;
  }) => ({
    ip: request.ip,
    proof: query.proof,
    now,
  });

  implement(app, deps, registerCalls, {
    'GET /prod-api/auth/challenge': async ({ now }) => ({
      challenge: context.proofs.challenge(now),
      difficulty: DIFFICULTY,
      expires_in: CHALLENGE_S,
    }),
    'GET /prod-api/auth/register/menu': async () => ({
      person: true,
      unit: true,
      agreements: Object.values(AGREEMENTS).map(({ kind, title, version }) => ({ kind, title, version })),
      passwordRule: PASSWORD_RULE,
      passwordRuleWord: passwordWord('rule'),
    }),
    'GET /prod-api/auth/modalUrl': async ({ query }) => AGREEMENTS[query.kind ?? 'service'],
    'GET /prod-api/auth/agreement': ({ caller }) => changedAgreements(deps.db.kysely, caller.accountId),
    'POST /prod-api/auth/agreement': ({ caller, body, now, transaction }) =>
      transaction(async (tx) => {
        await recordConsent(tx, caller.accountId, body.kind, body.version, now);
        return null;
      }),
    'GET /prod-api/auth/checkUserName/{name}': (call) =>
      checkUserName(context, call.params.name, asking(call)),
    'GET /prod-api/auth/checkPhone/{phone}': (call) => checkPhone(context, call.params.phone, asking(call)),
    'GET /prod-api/auth/checkUnit/{uscc}': (call) => checkUnit(context, call.params.uscc, asking(call)),
    'POST /prod-api/auth/register/phone': async ({ body, request, now }) => {
      await limitCodeTries(context, request, now);
      const subject = { recipient: loginKey(body.phone), purpose: PURPOSE.register };
      await checkCode(context, subject, { code: body.code, ip: request.ip, now });
      return null;
    },
    'POST /prod-api/auth/register': (call) => registerPerson(context, call),
    'POST /prod-api/auth/register/unit': (call) => registerUnit(context, call),
    'GET /prod-api/auth/register/unit': ({ caller }) =>
      unitRegistration.find(deps.db.kysely, caller.accountId),
    'PUT /prod-api/auth/register/unit': (call) => unitRegistration.submit(call),
    'DELETE /prod-api/auth/register/unit': (call) => unitRegistration.withdraw(call),
    'POST /prod-api/auth/password/reset': (call) => resetPassword(context, call),
    'POST /prod-api/auth/login/code': (call) => signInByCode(context, call),
    'POST /prod-api/auth/setup': (call) => createFirstAdmin(context, call),
  });

  implement(app, deps, verificationCalls, {
    'GET /api/accounts/valid_email_and_phone.json': (call) =>
      validEmailOrPhone(context, call.query, asking(call)),
    'GET /api/accounts/get_verification_code.json': async ({ query, caller, request, now }) => {
      const type = query.type as VerificationPurpose;
      const { login, proof } = query;
      const { expiresAt } = await sendCode(context, { login, type, proof, caller, ip: request.ip, now });
      return { expires_in: Math.round((expiresAt.getTime() - now.getTime()) / 1000), retry_after: RESEND_S };
    },
  });
};
