import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import { startService, type TestService } from '@tests/support/service';
import fc from 'fast-check';
import { answerChecker } from './fuzz/answer-fault';
import { type FuzzRequest, requestsTo } from './fuzz/requests';
import { type WriteWatch, watchWrites } from './fuzz/write-watch';
import { tell } from './tell';

const CASES = Number(process.env['TRUST_CASES'] ?? 10_000);
const SEED = Number(process.env['TRUST_SEED'] ?? 20_261_123);
/** The first round calls and loads everything once; in the second nothing may grow any more. */
const ROUNDS = 2;
const PER_ROW = Math.ceil(CASES / sampledRows.length / ROUNDS);
const RUN_MS = 6 * 3_600_000;
const PEOPLE = ['shenzhiyao', 'linxiaoman', 'xuyingchuan', 'luyiwei', 'office', 'auditor', 'admin'];
const VISITOR = 'visitor';
/** Largest ratio of the heap after the second round to the heap after the first. */
const GROWTH_MAX = 1.05;

let service: TestService;
let watch: WriteWatch;
const sessions = new Map<string, Record<string, string>>();
const run = { cases: 0, accepted: 0, refused: 0 };
const statuses = new Map<number, number>();
const heaps: number[] = [];

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};
const heapMb = (): number => {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 104_857.6) / 10;
};

const SAVED = ['account', 'account_role', 'role'];
/** People may disable each other and grant permissions, so the next row starts again with the original ones. */
const restorePeople = async (): Promise<void> => {
  const { pool } = service.db;
  await pool.query('update role r set permissions = s.permissions from saved_role s where s.id = r.id');
  await pool.query(`update account a set status = s.status, login = s.login, login_key = s.login_key,
    password_hash = s.password_hash, unit_id = s.unit_id, totp_sealed = s.totp_sealed, closed_at = s.closed_at,
    totp_confirmed_at = s.totp_confirmed_at from saved_account s where s.id = a.id`);
  await pool.query('delete from account_role');
  await pool.query('insert into account_role select * from saved_account_role');
  await pool.query('delete from account_stop');
};

beforeAll(async () => {
  service = await startService();
  for (const table of SAVED)
    await service.db.pool.query(`create table saved_${table} as select * from ${table}`);
  watch = await watchWrites(service);
}, RUN_MS);
afterAll(() => service.stop());

const headersOf = async (who: string): Promise<Record<string, string>> => {
  if (who === VISITOR) return {};
  const known = sessions.get(who);
  if (known) return known;
  const { headers } = await service.signIn(who);
  sessions.set(who, headers);
  return headers;
};

/** A different address for each case, so that limits per address have no effect. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const faultOf = async (
  { method }: SampledRow,
  check: ReturnType<typeof answerChecker>,
  { who, url, body }: FuzzRequest,
): Promise<string> => {
  await service.db.pool.query('delete from rate_limit');
  const headers = await headersOf(who);
  await watch.written();
  run.cases += 1;
  const answer = await service.call(method, url, {
    headers: {
      ...headers,
      'x-forwarded-for': addressOf(run.cases),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status === 401) sessions.delete(who);
  const written = await watch.written();
  if (answer.status < 400) run.accepted += 1;
  else run.refused += 1;
  if (answer.status >= 400 && written.length > 0) return `is refused and writes ${written}`;
  return check(answer);
};

const checkers = new Map(sampledRows.map(({ key, url, row }) => [key, answerChecker(url, row)]));

const fuzzRow = async (sampled: SampledRow, seed: number): Promise<string> => {
  await restorePeople();
  sessions.clear();
  const check = checkers.get(sampled.key);
  if (!check) throw new Error(`nothing checks ${sampled.key}`);
  let fault = '';
  const property = fc.asyncProperty(requestsTo(sampled, [VISITOR, ...PEOPLE]), async (request) => {
    const found = await faultOf(sampled, check, request);
    if (found) fault = found;
    return found === '';
  });
  const told = await fc.check(property, { seed, numRuns: PER_ROW, endOnFailure: false });
  if (!told.failed) return '';
  return `${sampled.key} ${fault}: ${JSON.stringify(told.counterexample)} (seed ${told.seed}, path ${told.counterexamplePath})`;
};

it(
  `answers ${CASES} calls that nobody foresaw as the contract says`,
  async () => {
    const findings: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const row of sampledRows) {
        const found = await fuzzRow(row, SEED + round);
        if (found) findings.push(found);
      }
      heaps.push(heapMb());
    }
    const [first = 0] = heaps;
    const last = heaps.at(-1) ?? 0;
    const isFlat = last <= first * GROWTH_MAX;
    if (!isFlat) findings.push(`the heap grows: ${heaps.join(' → ')} MB`);
    const ofStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}×${n}`);
    tell('T3', {
      ok: findings.length === 0 && run.cases >= CASES,
      figures: {
        种子: SEED,
        行: sampledRows.length,
        例子: run.cases,
        答应了的: run.accepted,
        拒绝了的: run.refused,
        各种状态码: ofStatus.join(' '),
        '堆（收集垃圾之后，第一轮、第二轮，MB）': heaps.join(' → '),
        '500、约定之外的回答、拒绝却写入的、堆的增长': findings.length,
      },
      findings,
    });
    expect(findings).toEqual([]);
    expect(run.cases).toBeGreaterThanOrEqual(CASES);
  },
  RUN_MS,
);
