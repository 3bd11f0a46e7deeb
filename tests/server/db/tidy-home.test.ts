import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyHome } from '@server/db/embedded/tidy-home';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const path = temporaryDirectory();
const home = { path, cluster: join(path, 'cluster'), log: join(path, 'log'), account: null };
const postgres = join(path, 'program-linux-18/native/bin/postgres');

const processes: ReturnType<typeof spawn>[] = [];
function startProcess(): number {
  const process = spawn('sleep', ['60']);
  processes.push(process);
  return process.pid ?? 0;
}
async function endedProcess(): Promise<number> {
  const process = spawn('true');
  await once(process, 'exit');
  return process.pid ?? 0;
}
afterAll(() => {
  for (const process of processes) process.kill();
});

describe('what a start tidies away once it holds the lock', () => {
  it.each([
    ['the draft of a start that is still making it', () => `initdb-${startProcess()}`, 'stays'],
    ['the draft of a start that was killed', async () => `initdb-${await endedProcess()}`, 'goes'],
    ['a draft of its own number, from an earlier life', () => `initdb-${process.pid}`, 'goes'],
    ['the programs in use', () => 'program-linux-18', 'stays'],
    ['the programs of an older version', () => 'program-linux-17', 'goes'],
    ['the cluster', () => 'cluster', 'stays'],
    ['keys', () => 'keys', 'stays'],
  ])('%s', async (_, named, fate) => {
    const name = await named();
    mkdirSync(join(path, name, 'base'), { recursive: true });
    writeFileSync(join(path, name, 'base/1'), '');

    tidyHome(home, postgres);

    expect(readdirSync(path).includes(name) ? 'stays' : 'goes').toBe(fate);
  });
});
