import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { hostsOf } from '@server/config/database-hosts';
import pg from 'pg';
import { type Follower, type Leader, leaderOf, noLeader } from './leader';

interface Wire {
  connection: EventEmitter<{ errorMessage: [{ code?: string }] }> & { stream: Socket };
}
type Connected = (error: Error | null, client?: pg.Client) => void;

const READ_ONLY = '25006';

/** Host and port as the driver expects them; for a Unix socket, the host is its directory. */
function placeOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: decodeURIComponent(hostname.replace(/^\[(.+)\]$/, '$1')), port: Number(port || 5432) };
}

/** A connection to the current leader. When another host becomes leader, it breaks as if the network were cut. */
export class LeaderClient extends pg.Client implements Follower {
  leaderUrl = '';
  private readonly leader: Leader;

  constructor({ connectionString = '', ...config }: pg.ClientConfig) {
    super({ ...config, connectionString: hostsOf(connectionString)[0] });
    this.leader = leaderOf(connectionString);
    this.on('error', () => this.leader.doubt(this.leaderUrl));
    this.once('end', () => this.leader.leave(this));
    this.wire.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) this.lose();
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const opened = this.open();
    if (!callback) return opened;
    opened.then(() => callback(null, this), callback);
    return undefined;
  }

  drop(): void {
    this.wire.stream.destroy();
  }

  private get wire(): Wire['connection'] {
    return (this as unknown as Wire).connection;
  }

  /** Dropped in the next turn, so that the failed statement gets its own error first. */
  private lose(): void {
    this.leader.doubt(this.leaderUrl);
    setImmediate(() => this.drop());
  }

  private async open(): Promise<pg.Client> {
    const url = await this.leader.find();
    // The pool has given up meanwhile.
    if (this.wire.stream.destroyed) throw noLeader([]);
    Object.assign(this, placeOf(url), { leaderUrl: url });
    try {
      await super.connect();
      this.leader.follow(this);
      // The leader may have been determined a while ago, so check it again.
      const { rows } = await this.query<{ state: string }>(
        "select current_setting('transaction_read_only') as state",
      );
      if (rows[0]?.state === 'off') return this;
    } catch (error) {
      this.leader.doubt(url);
      throw error;
    }
    this.leader.doubt(url);
    this.drop();
    throw noLeader([{ url, timeline: null }]);
  }
}

/** A connection to the database at `url`; if it names several hosts, to the writable one. */
export const clientOf = (url: string, config: pg.ClientConfig): pg.Client =>
  hostsOf(url).length > 1
    ? new LeaderClient({ ...config, connectionString: url })
    : new pg.Client({ ...config, connectionString: url });
