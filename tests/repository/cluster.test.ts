import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  compare,
  isKept,
  longestPause,
  PROMISED_S,
  readOrder,
  tableOf,
} from '../../scripts/cluster/order.mjs';

const read = (path: string): string => readFileSync(resolve(__dirname, '../..', path), 'utf8');

describe('the order of a rehearsal', () => {
  it.each([
    [[], { rounds: 0, replicas: 0 }],
    [['failover'], { rounds: 20, replicas: 0 }],
    [['failover', '6'], { rounds: 6, replicas: 0 }],
    [['site'], { rounds: 0, replicas: 3 }],
    [['site', '2'], { rounds: 0, replicas: 2 }],
    [['site', '0'], null],
    [['failover', '0'], null],
    [['failover', 'six'], null],
    [['failover', '6', '7'], null],
    [['break'], null],
  ])('%j', (given, order) => expect(readOrder(given)).toEqual(order));
});

describe('what a round found', () => {
  it('is what was acknowledged and is not there, and what is there twice', () => {
    expect(compare(['a', 'b', 'c'], ['c', 'a', 'a', 'not acknowledged'])).toEqual({ lost: 1, doubled: 1 });
    expect(longestPause([1000, 1500, 4000, 4100])).toBe(2.5);
    expect(longestPause([1000])).toBe(0);
  });

  it.each([
    [{ lost: 0, doubled: 0, seconds: PROMISED_S }, true],
    [{ lost: 1, doubled: 0, seconds: 1 }, false],
    [{ lost: 0, doubled: 1, seconds: 1 }, false],
    [{ lost: 0, doubled: 0, seconds: PROMISED_S + 0.1 }, false],
  ])('%j keeps the promise: %s', (found, isSo) => expect(isKept(found)).toBe(isSo));

  it('is written as the page has it, with the promise that the page gives', () => {
    const page = read('docs/operations.md');
    const [head = '', rule = '', row] = tableOf([
      { kind: 'freeze', seconds: 21.26, writes: 50, lost: 0, doubled: 0, reads: 900, unread: 2 },
    ]).split('\n');

    expect(row).toBe('| 1 | 没有回音 | 21.3 | 50 | 0 | 0 | 900 | 2 |');
    expect(page).toContain(`${head}\n${rule}\n`);
    expect(page).toContain(`主库坏了，${PROMISED_S} 秒之内恢复写入`);
  });
});

it('what is delivered keeps every acknowledged write: no copy without it takes over', () => {
  const patroni = read('deploy/patroni/patroni.yml');

  for (const setting of [
    'synchronous_mode: true',
    'use_pg_rewind: true',
    'primary_start_timeout: 0',
    'ttl: 20',
  ])
    expect(patroni).toContain(`${setting}\n`);
});
