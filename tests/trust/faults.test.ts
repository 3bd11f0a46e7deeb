import { setTimeout as delay } from 'node:timers/promises';
import { brokenInvariants } from '@tests/support/brokenInvariants';
import { randomFrom } from '@tests/support/randomFrom';
import { waitFor } from '@tests/support/wait-for';
import { FAULTS, type Fault } from './faults/faults';
import { Notes } from './faults/notes';
import { type Rig, startRig } from './faults/rig';
import { tell } from './tell';

/** Can be set lower while working on this test. */
const SEEDS = Number(process.env['TRUST_SEEDS'] ?? 20);
const WRITES = Number(process.env['TRUST_WRITES'] ?? 10_000);
const WRITERS = 6;
const HEALED_MS = 60_000;
const RUN_MS = 3 * 3_600_000;
/** Writes per round, so that all rounds together make the number in the table. */
const WRITES_A_ROUND = Math.ceil(WRITES / (FAULTS.length * SEEDS));

let rig: Rig;
const findings: string[] = [];
const figures = { rounds: 0, acknowledged: 0 };
const rows: (readonly [string, string, number, number])[] = [];

beforeAll(async () => {
  rig = await startRig();
}, RUN_MS);
afterAll(async () => {
  tell('T4', {
    ok: findings.length === 0 && SEEDS >= 20 && figures.acknowledged >= 10_000,
    figures: {
      故障: FAULTS.length,
      每种故障的种子: SEEDS,
      轮: figures.rounds,
      答应过的写入: figures.acknowledged,
      '丢了的、重了的、听不懂的回答、坏了的不变量': findings.length,
    },
    findings,
    head: ['故障', '是什么', '轮', '答应过的写入'],
    rows,
  });
  await rig?.stop();
}, RUN_MS);

const ready = async (): Promise<boolean> => {
  try {
    return (await fetch(`${rig.address}/prod-api/cms/period/list`)).status === 200;
  } catch {
    return false;
  }
};

/**
 * One fault at a moment chosen by the seed, while six clients write; each continues until it has written once more
 * afterwards.
 */
const round = async (fault: Fault, seed: number): Promise<void> => {
  const random = randomFrom(seed * 7919 + FAULTS.indexOf(fault));
  const notes = new Notes(rig, `${fault.id}-${seed}`);
  await notes.signIn();
  let isOver = false;
  const writing = Array.from({ length: WRITERS }, () => notes.write(() => isOver));
  await waitFor(() => notes.acknowledged.length >= WRITERS, HEALED_MS);
  await delay(random() * 300);
  await fault.happen(rig, random);
  await waitFor(ready, HEALED_MS);
  const healed = notes.acknowledged.length;
  await waitFor(() => notes.acknowledged.length >= Math.max(healed + WRITERS, WRITES_A_ROUND), HEALED_MS);
  isOver = true;
  const odd = (await Promise.all(writing)).flat();
  const stored = await notes.stored();
  const there = new Set(stored);
  const lost = notes.acknowledged.filter((title) => !there.has(title)).map((title) => `${title} 丢了`);
  const doubled = stored.length === there.size ? [] : [`${fault.id}-${seed} 有重复的`];
  findings.push(...odd, ...lost, ...doubled);
  figures.rounds += 1;
  figures.acknowledged += notes.acknowledged.length;
};

it.each(FAULTS)(
  '$id $name: nothing that was acknowledged is lost, and nothing is there twice',
  async (fault) => {
    const before = { findings: findings.length, acknowledged: figures.acknowledged };
    for (let seed = 1; seed <= SEEDS; seed += 1) await round(fault, seed);
    findings.push(...(await brokenInvariants(rig.postgres.url, rig.uploads)));
    rows.push([fault.id, fault.name, SEEDS, figures.acknowledged - before.acknowledged]);
    expect(findings.slice(before.findings)).toEqual([]);
  },
  RUN_MS,
);
