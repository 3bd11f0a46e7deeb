import type { FactData, FactKind } from '@contract/fact-choices';
import { factsIn } from '@contract/rules/fact-fills';
import { DAY_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { addKnownFact, correctKnownFact, keepFiledFacts } from '@server/modules/fact/service';
import type { Prepared } from './prepare-application';

type Stored = Prepared & { id: number; no: string | null };

const DEMO_LEADER = 'shenzhiyao';
/** Facts that no form asks for directly, though texts of forms use them: entered in the library by hand. */
const BY_HAND: readonly { kind: FactKind; data: FactData }[] = [
  {
    kind: 'career',
    data: { start: '2011-07', end: '2017-03', place: '青陶水务科技有限公司', post: '管网监测工程师' },
  },
  { kind: 'career', data: { start: '2017-04', place: '青陶水务科技有限公司', post: '研发中心主任' } },
  {
    kind: 'output',
    data: { output: 'ip', name: '供水管网噪声定位方法', number: 'ZL 2023 1 0000001.0' },
  },
  {
    kind: 'output',
    data: { output: 'paper', name: '分区计量数据的漏损识别', number: '《给水技术》2024 年第 3 期' },
  },
  {
    kind: 'equipment',
    data: { name: '管网水力试验平台', model: 'QT-PL200', note: '2022 年购置，可开展 DN50—DN300 试验' },
  },
];

const EDITED_DAYS_AGO = 21;
const CORRECTED_DAYS_AGO = 2;

/** The libraries of the demo accounts and their units: what they have filed, and what they wrote there themselves. */
export const fillFacts = async (
  tx: Transaction,
  sealer: Sealer,
  stored: readonly Stored[],
  now: Date,
): Promise<void> => {
  const filed = stored
    .filter(({ demo, no, columns }) => 'login' in demo.owner && no !== null && columns.submittedAt)
    .sort((a, b) => Number(a.columns.submittedAt) - Number(b.columns.submittedAt));
  for (const { person, id, no, columns, fields } of filed)
    await keepFiledFacts(tx, sealer, {
      accountId: person.ownerId,
      unitId: person.id,
      applicationId: id,
      no: no ?? '',
      filedVersion: 1,
      at: columns.submittedAt ?? now,
      facts: factsIn(fields),
    });
  const own = stored.find(({ demo }) => 'login' in demo.owner && demo.owner.login === DEMO_LEADER);
  if (!own) throw new Error('The demo leader has no application.');
  const holder = { accountId: own.person.ownerId, unitId: own.person.id };
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  for (const fact of BY_HAND) await addKnownFact(tx, sealer, holder, fact, before(EDITED_DAYS_AGO));
  // A team member has been promoted since: the open draft still has the title that was submitted.
  await correctKnownFact(
    tx,
    sealer,
    holder,
    { kind: 'member', data: { title: 'senior' } },
    before(CORRECTED_DAYS_AGO),
  );
};
