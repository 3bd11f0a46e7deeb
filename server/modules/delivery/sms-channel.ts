import { BadAnswer, fetchJson } from '@server/security/guarded-fetch';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { type Channel, Undeliverable } from './channel';

/**
 * The protocol with an adapter to a provider of text messages (docs/operations.md): POST `{ id, to, text }` with the id
 * as Idempotency-Key; it answers 2xx `{ "accepted": true }`, or `{ "accepted": false, "permanent": …, "reason": … }`.
 */
const Answer = Compile(
  Type.Object({
    accepted: Type.Boolean(),
    permanent: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Type.String({ maxLength: 200 })),
  }),
);

/** User and password of the address become a header: `fetch` refuses them in a URL. */
const addressOf = (gatewayUrl: string): { href: string; headers: Record<string, string> } => {
  const url = new URL(gatewayUrl);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  );
  return { href: url.href, headers: username ? { authorization: `Basic ${secret}` } : {} };
};

export const createSmsChannel = (gatewayUrl: string): Channel => {
  const { href, headers } = addressOf(gatewayUrl);
  return {
    send: async ({ id, recipient, body }) => {
      const answer = await fetchJson(href, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ id, to: recipient, text: body }),
      });
      if (!Answer.Check(answer.body))
        throw new BadAnswer(`the gateway answered something else (${answer.status})`);
      const { accepted, permanent, reason = 'no reason given' } = answer.body;
      if (accepted && answer.status < 300) return;
      throw permanent ? new Undeliverable(reason) : new BadAnswer(reason);
    },
    close: () => undefined,
  };
};
