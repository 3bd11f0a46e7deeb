import { type Static, Type } from 'typebox';
import { data, endpointTable, file } from './endpoint';
import { Closed, IdParams, Text, Time } from './schema';

/** What anybody may learn of a receipt: that it is genuine, of which number, when, and its digest. No content. */
export const VerifiedReceipt = Closed({
  code: Text(24),
  no: Text(24),
  filedVersion: Type.Integer(),
  submittedAt: Time,
  digest: Text(64),
  /** Place in the chain of all receipts. */
  sequence: Type.Integer(),
  /** The signed text, byte for byte. */
  statement: Text(2000),
  /** Ed25519 over `statement`, Base64. */
  signature: Text(100),
  keyId: Text(16),
  publicKey: Text(400),
});
export type VerifiedReceipt = Static<typeof VerifiedReceipt>;

export const receiptCalls = endpointTable({
  'GET /prod-api/cms/apply/{id}/receipt.pdf': {
    summary: '提交回执（PDF，带签名与二维码）',
    access: 'signedIn',
    params: IdParams,
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/open/verify/{code}': {
    summary: '凭校验码查验回执',
    access: 'public',
    params: Closed({ code: Type.String({ pattern: '^[0-9A-Fa-f]{4}(-?[0-9A-Fa-f]{4}){3}$' }) }),
    reply: data(VerifiedReceipt),
    assumed: '不显示申报内容；与存档不一致的回执为 409 receipt.changed',
  },
});
