import { setTimeout as delay } from 'node:timers/promises';

const READERS = 4;
const PAUSE_MS = 50;
const ANSWER_MS = 15_000;
/** Of each list some pages, so that not everything is answered from memory. */
const PAGES = [1, 2, 3, 4];
const LISTS = ['demand', 'achi', 'kczx/cmsByCmsType/policyDoc/cmsList'];
const PATHS = [
  '/prod-api/cms/open/cmsHomepage',
  '/prod-api/cms/open/promises',
  '/prod-api/cms/period/list',
  ...LISTS.flatMap((list) => PAGES.map((page) => `/prod-api/cms/open/${list}?pageNum=${page}&pageSize=5`)),
];
/** Number of reads after which each path has been read. */
export const READ_ONCE = READERS * PATHS.length;

/** Visitors reading public content without signing in, for as long as the rehearsal runs. */
export class Readers {
  reads = 0;
  /** Reads with an error or without any answer. */
  failed = 0;
  /** Refusals because the machine was overloaded, which say nothing about the databases. */
  refused = 0;
  slowestMs = 0;
  #isOver = false;
  #loops;

  constructor(origin) {
    this.origin = origin;
    this.#loops = Array.from({ length: READERS }, (_, first) => this.#read(first));
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  async #read(first) {
    for (let number = first; !this.#isOver; number += 1) {
      const begun = performance.now();
      const found = await this.#attempt(PATHS[number % PATHS.length]);
      this[found] += 1;
      this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
      await delay(PAUSE_MS);
    }
  }

  async #attempt(path) {
    try {
      const reply = await fetch(this.origin + path, { signal: AbortSignal.timeout(ANSWER_MS) });
      const text = await reply.text();
      if (reply.ok) return 'reads';
      return text.includes('load.shed') ? 'refused' : 'failed';
    } catch {
      return 'failed';
    }
  }
}

/** How many statements of public reads each kind of host has answered, as the service counts them. */
export async function answeredBy(metricsUrl) {
  const text = await (await fetch(metricsUrl)).text();
  const count = (by) => Number(new RegExp(`public_reads_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { standby: count('standby'), leader: count('leader') };
}
