import { setTimeout as delay } from 'node:timers/promises';
import { hostsOf, nameOfHost } from '@server/config/database-hosts';
import pg from 'pg';
import { isConnectionLoss } from './failures';

/** What one host answered when it was asked whether it can be written to. */
export interface HostAnswer {
  url: string;
  /** Of its history, counted up by every promotion; null where it may only be read. */
  timeline: number | null;
  failure?: unknown;
}

/** A host that says nothing for so long is dead. Shorter than the pool waits for a connection. */
const ANSWER_MS = 1500;
/** After the first host that can be written to, so long for one that knows better. */
const OTHERS_MS = 200;
const WATCH_MS = 2000;

/** Read-only by recovery or by setting are the same to whoever wants to write. */
const STATE = `
  select case when current_setting('transaction_read_only') = 'off'
              then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`;

/**
 * The host to write to. Where two can be written to, one is an old leader that has not heard of its successor: the one
 * with the newest history counts, and none that is older than what was seen before.
 */
export const chooseLeader = (answers: readonly HostAnswer[], least: number): HostAnswer | undefined =>
  answers
    .filter(({ timeline }) => timeline !== null && timeline >= least)
    .sort((a, b) => Number(b.timeline) - Number(a.timeline))[0];

const reasonOf = ({ timeline, failure }: HostAnswer): string => {
  if (timeline !== null) return '是已被取代的旧主库';
  return failure === undefined ? '只读' : (failure as Error).message || String(failure);
};

/** Says of each host why not. Only where all refuse for good, as with a wrong password, is waiting no use. */
export function noLeader(answers: readonly HostAnswer[]): unknown {
  const isLasting = ({ failure }: HostAnswer): boolean =>
    failure instanceof pg.DatabaseError && !isConnectionLoss(failure);
  if (answers.length > 0 && answers.every(isLasting)) return answers[0]?.failure;
  const reasons = answers.map((answer) => `${nameOfHost(answer.url)} ${reasonOf(answer)}`);
  // The class of "no connection could be made": worth another attempt.
  return Object.assign(new Error(`没有一台数据库主机可以写入（${reasons.join('；')}）`), { code: '08001' });
}

async function ask(url: string): Promise<HostAnswer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: 'kaichuang leader',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(STATE);
    const timeline = rows[0]?.timeline ?? null;
    return { url, timeline: timeline === null ? null : Number.parseInt(timeline, 16) };
  } catch (failure) {
    return { url, timeline: null, failure };
  } finally {
    client.end().catch(() => undefined);
  }
}

/** A connection that must go once its host leads no more. */
export interface Follower {
  readonly leaderUrl: string;
  drop(): void;
}

/** Which of several hosts can be written to. It is remembered until somebody doubts it, and watched while in use. */
export class Leader {
  private current: string | null = null;
  private newest = 0;
  private search: Promise<string> | null = null;
  private watch: NodeJS.Timeout | null = null;
  private readonly followers = new Set<Follower>();

  constructor(private readonly urls: readonly string[]) {}

  /** Rejects when no host can be written to now. */
  find(): Promise<string> {
    if (this.current !== null) return Promise.resolve(this.current);
    this.search ??= this.look().finally(() => {
      this.search = null;
    });
    return this.search;
  }

  doubt(url: string): void {
    if (this.current === url) this.current = null;
  }

  follow(follower: Follower): void {
    this.followers.add(follower);
    this.watch ??= setInterval(() => void this.check(), WATCH_MS).unref();
  }

  leave(follower: Follower): void {
    this.followers.delete(follower);
    if (this.followers.size > 0 || !this.watch) return;
    clearInterval(this.watch);
    this.watch = null;
  }

  /** A host that froze, or whose wire was cut, breaks no connection: only asking tells. */
  private async check(): Promise<void> {
    const { current } = this;
    if (current !== null && chooseLeader([await ask(current)], this.newest)) return;
    if (current !== null) this.doubt(current);
    await this.find().catch(() => undefined);
  }

  private async look(): Promise<string> {
    const answers: HostAnswer[] = [];
    const asked = this.urls.map(async (url) => {
      const answer = await ask(url);
      answers.push(answer);
      return answer.timeline === null ? Promise.reject(answer.failure) : delay(OTHERS_MS);
    });
    await Promise.any(asked).catch(() => undefined);
    const leader = chooseLeader(answers, this.newest);
    if (!leader) throw noLeader(answers);
    this.current = leader.url;
    this.newest = leader.timeline ?? this.newest;
    for (const follower of this.followers) if (follower.leaderUrl !== leader.url) follower.drop();
    return leader.url;
  }
}

const leaders = new Map<string, Leader>();

/** One for each address: what one connection finds out, the others need not. */
export function leaderOf(url: string): Leader {
  const leader = leaders.get(url) ?? new Leader(hostsOf(url));
  leaders.set(url, leader);
  return leader;
}
