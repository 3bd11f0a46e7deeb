import { setTimeout as delay } from 'node:timers/promises';
import { noteOf } from '../support/note.mjs';

const WRITERS = 4;
const PASSWORD = 'Chun-feng-28';
/** A client that gives up after this time asks again with the same key. */
const ANSWER_MS = 15_000;
const AGAIN_MS = 100;
const UNAUTHORIZED = 401;

/**
 * People who write through the service without a pause: each note has a key of its own and is asked for again until it
 * is acknowledged.
 */
export class Writers {
  acknowledged = [];
  /** When each of them was acknowledged. */
  times = [];
  #number = 0;
  #isOver = false;
  #token = null;
  #loops;

  constructor(origin) {
    this.origin = origin;
    this.#loops = Array.from({ length: WRITERS }, () => this.#write());
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  async #write() {
    while (!this.#isOver) {
      this.#number += 1;
      const number = this.#number;
      const title = `第 ${number} 条切换记录`;
      if (!(await this.#persist(title, `failover-${number}`))) return;
      this.acknowledged.push(title);
      this.times.push(performance.now());
    }
  }

  async #persist(title, key) {
    while (!this.#isOver) {
      if (await this.#attempt(title, key)) return true;
      await delay(AGAIN_MS);
    }
    return false;
  }

  async #attempt(title, key) {
    try {
      this.#token ??= this.#signIn();
      const { status } = await this.#post('/prod-api/cms/content', noteOf(title), {
        authorization: `Bearer ${await this.#token}`,
        'idempotency-key': key,
      });
      if (status === UNAUTHORIZED) this.#token = null;
      return status === 200;
    } catch {
      return false;
    }
  }

  async #signIn() {
    try {
      const reply = await this.#post('/prod-api/auth/login', { username: 'office', password: PASSWORD });
      return (await reply.json()).data.access_token;
    } catch (error) {
      this.#token = null;
      throw error;
    }
  }

  #post(path, body, headers = {}) {
    return fetch(this.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  }
}
