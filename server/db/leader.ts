import { setTimeout as delay } from 'node:timers/promises';
import { hostsOf, nameOfHost } from '@server/config/database-hosts';
import pg from 'pg';
import { isConnectionLoss } from './failures';

/** What one host answered when it was asked whether it can be written to. */
export interface HostAnswer {
  url: string;
  /** Number of its timeline, which grows with every promotion; null if the host is read-only. */
  timeline: number | null;
  /** Identifier of its cluster, fixed when the cluster was created; undefined without an answer. */
  cluster?: string;
  failure?: unknown;
}

/** Cluster and timeline of the last known leader; `cluster` is null before the first one. */
export interface KnownHistory {
  cluster: string | null;
  timeline: number;
}

/** A host that says nothing for so long is dead. Shorter than the pool waits for a connection. */
const ANSWER_MS = 1500;
/** After the first writable host has answered, how long to wait for one with a newer timeline. */
const OTHERS_MS = 200;
const WATCH_MS = 2000;

/** For a writer it makes no difference whether a host is read-only by recovery or by setting. */
const STATE = `
  select case when current_setting('transaction_read_only') = 'off'
              then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline,
         (select system_identifier::text from pg_control_system()) as cluster`;

/**
 * Whether a new cluster has replaced the known one; its timelines start from 1 again. One host that was set up anew
 * while the others are away does not count: most hosts must belong to the new cluster, and none may still belong to the
 * known one.
 */
const isRebuilt = (answers: readonly HostAnswer[], known: KnownHistory, hosts: number): boolean => {
  const clusters = answers.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]));
  const [first] = clusters;
  return clusters.length * 2 > hosts && first !== known.cluster && clusters.every((one) => one === first);
};

/**
 * The host to write to. If two are writable, one is an old leader that does not know of its successor: the one with the
 * newest timeline wins, and never one older than the last known leader.
 */
export const chooseLeader = (
  answers: readonly HostAnswer[],
  known: KnownHistory,
  hosts = answers.length,
): HostAnswer | undefined => {
  const isFirst = known.cluster === null || isRebuilt(answers, known, hosts);
  return answers
    .filter(
      ({ timeline, cluster }) =>
        timeline !== null && (isFirst || (cluster === known.cluster && timeline >= known.timeline)),
    )
    .sort((a, b) => Number(b.timeline) - Number(a.timeline))[0];
};

const reasonOf = ({ timeline, cluster, failure }: HostAnswer, known: string | null): string => {
  if (known !== null && cluster !== undefined && cluster !== known) return '属于另一个数据库集群';
  if (timeline !== null) return '是已被取代的旧主库';
  return failure === undefined ? '只读' : (failure as Error).message || String(failure);
};

/**
 * The error when no host is writable; it gives the reason of each. Only if all refuse permanently (wrong password) is
 * it not a lost connection.
 */
export function noLeader(answers: readonly HostAnswer[], known: string | null = null): unknown {
  const isLasting = ({ failure }: HostAnswer): boolean =>
    failure instanceof pg.DatabaseError && !isConnectionLoss(failure);
  if (answers.length > 0 && answers.every(isLasting)) return answers[0]?.failure;
  const reasons = answers.map((answer) => `${nameOfHost(answer.url)} ${reasonOf(answer, known)}`);
  // SQLSTATE of "no connection could be made", which callers retry.
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
    const { rows } = await client.query<{ timeline: string | null; cluster: string }>(STATE);
    const { timeline = null, cluster = '' } = rows[0] ?? {};
    return { url, cluster, timeline: timeline === null ? null : Number.parseInt(timeline, 16) };
  } catch (failure) {
    return { url, timeline: null, failure };
  } finally {
    client.end().catch(() => undefined);
  }
}

/** A connection that is dropped when its host is no longer the leader. */
export interface Follower {
  readonly leaderUrl: string;
  drop(): void;
}

/**
 * Finds out which of several hosts is writable. The result is kept until a failure casts doubt on it, and checked
 * regularly while in use.
 */
export class Leader {
  private current: string | null = null;
  private known: KnownHistory = { cluster: null, timeline: 0 };
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

  /** A frozen host or a cut network does not close connections; only asking the host shows it. */
  private async check(): Promise<void> {
    const { current } = this;
    if (current !== null && chooseLeader([await ask(current)], this.known, this.urls.length)) return;
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
    const leader = chooseLeader(answers, this.known, this.urls.length);
    if (!leader) throw noLeader(answers, this.known.cluster);
    this.current = leader.url;
    this.known = { cluster: leader.cluster ?? null, timeline: leader.timeline ?? 0 };
    for (const follower of this.followers) if (follower.leaderUrl !== leader.url) follower.drop();
    return leader.url;
  }
}

const leaders = new Map<string, Leader>();

/** One Leader per address, so that all connections share what one of them finds out. */
export function leaderOf(url: string): Leader {
  const leader = leaders.get(url) ?? new Leader(hostsOf(url));
  leaders.set(url, leader);
  return leader;
}
