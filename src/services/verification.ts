import type { Calls } from '@contract/endpoints';
import type { VerificationPurpose } from '@contract/rules/account-rules';
import { call } from '@/request/call';
import { answerChallenge, askWithProof } from '@/request/proof';

/**
 * Whether a phone or an e-mail can be used: 1 to register, 3 to bind. A refusal gives the reason in the service's
 * words.
 */
export const checkLogin = (login: string, type: 1 | 3) =>
  askWithProof((proof) =>
    call('GET /api/accounts/valid_email_and_phone.json', { query: { login, type, proof }, shownBy: 'form' }),
  );

/** Sends a code; always with a proof of work. */
export const sendCode = async (login: string, type: Exclude<VerificationPurpose, 7>) =>
  call('GET /api/accounts/get_verification_code.json', {
    query: { login, type, proof: await answerChallenge() },
    shownBy: 'button',
  });

export const resetPassword = (body: Calls['POST /prod-api/auth/password/reset']['body']) =>
  call('POST /prod-api/auth/password/reset', { body, shownBy: 'form' });
