import { nameOfHost } from '@server/config/database-hosts';
import { isConnectionLoss, isPoolFull, isUnanswered } from '@server/db/failures';
import { type LeaseOptions, leaseOf } from '@server/db/leased-pool';
import { asOptions, type SessionSettings } from '@server/db/session-settings';
import { typeParsers } from '@server/db/type-parsers';
import type { QueryResult } from 'kysely';
import pg from 'pg';
import type { LeaderMarks, Mark } from './leader-marks';
import { STANDING, type StandbyState, type Standing, stateOf } from './standing';

const LOOK_EVERY_MS = 1000;
/** A host that is silent for this long, in ms, counts as dead. */
const ANSWER_MS = 1000;
/** A standby that lags more than this, in ms, is not used at all. */
const BEHIND_MS = 2000;
/** Marks not yet reached that are remembered to compute the lag: ten minutes of them. */
const AWAITED_MAX = 600;

export interface StandbyOptions extends LeaseOptions {
  max: number;
  settings: SessionSettings;
  /** Timeout of a statement, in ms. */
  queryMs: number;
}

export interface StandbyFigures {
  host: string;
  state: StandbyState;
  /** How stale its data is, in ms; null if it has never been up to date since we started. */
  lagMs: number | null;
}

const cut = (client: pg.ClientBase): void => {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
};

/** One standby host, which may answer public reads. */
export class Standby {
  state: StandbyState = 'away';
  private readonly pool: pg.Pool;
  private readonly connected = new Set<pg.PoolClient>();
  /** The newest mark each connection was seen to have reached: one address may stand for several hosts. */
  private readonly held = new WeakMap<pg.PoolClient, Mark>();
  private awaited: Mark[] = [];
  private reachedAt: number | null = null;
  private lookout: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly marks: Pick<LeaderMarks, 'take'>,
    private readonly options: StandbyOptions,
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.max,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: options.queryMs,
      application_name: 'kaichuang standby',
      keepAlive: true,
      types: typeParsers,
      // Even if the host is promoted meanwhile, nothing is written through this pool.
      options: asOptions({ ...options.settings, default_transaction_read_only: 'on' }),
    });
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      this.connected.add(client);
      client.on('error', () => undefined);
    });
    this.pool.on('remove', (client) => this.connected.delete(client));
  }

  get figures(): StandbyFigures {
    const { state, reachedAt, awaited } = this;
    const isUpToDate = awaited.length === 0 && state !== 'away';
    const lagMs = isUpToDate ? 0 : performance.now() - (reachedAt ?? 0);
    return { host: nameOfHost(this.url), state, lagMs: reachedAt === null ? null : Math.round(lagMs) };
  }

  /** Checks the host every second from now on. */
  async watch(): Promise<void> {
    await this.look();
    if (this.isClosed) await this.lookout?.end().catch(() => undefined);
    else this.timer = setTimeout(() => void this.watch(), LOOK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await Promise.all([this.pool.end(), this.lookout?.end().catch(() => undefined)]);
  }

  /** The result of the statement; null if the host has not replayed up to the mark yet. */
  async ask(mark: Mark, text: string, values: readonly unknown[]): Promise<QueryResult<unknown> | null> {
    const client = await this.pool.connect();
    const lease = leaseOf(client, this.options);
    try {
      if (this.held.get(client) !== mark) {
        const { rows } = await lease.query<Standing>(STANDING, []);
        if (!rows[0] || stateOf(rows[0], mark) !== 'used') return null;
        this.held.set(client, mark);
      }
      return (await lease.query(text, values)) as QueryResult<unknown>;
    } finally {
      lease.release();
    }
  }

  /** A query has failed: the standby is not used again until the next check. */
  doubt(error: unknown): void {
    if (isPoolFull(error) || !(isConnectionLoss(error) || isUnanswered(error))) return;
    this.lose();
  }

  /** Statements that are waiting for this standby fail and go to the leader. */
  private lose(): void {
    this.state = 'away';
    for (const client of this.connected) cut(client);
  }

  private async look(): Promise<void> {
    const mark = await this.marks.take();
    // While the leader is away, the lag cannot be computed.
    if (!mark || this.isClosed) return;
    try {
      this.lookout ??= await this.open();
      const { rows } = await this.lookout.query<Standing>(STANDING);
      if (rows[0]) this.note(rows[0], mark);
    } catch {
      if (this.lookout) cut(this.lookout);
      this.lookout = null;
      this.lose();
    }
  }

  private note(standing: Standing, mark: Mark): void {
    const now = stateOf(standing, mark);
    if (now === 'leader' || now === 'foreign') {
      // Earlier marks do not apply to the standby that this host may become later.
      this.awaited = [];
      this.reachedAt = null;
    } else this.follow(standing, mark);
    const isClose = this.reachedAt !== null && mark.at - this.reachedAt < BEHIND_MS;
    // The latest writes are always still on their way, so a standby that is only just behind stays in use.
    this.state = now === 'behind' && isClose ? 'used' : now;
  }

  private follow(standing: Standing, mark: Mark): void {
    if (this.awaited.length >= AWAITED_MAX) this.awaited.pop();
    this.awaited.push(mark);
    const reached = this.awaited.filter((one) => stateOf(standing, one) === 'used').at(-1);
    if (reached) {
      this.reachedAt = reached.at;
      this.awaited = this.awaited.filter(({ at }) => at > reached.at);
    }
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: 'kaichuang standby',
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      if (this.lookout === client) this.lookout = null;
    });
    await client.connect();
    return client;
  }
}
