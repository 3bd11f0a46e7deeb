import { createHash } from 'node:crypto';
import { createSealer } from '@server/crypto/sealing';
import type { TestService } from './service';

/** Solves a proof-of-work challenge, as the page does. */
export const solve = (challenge: string, difficulty: number): string => {
  for (let n = 0; ; n++) {
    const proof = `${challenge}.${n}`;
    const hash = createHash('sha256').update(proof).digest();
    if (hash.readUInt32BE(0) >>> (32 - difficulty) === 0) return proof;
  }
};

export const freshProof = async ({ call }: TestService): Promise<string> => {
  const { body } = await call('GET', '/prod-api/auth/challenge');
  return solve(body.data.challenge, body.data.difficulty);
};

export interface Sent {
  recipient: string;
  body: string;
  state: string;
  kind: string;
}

/** The decrypted content of the outbox: everything that was or would be sent, oldest first. */
export const sentMessages = async ({ db, config }: TestService): Promise<Sent[]> => {
  const sealer = createSealer(config.dataKey.export());
  const rows = await db.kysely
    .selectFrom('outbox')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('notBefore')
    .execute();
  return rows.map(({ recipient, body, state, kind }) => ({
    recipient: sealer.open(recipient),
    body: sealer.open(body),
    state,
    kind,
  }));
};

export const lastCodeTo = async (service: TestService, recipient: string): Promise<string> => {
  const messages = (await sentMessages(service)).filter((message) => message.recipient === recipient);
  const code = /验证码 (\d{6})/.exec(messages.at(-1)?.body ?? '')?.[1];
  if (!code) throw new Error(`no code was sent to ${recipient}`);
  return code;
};

/** Requests a code, as a visitor or with these headers, and reads it from the outbox. */
export const requestCode = async (
  service: TestService,
  login: string,
  type: number,
  headers: Record<string, string> = {},
): Promise<string> => {
  const proof = headers.authorization ? '' : `&proof=${await freshProof(service)}`;
  const url = `/api/accounts/get_verification_code.json?login=${encodeURIComponent(login)}&type=${type}${proof}`;
  const answer = await service.call('GET', url, { headers });
  if (answer.status !== 200) throw new Error(`no code: ${JSON.stringify(answer.body)}`);
  return lastCodeTo(service, login);
};

export const AGREED = { service: '2026-01', privacy: '2026-01' };
