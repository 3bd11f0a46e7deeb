import { receiptCalls } from '@contract/receipt';
import type { Deps } from '@server/deps';
import { attachmentDisposition } from '@server/file-disposition';
import { readSettings } from '@server/modules/site/service';
import { implement } from '@server/plugins/implement';
import { limitRate } from '@server/plugins/rate-limit';
import { createSealer } from '@server/sealing';
import type { FastifyInstance } from 'fastify';
import { presentReceipt } from './receipt';
import { receiptPdf } from './receipt-pdf';
import { scopeOf } from './scope-of';
import { verifyReceipt } from './verify-receipt';

const CHECKS = { name: 'receipt.verify', max: 60, windowMs: 600_000 };

export const registerReceipts = (app: FastifyInstance, deps: Deps): void => {
  const { dataKey, receiptKey, publicOrigin } = deps.config;
  const sealer = createSealer(dataKey.export());
  const { kysely } = deps.db;
  const checking = { db: kysely, sealer, receiptKey };

  implement(app, deps, receiptCalls, {
    'GET /prod-api/cms/apply/{id}/receipt.pdf': async (call) => {
      const receipt = await presentReceipt(scopeOf(kysely, call, sealer), call.params.id);
      // What cannot be proved is not printed.
      const { keyId, sequence } = await verifyReceipt(checking, receipt.code);
      const pdf = await receiptPdf({
        receipt,
        siteName: (await readSettings(kysely))['site.name'],
        address: `${publicOrigin}/verify?code=${receipt.code}`,
        keyId,
        sequence,
      });
      call.reply
        .header('content-disposition', attachmentDisposition(`提交回执-${receipt.no}.pdf`))
        .type('application/pdf');
      return pdf;
    },
    'GET /prod-api/cms/open/verify/{code}': async ({ params, request, now }) => {
      await limitRate(deps.db, CHECKS, request.ip, now);
      return verifyReceipt(checking, params.code);
    },
  });
};
