import { setTimeout as delay } from 'node:timers/promises';
import { ACCESS_TOKEN_S } from '@server/security/access-token';
import pg from 'pg';
import { noteOf } from '../../../scripts/support/note.mjs';
import type { Rig } from './rig';

const LIMIT_MS = 30_000;
/** A token is renewed before it expires, as the app does. */
const RENEW_MS = (ACCESS_TOKEN_S - 60) * 1000;

/** Statuses that clearly say nothing was done; 507 while the database's disk is full. */
const COME_AGAIN = [0, 429, 502, 503, 504, 507];

/**
 * The office writes notes, each with its own idempotency key, and sends each again with the same key until it is
 * answered.
 */
export class Notes {
  readonly acknowledged: string[] = [];
  private asked = 0;
  private headers: Record<string, string> = {};
  private signedInAt = 0;

  constructor(
    private readonly rig: Rig,
    private readonly name: string,
  ) {}

  /** Repeated while no replica can answer. */
  async signIn(): Promise<void> {
    while (!(await this.trySignIn())) await delay(200);
  }

  private async trySignIn(): Promise<boolean> {
    const reply = await fetch(`${this.rig.address}/prod-api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'office', password: 'Chun-feng-28' }),
    }).catch(() => null);
    if (reply?.status !== 200) return false;
    const { data } = (await reply.json()) as { data: { access_token: string } };
    this.headers = { authorization: `Bearer ${data.access_token}` };
    this.signedInAt = performance.now();
    return true;
  }

  private async send(number: number): Promise<{ status: number; said: string }> {
    try {
      const reply = await fetch(`${this.rig.address}/prod-api/cms/content`, {
        method: 'POST',
        headers: {
          ...this.headers,
          'content-type': 'application/json',
          'idempotency-key': `${this.name}-note-${number}`,
        },
        body: JSON.stringify(noteOf(this.titleOf(number))),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const said = await reply.text();
      return { status: reply.status, said: /"errorCode":"([^"]*)"/.exec(said)?.[1] ?? '' };
    } catch {
      return { status: 0, said: '' }; // Nobody answered, so nothing was promised.
    }
  }

  private readonly titleOf = (number: number): string => `${this.name} 第 ${number} 条`;

  /** Answers with what would not have been understood: neither done, nor a plain "come again". */
  async write(isOver: () => boolean): Promise<string[]> {
    const odd: string[] = [];
    while (!isOver()) {
      this.asked += 1;
      const number = this.asked;
      if (performance.now() - this.signedInAt > RENEW_MS) await this.signIn();
      let { status, said } = await this.send(number);
      while (status !== 200) {
        if (!COME_AGAIN.includes(status)) {
          odd.push(`${this.titleOf(number)}：${status} ${said}`);
          if (status === 401) await this.signIn();
        }
        await delay(100);
        ({ status, said } = await this.send(number));
      }
      this.acknowledged.push(this.titleOf(number));
    }
    return odd;
  }

  /** Stored notes, oldest first. */
  async stored(): Promise<string[]> {
    const client = new pg.Client({ connectionString: this.rig.postgres.url });
    await client.connect();
    const { rows } = await client.query<{ title: string }>(
      'select title from content where title like $1 order by id',
      [`${this.name} 第 %`],
    );
    await client.end();
    return rows.map(({ title }) => title);
  }
}
