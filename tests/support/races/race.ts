import type { Answer, TestService } from '@tests/support/service';
import { type Crowd, faultOfTold, type Listener } from './told';

/** What became of one side: its HTTP status; an act of the service's own has 200 for done and 409 for not done. */
export type Fire = () => Promise<number>;

export interface Round {
  first: Fire;
  second: Fire;
  /** Checks that record, audit log and events agree with the answers; throws where they do not. */
  agree: (winner: 0 | 1) => Promise<void>;
}

export interface Race {
  /** `application unit_review: report × return`. */
  name: string;
  /** Events of a machine (`application.report`) and DELETE rows of the contract that compete here. */
  covers: readonly string[];
  prepare: () => Promise<Round>;
  /** Both sides want the same, so both may get 200, but it happens and is logged only once. */
  isSameWish?: boolean;
  /** Why the second may not learn who was first. */
  untold?: string | undefined;
}

/** The loser is told that the record has changed, or that it no longer exists because the winner deleted it. */
const LOSES: ReadonlySet<number> = new Set([404, 409]);

export interface Tally {
  rounds: number;
  first: number;
  second: number;
  faults: string[];
}

const faultOf = ({ isSameWish }: Race, told: readonly [number, number]): string | null => {
  const winners = told.filter((status) => status === 200).length;
  if (winners === 0) return `nobody won: ${told.join(' and ')}`;
  if (isSameWish) return null;
  if (winners === 2) return 'both won';
  const lost = told.find((status) => status !== 200) ?? 200;
  return LOSES.has(lost) ? null : `the loser was told ${lost}`;
};

interface Fired {
  told: [number, number];
  /** What is wrong with what the second was told. */
  fault: string | null;
}
/** At the same moment. */
const atOnce = async ({ first, second }: Round): Promise<Fired> => ({
  told: await Promise.all([first(), second()]),
  fault: null,
});

/** The second after the first was answered, as happens on a slow machine; the first is a colleague where there is one. */
const inTurn =
  (service: TestService, { crowd, hear }: Hearing) =>
  async (round: Round): Promise<Fired> => {
    const mark = await auditMark(service);
    const tried = await hear(round.first, true);
    // A colleague may not have what the person has, such as a record that is nobody else's.
    const first = tried.status === 200 ? tried : await hear(round.first, false);
    const { rows } = await service.db.pool.query('select action from audit_event where id > $1', [mark]);
    const second = await hear(round.second, false);
    const told: Fired['told'] = [first.status, second.status];
    if (first.status !== 200 || !second.heard) return { told, fault: null };
    const acts = rows.map(({ action }) => action);
    return {
      told,
      fault: faultOfTold(crowd, { acts, first: first.heard, heard: second.heard }),
    };
  };

const judge = async (
  race: Race,
  round: Round,
  fire: (round: Round) => Promise<Fired>,
): Promise<{ winner: 0 | 1; fault: string | null }> => {
  const { told, fault: words } = await fire(round);
  const winner = told[0] === 200 ? 0 : 1;
  const fault = faultOf(race, told) ?? (race.untold ? null : words);
  if (fault) return { winner, fault };
  const wrong = await round.agree(winner).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : String(error)),
  );
  return { winner, fault: wrong };
};

/** Runs the pair once in each order and then repeatedly at once; reports how often each won and what was wrong. */
export const runRace = async (
  service: TestService,
  race: Race,
  rounds: number,
  hearing: Hearing,
): Promise<Tally> => {
  const fireInTurn = inTurn(service, hearing);
  const tally: Tally = { rounds, first: 0, second: 0, faults: [] };
  for (let n = -2; n < rounds; n++) {
    // People may do this often within an hour, but not as often as these rounds.
    await service.db.pool.query('delete from rate_limit');
    // The acts of every round have a time of their own, as in life.
    service.clock.now = new Date(service.clock.now.getTime() + 1);
    const round = await race.prepare();
    // The two sides take turns in being sent first.
    const turned = n % 2 === 0 ? round : { ...round, first: round.second, second: round.first };
    const agree = (winner: 0 | 1) => round.agree(n % 2 === 0 ? winner : winner === 0 ? 1 : 0);
    const { winner, fault } = await judge(race, { ...turned, agree }, n < 0 ? fireInTurn : atOnce);
    if (fault) tally.faults.push(n < 0 ? `one after the other: ${fault}` : `round ${n + 1}: ${fault}`);
    if (n < 0) continue;
    if ((winner === 0) === (n % 2 === 0)) tally.first += 1;
    else tally.second += 1;
  }
  return tally;
};

interface Hearing extends Pick<Listener, 'hear'> {
  crowd: Crowd;
}

export const statusOf = async (answer: Promise<Answer>): Promise<number> => (await answer).status;

/** Every pair of these, each with itself too: two people may press the same button. */
export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, index) => items.slice(index).map((b): [T, T] => [a, b]));

/** Audit rows about this target that are newer than the mark. */
export const auditSince = async (
  { db }: TestService,
  mark: number,
  targets: readonly string[],
): Promise<string[]> =>
  (
    await db.pool.query<{ action: string }>(
      'select action from audit_event where id > $1 and target = any($2) order by id',
      [mark, targets],
    )
  ).rows.map(({ action }) => action);

export const auditMark = async ({ db }: TestService): Promise<number> =>
  Number((await db.pool.query('select coalesce(max(id), 0) as id from audit_event')).rows[0].id);

export const expectSame = (what: string, found: unknown, wanted: unknown): void => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
};

/** Headers of people who sign in once for the whole table. */
export type People = Record<
  'shenzhiyao' | 'gumingqian' | 'xuyingchuan' | 'luyiwei' | 'office' | 'linxiaoman' | 'admin',
  Record<string, string>
>;

export interface Field {
  service: TestService;
  people: People;
  ids: Record<keyof People, number>;
}
