import { BLANK_STAMP_SHEET } from '@contract/blank-stamp-sheet';
import { stampCalls } from '@contract/stamp';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { attachmentDisposition } from '@server/http/file-disposition';
import { implement } from '@server/http/implement';
import { type Asked, scopeOf } from '@server/modules/apply/scope-of';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { stampPdf } from './stamp-pdf';
import { stampSheet } from './stamp-sheet';

const send = (reply: FastifyReply, pdf: Buffer, name: string): Buffer => {
  reply.header('content-disposition', attachmentDisposition(name)).type('application/pdf');
  return pdf;
};

export const registerStamps = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const sheetOf = (asked: Asked, id: number) => stampSheet(scopeOf(deps.db.kysely, asked, sealer), id);

  implement(app, deps, stampCalls, {
    'GET /prod-api/cms/stamp.pdf': async ({ reply }) =>
      send(reply, await stampPdf(BLANK_STAMP_SHEET), '单位审核签章页.pdf'),
    'GET /prod-api/cms/apply/{id}/stamp': (call) => sheetOf(call, call.params.id),
    'GET /prod-api/cms/apply/{id}/stamp.pdf': async (call) => {
      const sheet = await sheetOf(call, call.params.id);
      return send(call.reply, await stampPdf(sheet), `单位审核签章页-${sheet.no ?? '草稿'}.pdf`);
    },
  });
};
