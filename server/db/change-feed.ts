import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { clientOf } from './leader-client';

/**
 * The channels on which the triggers of migration 0079 notify, and the one on which we test that notifications arrive.
 */
const CHANNELS = ['kaichuang_rights', 'kaichuang_public'] as const;
export type Channel = (typeof CHANNELS)[number];
const PROOF = 'kaichuang_proof';

/**
 * How long one arrived test message proves that notifications reach us. PostgreSQL delivers notifications in commit
 * order, so once our own message arrives, all changes committed before it have arrived too.
 */
const PROVEN_MS = 500;
const PROVE_EVERY_MS = 100;
const CONNECT_AGAIN_MS = 5000;
const CONNECT_WITHIN_MS = 2000;

export interface ChangeFeed {
  /** Number of changes notified so far on a channel. Null while notifications are not proven to arrive. */
  heard(channel: Channel): number | null;
  close(): Promise<void>;
}

/**
 * Counts changes made by other replicas, from notifications of PostgreSQL. A test message sent through the pool has to
 * come back on the listening connection regularly. It does not behind a transaction-mode pooler, with a broken network
 * or without the database; then `heard` returns null. Connects on first use.
 */
export class PostgresFeed implements ChangeFeed {
  private readonly counts: Record<Channel, number> = { kaichuang_rights: 0, kaichuang_public: 0 };
  private readonly id = randomUUID();
  private client: pg.Client | null = null;
  private isClosed = false;
  private triedAt = Number.NEGATIVE_INFINITY;
  private askedAt = Number.NEGATIVE_INFINITY;
  private provenAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly pool: Pick<pg.Pool, 'query'>,
  ) {}

  heard(channel: Channel): number | null {
    const now = performance.now();
    if (now - this.askedAt > PROVE_EVERY_MS) this.prove(now);
    return now - this.provenAt < PROVEN_MS ? this.counts[channel] : null;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => undefined);
  }

  private prove(now: number): void {
    if (!this.client) this.connect(now);
    else if (!this.isClosed) {
      this.askedAt = now;
      this.pool.query('select pg_notify($1, $2)', [PROOF, `${this.id} ${now}`]).catch(() => undefined);
    }
  }

  private connect(now: number): void {
    if (this.isClosed || now - this.triedAt < CONNECT_AGAIN_MS) return;
    this.triedAt = now;
    const client = clientOf(this.url, {
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
      application_name: 'kaichuang changes',
    });
    const lose = (): void => {
      if (this.client === client) this.client = null;
      this.provenAt = Number.NEGATIVE_INFINITY;
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => this.hear(channel, payload));
    this.listen(client).catch(() => client.end().catch(() => undefined));
  }

  private async listen(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query([...CHANNELS, PROOF].map((channel) => `listen ${channel}`).join(';'));
    if (this.isClosed) await client.end();
    else this.client = client;
  }

  private hear(channel: string, payload = ''): void {
    if (channel !== PROOF) {
      this.counts[channel as Channel] += 1;
      return;
    }
    const [id, asked] = payload.split(' ');
    if (id === this.id) this.provenAt = Math.max(this.provenAt, Number(asked));
  }
}
