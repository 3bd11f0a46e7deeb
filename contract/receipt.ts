import { type Static, Type } from 'typebox';
import { data, endpointTable, file, rows } from './endpoint';
import { VerifiedLetter } from './letter';
import { Closed, Day, IdParams, listQuery, Nullable, OneOf, Text, Time } from './schema';

/** A signed text byte for byte, its Ed25519 signature in Base64, and the key that signed it. */
const SIGNED = { statement: Text(2000), signature: Text(100), keyId: Text(16) };

/** A key of the platform; after `until` it signs nothing. */
const PlatformKey = Closed({ keyId: Text(16), publicKey: Text(400), until: Nullable(Time) });

/** The published day that contains a receipt, and the sibling hashes on the path from the receipt to the day's root. */
const DayOfReceipt = Closed({
  ...SIGNED,
  path: Type.Array(Closed({ side: OneOf(['left', 'right']), hash: Text(64) }), { maxItems: 40 }),
});

/** One day's receipts in one signed hash: `statement` holds the number of receipts, the root and the day before. */
export const PublishedDay = Closed({ day: Day, ...SIGNED });
export type PublishedDay = Static<typeof PublishedDay>;

/**
 * What anybody may learn of a receipt: that it is genuine, of which number, when, its digest, and whether it was
 * taken back or followed by a later version. No content.
 */
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
  /** Null until the day of the receipt has ended. */
  day: Nullable(DayOfReceipt),
  /** When this version was taken back, if it was. */
  withdrawnAt: Nullable(Time),
  /** The version filed last; null where this one is the latest. */
  latest: Nullable(Closed({ filedVersion: Type.Integer(), submittedAt: Time })),
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
    summary: '凭校验码查验回执或通知书',
    access: 'public',
    params: Closed({ code: Type.String({ pattern: '^[0-9A-Fa-f]{4}(-?[0-9A-Fa-f]{4}){3}$' }) }),
    reply: data(Type.Union([VerifiedReceipt, VerifiedLetter])),
    assumed:
      '回执不显示申报内容，通知书（有 letter）显示所载的决定与是否仍然有效；与存档不一致的为 409 receipt.changed、letter.changed',
  },
  'GET /prod-api/cms/open/receipt/days': {
    summary: '每日公布的回执签名，由近到远',
    access: 'public',
    query: listQuery(['day'], {}),
    reply: rows(PublishedDay),
    assumed: '有回执的日子在次日公布一次，此后不再改变；各日相扣，statement 的 previous 是前一次的哈希',
    lastGood: true,
  },
  'GET /prod-api/cms/open/receipt/checker': {
    summary: '离线查验所需：程序与本平台历来的公钥',
    access: 'public',
    reply: data(Closed({ script: Text(200_000), keys: Type.Array(PlatformKey) })),
    assumed: true,
    lastGood: true,
  },
});
