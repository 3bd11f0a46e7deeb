import { letterCalls } from '@contract/letter';
import { keyringOf } from '@server/crypto/receipt-keyring';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { attachmentDisposition } from '@server/http/file-disposition';
import { implement } from '@server/http/implement';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type Asked, scopeOf } from '@server/modules/apply/scope-of';
import { proveLetterPdf } from '@server/receipt/prove-pdf';
import type { FastifyInstance } from 'fastify';
import { letterPdf } from './letter-pdf';
import { listLetters, openLetter } from './read-letters';

export const registerLetters = (app: FastifyInstance, deps: Deps): void => {
  const { dataKey, publicOrigin, receiptKey } = deps.config;
  const sealer = createSealer(dataKey.export());
  const keyring = keyringOf(deps.config);
  const reading = (asked: Asked): Scope<Db> => scopeOf(deps.db.kysely, asked, sealer);

  implement(app, deps, letterCalls, {
    'GET /prod-api/cms/apply/{id}/letters': (call) =>
      listLetters(reading(call), { db: deps.db, receiptKey, keyring }, call.params.id),
    'GET /prod-api/cms/apply/{id}/letters/{letterId}': async (call) =>
      (await openLetter(reading(call), keyring, call.params)).letter,
    'GET /prod-api/cms/apply/{id}/letters/{letterId}/letter.pdf': async (call) => {
      const { letter, row } = await openLetter(reading(call), keyring, call.params);
      const { keyId, statement, signature } = row;
      const address = `${publicOrigin}/verify?code=${letter.code}`;
      const sheet = await letterPdf({ letter, address, keyId });
      call.reply
        .header('content-disposition', attachmentDisposition(`${letter.heading}-${letter.no}.pdf`))
        .type('application/pdf');
      const proof = { format: 'kaichuang-proof-1', statement, signature, keyId, day: null } as const;
      return proveLetterPdf(sheet, { proof, digest: letter.digest, receiptKey, now: call.now });
    },
  });
};
