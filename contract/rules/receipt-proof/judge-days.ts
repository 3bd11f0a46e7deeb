import { type DayStatement, linkHash, type PlatformKey, type Signed } from './proof';
import type { ProofFault } from './proof-faults';
import { faultOfSignature, readStatement } from './signature';

/** Result for the published days checked against each other: each is signed, and each names the previous one. */
export interface KeptDays {
  days: number;
  receipts: number;
  from: string;
  to: string;
  first: number;
  last: number;
  /** True if the days begin with the first receipt. Missing days at the end cannot be detected without the platform. */
  isWhole: boolean;
}

export type DaysJudgement = { fault: ProofFault; day?: string } | { fault: null; kept: KeptDays };

interface Link {
  said: DayStatement;
  hash: string;
}

const follows = ({ said }: Link, before: Link | undefined): boolean =>
  before === undefined
    ? (said.first === 1) === (said.previous === '')
    : said.previous === before.hash && said.first === before.said.last + 1 && said.day > before.said.day;

/**
 * Whether these days are the platform's, and none was removed, inserted or exchanged. They may be given in any order.
 */
export const judgeDays = (published: readonly Signed[], keys: readonly PlatformKey[]): DaysJudgement => {
  const links: Link[] = [];
  for (const signed of published) {
    const said = readStatement<DayStatement>(signed.statement, 'kaichuang-day-1');
    if (!said) return { fault: 'unreadable' };
    const fault = faultOfSignature({ keys, signed, at: `${said.day}T00:00:00+08:00` });
    if (fault) return { fault, day: said.day };
    links.push({ said, hash: linkHash(said.previous, signed.statement, signed.signature) });
  }
  links.sort((one, other) => one.said.first - other.said.first);
  const torn = links.find((link, index) => !follows(link, links[index - 1]));
  if (torn) return { fault: 'chain', day: torn.said.day };
  const [from, to] = [links[0]?.said, links.at(-1)?.said];
  if (!from || !to) return { fault: 'unreadable' };
  const receipts = links.reduce((sum, { said }) => sum + said.receipts, 0);
  const range = { from: from.day, to: to.day, first: from.first, last: to.last };
  return { fault: null, kept: { days: links.length, receipts, ...range, isWhole: from.first === 1 } };
};
