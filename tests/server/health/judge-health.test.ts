import { HEALTH_FINDINGS } from '@contract/platform-health';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import type { StoredFigures } from '@server/metrics/figures';
import { judgeHealth } from '@server/modules/health/judge-health';
import {
  ago,
  GB,
  healthyFigures as healthy,
  aJob as job,
  NOW,
  aReplica as replica,
  aStandby as standby,
  type Told,
} from '@tests/support/healthy-figures';

const stored = (facts: Partial<StoredFigures>): Told => ({
  ...healthy,
  stored: { ...healthy.stored, ...facts },
});
const disk = (share: number): Told => ({
  ...healthy,
  disk: { freeBytes: share * 100 * GB, totalBytes: 100 * GB },
});

const standbys = (...hosts: Told['standbys']): Told => ({ ...healthy, standbys: hosts });

const CASES: [finding: string, told: Told, facts: object, hasChannel?: boolean][] = [
  ['database.slow', stored({ answerMs: 900 }), { n: 900 }],
  ['database.waiting', { ...healthy, pool: { used: 10, idle: 0, waiting: 4, max: 10 } }, { n: 4, of: 10 }],
  ['standbys.behind', standbys(standby, { ...standby, state: 'behind', lagMs: 9000 }), { n: 1, of: 2 }],
  [
    'standbys.away',
    standbys({ ...standby, state: 'away' }, { ...standby, state: 'leader' }),
    { n: 1, of: 1 },
  ],
  ['standbys.away', standbys(standby, { ...standby, state: 'foreign' }), { n: 1, of: 2 }],
  ['standbys.none', standbys({ ...standby, state: 'leader' }), {}],
  ['storage.low', disk(0.08), { n: 8, of: 100 }],
  ['storage.full', disk(0.02), { n: 2, of: 100 }],
  ['storage.away', { ...healthy, isStorageAway: true }, {}],
  ['files.old', stored({ filesCheck: null }), { at: null }],
  ['files.old', stored({ filesCheck: { at: ago(3 * DAY_MS), checked: 9, lost: 0 } }), {}],
  ['files.lost', stored({ filesCheck: { at: ago(HOUR_MS), checked: 9, lost: 2 } }), { n: 2, of: 9 }],
  ['sealed.old', stored({ sealedCheck: null }), { at: null }],
  [
    'sealed.unreadable',
    stored({ sealedCheck: { at: ago(HOUR_MS), checked: 9, unreadable: 2, columns: { 'fact.content': 2 } } }),
    { n: 2, of: 9 },
  ],
  ['outbox.unset', healthy, {}, false],
  ['outbox.failed', stored({ outbox: { waiting: 0, failed: 3, oldestAt: null } }), { n: 3 }],
  ['outbox.late', stored({ outbox: { waiting: 9, failed: 3, oldestAt: ago(HOUR_MS) } }), { n: 9 }],
  ['jobs.failing', stored({ jobs: [{ ...job, isFailing: true }] }), { n: 1, of: 1 }],
  ['jobs.late', stored({ jobs: [{ ...job, succeededAt: ago(4 * HOUR_MS) }] }), { n: 1, of: 1 }],
  ['jobs.late', stored({ jobs: [{ ...job, succeededAt: null }] }), { n: 1, of: 1 }],
  ['backup.old', stored({ backup: { at: ago(2 * DAY_MS), isDone: true } }), {}],
  ['backup.failed', stored({ backup: { at: ago(HOUR_MS), isDone: false } }), {}],
  ['backup.never', stored({ backup: null }), { at: null }],
  ['chain.old', stored({ auditCheck: null }), { at: null }],
  ['chain.broken', stored({ receiptCheck: { at: ago(HOUR_MS), isIntact: false, checked: 3 } }), {}],
  ['replicas.lost', stored({ replicas: [replica, { ...replica, isAlive: false }] }), { n: 1, of: 1 }],
  ['faults.some', stored({ faults: [{ code: 'db.full', count: 7, lastAt: NOW }] }), { n: 7 }],
];
const judged = (told: Told, hasChannel: boolean) => judgeHealth(told, NOW, hasChannel).findings;

it('asks for nothing where everything is as it should be', () => {
  const findings = judged(healthy, true);

  expect(findings.map(({ finding }) => finding)).toEqual(
    Object.keys(HEALTH_FINDINGS).map((part) => `${part}.fine`),
  );
  expect(findings.every(({ state }) => state === 'fine')).toBe(true);
});

it('says nothing of standbys where there are none', () => {
  const findings = judged(standbys(), true);

  expect(findings.filter(({ finding }) => finding.startsWith('standbys'))).toEqual([]);
});

// The default keeps Jest from handing its own callback, and waiting for it, where a row has no fourth column.
it.each(CASES)('finds %s, and nothing else', (finding, told, facts, hasChannel = true) => {
  const problems = judged(told, hasChannel).filter(({ state }) => state !== 'fine');

  expect(problems).toEqual([expect.objectContaining({ finding, ...facts })]);
});

it('has a case for every finding there is', () => {
  const all = Object.entries(HEALTH_FINDINGS).flatMap(([part, found]) =>
    found.map((one) => `${part}.${one}`),
  );
  const tried = CASES.map(([finding]) => finding);

  expect(all.filter((one) => !one.endsWith('.fine') && !tried.includes(one))).toEqual([]);
});
