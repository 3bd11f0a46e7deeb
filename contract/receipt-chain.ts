import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { Closed, Id, Nullable, OneOf, Text, Time } from './schema';

/**
 * What can be wrong at a place of the chain. `missing`: taken out, put in or cut off at the end. `published`: the day
 * that begins there is not as it was published.
 */
const RECEIPT_FAULTS = ['missing', 'link', 'key', 'signature', 'archive', 'published'] as const;
export type ReceiptFault = (typeof RECEIPT_FAULTS)[number];

const Place = Closed({ sequence: Type.Integer(), at: Time });

/** One check of all receipts that existed when it began. */
export const ReceiptCheck = Closed({
  id: Id,
  status: OneOf(['running', 'intact', 'broken']),
  checked: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ minimum: 0 }),
  /** Place of the first receipt that fails the check; null where none has failed. */
  brokenAt: Nullable(Type.Integer()),
  fault: Nullable(OneOf(RECEIPT_FAULTS)),
  startedAt: Time,
  finishedAt: Nullable(Time),
  /** Null where the service began it by itself. */
  startedBy: Nullable(Text(40)),
});
export type ReceiptCheck = Static<typeof ReceiptCheck>;

export const receiptChainCalls = endpointTable({
  'GET /prod-api/monitor/receipt/chain': {
    summary: '提交回执链：份数、首末两份、所用密钥与最近一次核对',
    access: 'monitor:audit:list',
    reply: data(
      Closed({
        count: Type.Integer({ minimum: 0 }),
        first: Nullable(Place),
        last: Nullable(Place),
        keys: Type.Array(
          Closed({
            keyId: Text(16),
            receipts: Type.Integer({ minimum: 0 }),
            /** `unknown`: receipts name this key, but the service was not given its public half. */
            state: OneOf(['current', 'retired', 'unknown']),
            until: Nullable(Time),
          }),
        ),
        check: Nullable(ReceiptCheck),
      }),
    ),
    assumed: true,
  },
  'POST /prod-api/monitor/receipt/check': {
    summary: '核对整条回执链：没有进行中的就开始一次，有就往前核对一段',
    access: 'monitor:audit:list',
    reply: data(ReceiptCheck),
    assumed: '每次至多约 2 秒；status 为 running 时再次调用即可继续，无人调用时由服务自行做完',
  },
});
