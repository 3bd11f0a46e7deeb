import { setTimeout as delay } from 'node:timers/promises';
import { brokenInvariants } from '@tests/support/brokenInvariants';
import { randomFrom } from '@tests/support/randomFrom';
import { FAULTS } from './faults/faults';
import { Notes } from './faults/notes';
import { type Rig, startRig } from './faults/rig';
import { tell } from './tell';

/** Can be set lower while working on this test. */
const MINUTES = Number(process.env['TRUST_MINUTES'] ?? 30);
const READERS = 12;
const WRITERS = 3;
const PAUSE_MS = 100;
const SAMPLE_MS = 10_000;
const LIMIT_MS = 30_000;
const RUN_MS = 2 * 3_600_000;
const PATHS = [
  '/',
  '/prod-api/cms/open/cmsHomepage',
  '/prod-api/cms/open/demand',
  '/prod-api/cms/period/list',
  '/api/setting.json',
  '/policyDoc',
];
const KEPT_SHARE = 0.9995;
/** Largest ratio of a process's memory at the end to that after its first minutes. */
const GROWTH = 1.25;
const MORE_DESCRIPTORS = 30;

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
}, RUN_MS);
afterAll(() => rig?.stop(), RUN_MS);

const answers = { asked: 0, answered: 0, announced: 0, odd: new Map<string, number>() };

/** Accepts what is promised: the answer, or "come again in so many seconds". */
const ask = async (path: string): Promise<void> => {
  answers.asked += 1;
  try {
    const reply = await fetch(rig.address + path, {
      headers: { accept: 'text/html, application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await reply.arrayBuffer();
    if (reply.status === 200) answers.answered += 1;
    else if (reply.status === 503 && reply.headers.has('retry-after')) answers.announced += 1;
    else answers.odd.set(`${path} ${reply.status}`, (answers.odd.get(`${path} ${reply.status}`) ?? 0) + 1);
  } catch (error) {
    const what = `${path} ${(error as Error).name}`;
    answers.odd.set(what, (answers.odd.get(what) ?? 0) + 1);
  }
};

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it(
  `${MINUTES} minutes under load, a fault a minute: answered as promised, and nothing grows`,
  async () => {
    const notes = new Notes(rig, 'soak');
    await notes.signIn();
    let isOver = false;
    const reading = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !isOver; turn += 1) {
        await ask(PATHS[turn % PATHS.length] ?? '/');
        await delay(PAUSE_MS);
      }
    });
    const writing = Array.from({ length: WRITERS }, () => notes.write(() => isOver));
    const samples: { memory: number; descriptors: number }[] = [];
    const [mortal, lasting] = rig.replicas;
    const sampling = (async () => {
      while (!isOver) {
        samples.push({ memory: lasting.memoryMb, descriptors: lasting.descriptors });
        await delay(SAMPLE_MS);
      }
    })();
    // Faults that end a process hit the first replica; the second survives everything, so that growth can be seen.
    const mortalRig = { ...rig, replicas: [mortal, mortal] as const };
    const random = randomFrom(20_261_123);
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const began = Date.now();
      const fault = FAULTS[minute % FAULTS.length];
      await fault?.happen(fault.id === 'F01' || fault.id === 'F02' ? mortalRig : rig, random);
      await delay(Math.max(0, 60_000 - (Date.now() - began)));
    }
    isOver = true;
    await Promise.all(reading);
    const odd = (await Promise.all(writing)).flat();
    await sampling;

    const there = await notes.stored();
    const known = new Set(there);
    const lost = notes.acknowledged.filter((title) => !known.has(title));
    const share = (answers.answered + answers.announced) / answers.asked;
    const [early, late] = [samples.slice(6, 18), samples.slice(-12)];
    const memory = [early, late].map((some) => middle(some.map((one) => one.memory)));
    const descriptors = [early, late].map((some) => middle(some.map((one) => one.descriptors)));
    const broken = await brokenInvariants(rig.postgres.url, rig.uploads);
    const findings = [
      ...(share < KEPT_SHARE ? [...answers.odd].map(([what, n]) => `${what} × ${n}`) : []),
      ...odd,
      ...lost.map((title) => `${title} 丢了`),
      ...(there.length === known.size ? [] : ['有重复的写入']),
      ...((memory[1] ?? 0) > (memory[0] ?? 0) * GROWTH ? [`内存 ${memory.join(' → ')} MB`] : []),
      ...((descriptors[1] ?? 0) > (descriptors[0] ?? 0) + MORE_DESCRIPTORS
        ? [`描述符 ${descriptors.join(' → ')}`]
        : []),
      ...broken,
    ];
    tell('T5', {
      ok: findings.length === 0 && MINUTES >= 30,
      figures: {
        分钟: MINUTES,
        故障: MINUTES,
        请求: answers.asked,
        得到回答的: answers.answered,
        '说明请稍后再来的（503 与 Retry-After）': answers.announced,
        照约定回答的比例: `${(share * 100).toFixed(3)} %`,
        '答应过的写入，都在': notes.acknowledged.length,
        '内存（MB，开始、结束）': memory.join(' → '),
        '描述符（开始、结束）': descriptors.join(' → '),
      },
      findings,
    });
    expect(findings).toEqual([]);
  },
  RUN_MS,
);
