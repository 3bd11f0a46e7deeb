import { createSealer } from '@server/crypto/sealing';
import { createDatabase } from '@server/db/database';
import { fileApplication } from '@server/modules/apply/events/file-application';
import { holdReceiptHead } from '@server/receipt/filed-receipt';
import { testConfig } from '@tests/support/test-config';
import { type LatePerson, prepareLastHour } from './prepare-last-hour';

/** Number of simultaneous filers, as from the replicas on a busy evening. */
export const FILERS = 8;
const TOGETHER = 160;
const ALONE = 40;
const WARMING = 10;
const HOLDS = /from "receipt_head".*for update/s;

export interface ChainRate {
  /** Completed filings per second with this many simultaneous filers. */
  perSecond: number;
  /** Milliseconds for which a filing holds the end of the chain, without competition. */
  holdMs: number;
  /** Milliseconds of the whole filing, from its first statement to its answer. */
  wholeMs: number;
}

/** Measures, from the statements of a single filer, how long each filing holds the end of the chain. */
const holdClock = () => {
  const holds: number[] = [];
  let since: number | null = null;
  return {
    holds,
    onStatement: (text: string) => () => {
      if (since === null && HOLDS.test(text)) since = performance.now();
      if (text !== 'commit' || since === null) return;
      holds.push(performance.now() - since);
      since = null;
    },
  };
};

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/**
 * Filings by the service's own use-case, each in a transaction of its own: all of them append to the one chain of
 * receipts and to the one of the audit log. `bad` takes the end of the chain before it reads what is to be filed.
 */
export async function chainRates(
  url: string,
  directory: string,
): Promise<Record<'plain' | 'bad', ChainRate>> {
  const people = await prepareLastHour(url, directory, 2 * (WARMING + ALONE + TOGETHER));
  const { receiptKey, dataKey } = testConfig(directory, true);
  const sealer = createSealer(dataKey.export());
  const clock = holdClock();
  const db = createDatabase(url, { max: FILERS, statementTimeoutMs: 60_000, onStatement: clock.onStatement });
  const drafts = await db.kysely.selectFrom('application').select(['id', 'ownerId', 'version']).execute();
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const file = ({ id, login }: LatePerson, isBad: boolean): Promise<unknown> => {
    const { ownerId = 0, version = 0 } = draftOf.get(Number(id)) ?? {};
    const caller = {
      accountId: ownerId,
      sessionId: '',
      login,
      name: login,
      unitId: null,
      roleKeys: ['common' as const],
      permissions: ['cms:apply:add'],
      duties: [],
    };
    const scope = { caller, now: new Date(), sealer, source: { ip: '10.0.0.1', id: `chain-${id}` } };
    return db.transaction(async (tx) => {
      if (isBad) await holdReceiptHead(tx).execute();
      return fileApplication({ ...scope, db: tx }, receiptKey, Number(id), { version });
    });
  };
  const take = (count: number): LatePerson[] => people.splice(0, count);
  const oneByOne = async (own: readonly LatePerson[], isBad: boolean): Promise<void> => {
    for (const person of own) await file(person, isBad);
  };
  const rateOf = async (isBad: boolean): Promise<ChainRate> => {
    await oneByOne(take(WARMING), isBad);
    clock.holds.length = 0;
    const whole: number[] = [];
    for (const person of take(ALONE)) {
      const from = performance.now();
      await file(person, isBad);
      whole.push(performance.now() - from);
    }
    const [holdMs, wholeMs] = [middle(clock.holds), middle(whole)];
    const shares = Array.from({ length: FILERS }, () => take(TOGETHER / FILERS));
    const from = performance.now();
    await Promise.all(shares.map((share) => oneByOne(share, isBad)));
    return { holdMs, wholeMs, perSecond: (TOGETHER * 1000) / (performance.now() - from) };
  };
  const given = async (): Promise<number> =>
    (await db.kysely.selectFrom('receiptHead').select('sequence').executeTakeFirstOrThrow()).sequence;
  try {
    const [all, before] = [people.length, await given()];
    const rates = { plain: await rateOf(false), bad: await rateOf(true) };
    if ((await given()) - before !== all) throw new Error('Not every filing has its place in the chain.');
    return rates;
  } finally {
    await db.close();
  }
}
