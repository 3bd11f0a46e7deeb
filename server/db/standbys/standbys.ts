import { AsyncLocalStorage } from 'node:async_hooks';
import { isStatementTimeout, isUnanswered } from '@server/db/failures';
import { isReading } from '@server/db/leased-pool';
import type { PostgresPool, PostgresPoolClient, QueryResult } from 'kysely';
import type { LeaderMarks } from './leader-marks';
import { Standby, type StandbyFigures, type StandbyOptions } from './standby';

/** Counts of statements inside `publicly`, by whether a standby or the leader answered. */
export interface PublicReads {
  standby: number;
  leader: number;
}

/** One call of `publicly`. All its statements go to the same host, since two standbys may show different states. */
interface Reading {
  /** Null: from the leader. */
  standby: Standby | null;
}

/** Cut because it took too long: the leader would be no quicker. */
const wasCut = (error: unknown): boolean => isStatementTimeout(error) && !isUnanswered(error);

/**
 * The standbys of the leader. Statements inside `publicly` may be answered by one of them, if it has replayed
 * everything the leader had committed a moment ago; in any doubt the leader is asked.
 */
export class Standbys {
  readonly answered: PublicReads = { standby: 0, leader: 0 };
  private readonly standbys: readonly Standby[];
  private readonly readings = new AsyncLocalStorage<Reading>();
  private turn = 0;

  constructor(
    urls: readonly string[],
    private readonly marks: LeaderMarks,
    options: StandbyOptions,
  ) {
    this.standbys = urls.map((url) => new Standby(url, marks, options));
    for (const standby of this.standbys) void standby.watch();
  }

  get figures(): StandbyFigures[] {
    return this.standbys.map((standby) => standby.figures);
  }

  publicly<T>(work: () => T): T {
    return this.readings.run({ standby: this.choose() }, work);
  }

  async close(): Promise<void> {
    await Promise.all(this.standbys.map((standby) => standby.close()));
  }

  /** The pool `leader`, except that statements inside `publicly` are sent to a standby first. */
  before(leader: PostgresPool): PostgresPool {
    return {
      connect: async () => {
        const reading = this.readings.getStore();
        return reading?.standby ? this.lease(reading, leader) : this.atLeader(leader, reading);
      },
      end: () => leader.end(),
    };
  }

  private choose(): Standby | null {
    const usable = this.standbys.filter(({ state }) => state === 'used');
    this.turn += 1;
    return usable[this.turn % usable.length] ?? null;
  }

  private async atLeader(leader: PostgresPool, reading: Reading | undefined): Promise<PostgresPoolClient> {
    if (reading) this.answered.leader += 1;
    return leader.connect();
  }

  private lease(reading: Reading, leader: PostgresPool): PostgresPoolClient {
    let own: PostgresPoolClient | null = null;
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      const answer = !own && isReading(text) ? await this.ask(reading, text, values) : null;
      if (answer) return answer;
      // From here on only the leader: a reader who has written or seen a newer state must not see an older one.
      reading.standby = null;
      own ??= await this.atLeader(leader, reading);
      return own.query(text, values);
    };
    return { query: query as PostgresPoolClient['query'], release: () => own?.release() };
  }

  private async ask(
    { standby }: Reading,
    text: string,
    values: readonly unknown[],
  ): Promise<QueryResult<unknown> | null> {
    const mark = standby && (await this.marks.current());
    if (!mark) return null;
    try {
      const answer = await standby.ask(mark, text, values);
      if (answer) this.answered.standby += 1;
      return answer;
    } catch (error) {
      if (wasCut(error)) throw error;
      standby.doubt(error);
      return null;
    }
  }
}
