import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { clientOf } from './leader-client';

/** What the triggers of migration 0079 tell of, and our own question whether we hear them. */
const CHANNELS = ['kaichuang_rights', 'kaichuang_public'] as const;
export type Channel = (typeof CHANNELS)[number];
const PROOF = 'kaichuang_proof';

/**
 * So long a proof that changes reach us is good. PostgreSQL tells of them in the order in which they were committed:
 * whoever hears of its own question has heard of everything that was committed before it.
 */
const PROVEN_MS = 500;
const PROVE_EVERY_MS = 100;
const CONNECT_AGAIN_MS = 5000;
const CONNECT_WITHIN_MS = 2000;

export interface ChangeFeed {
  /** How often a change was told of. Null while nobody can be sure to hear of one. */
  heard(channel: Channel): number | null;
  close(): Promise<void>;
}

/**
 * What other replicas change, as PostgreSQL tells it. A message that is sent through the pool has to come back on the
 * listening connection again and again: it does not where a pooler lends connections by the transaction, where the wire is
 * cut, or where the database is away, and then nothing is taken for known. It connects when it is first asked.
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
