import checkerScript from 'virtual:receipt-checker';
import { receiptCalls } from '@contract/receipt';
import { receiptChainCalls } from '@contract/receipt-chain';
import { codeOfDigest } from '@contract/rules/digest-groups';
import { keyringOf, platformKeys } from '@server/crypto/receipt-keyring';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { attachmentDisposition } from '@server/http/file-disposition';
import { implement } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import { findLetterByCode } from '@server/modules/apply/letters/letter-repository';
import { verifyLetter } from '@server/modules/apply/letters/verify-letter';
import { scopeOf } from '@server/modules/apply/scope-of';
import { readSettings } from '@server/modules/site/service';
import { provePdf } from '@server/receipt/prove-pdf';
import { listDays } from '@server/receipt/published-days';
import { addressKey } from '@server/security/address-key';
import { limitRate } from '@server/security/rate-limit';
import type { FastifyInstance } from 'fastify';
import { readReceipt } from './receipt';
import { presentChain, presentCheck } from './receipt-chain';
import { checkReceipts } from './receipt-check';
import { receiptPdf } from './receipt-pdf';
import { verifyReceipt } from './verify-receipt';

const CHECKS = { name: 'receipt.verify', max: 60, windowMs: 600_000 };

export const registerReceipts = (app: FastifyInstance, deps: Deps): void => {
  const { dataKey, publicOrigin } = deps.config;
  const sealer = createSealer(dataKey.export());
  const { kysely } = deps.db;
  const keyring = keyringOf(deps.config);
  const checking = { db: kysely, sealer, keyring };

  implement(app, deps, receiptCalls, {
    'GET /prod-api/cms/apply/{id}/receipt.pdf': async (call) => {
      const { receipt, isStanding } = await readReceipt(scopeOf(kysely, call, sealer), call.params.id);
      // What cannot be proved is not printed.
      const { sequence, statement, signature, keyId, day } = await verifyReceipt(checking, receipt.code);
      const sheet = await receiptPdf({
        receipt,
        isStanding,
        siteName: (await readSettings(kysely))['site.name'],
        address: `${publicOrigin}/verify?code=${receipt.code}`,
        keyId,
        sequence,
      });
      call.reply
        .header('content-disposition', attachmentDisposition(`提交回执-${receipt.no}.pdf`))
        .type('application/pdf');
      const proof = { format: 'kaichuang-proof-1', statement, signature, keyId, day } as const;
      return provePdf(sheet, { proof, sequence, receiptKey: deps.config.receiptKey, now: call.now });
    },
    'GET /prod-api/cms/open/verify/{code}': async ({ params, request, now }) => {
      await limitRate(deps.db, CHECKS, addressKey(sealer, request.ip), now);
      // Codes of decision letters look the same, so a code may be entered here without knowing which of the two it is.
      const letter = await findLetterByCode(kysely, codeOfDigest(params.code.replaceAll('-', '')));
      return letter ? verifyLetter(kysely, keyring, letter) : verifyReceipt(checking, params.code);
    },
    'GET /prod-api/cms/open/receipt/days': ({ query }) => listDays(kysely, pageOf(query)),
    'GET /prod-api/cms/open/receipt/checker': async () => ({
      script: checkerScript,
      keys: platformKeys(deps.config),
    }),
  });

  implement(app, deps, receiptChainCalls, {
    'GET /prod-api/monitor/receipt/chain': () => presentChain(kysely, deps.config),
    'POST /prod-api/monitor/receipt/check': async ({ caller, now, request }) =>
      presentCheck(
        kysely,
        await checkReceipts(
          { db: deps.db, sealer, keyring },
          { accountId: caller.accountId, source: request, now },
        ),
      ),
  });
};
