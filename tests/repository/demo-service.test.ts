import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { waitFor } from '@tests/support/wait-for';

const DEMO_SERVICE = resolve(__dirname, '../../scripts/support/demo-service.mjs');
const base = temporaryDirectory();

/** Ends as the service does: with SIGTERM, or when its channel closes (server/startup/lifecycle.ts). */
const STAND_IN = `
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  console.log('http://127.0.0.1:1 按 Ctrl+C 停止', process.pid, process.env.DATA_DIR);
  setInterval(() => undefined, 1000);
`;
const COMMAND = `
  import { startDemoService } from ${JSON.stringify(`file://${DEMO_SERVICE}`)};
  const { pid } = await startDemoService({}, 'inherit', ${JSON.stringify(base)});
  console.log(pid);
`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['SIGTERM', 143, 0],
  ['SIGINT', 130, 0],
  // Nobody is left to remove the data.
  ['SIGKILL', null, 1],
] as const)('a command that ends with %s leaves no demo service behind', async (signal, code, left) => {
  const data = join(base, signal);
  for (const folder of [data, join(base, 'dist/server')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(base, 'dist/server/main.js'), STAND_IN);
  writeFileSync(join(base, 'command.mjs'), COMMAND);
  const command = spawn(process.execPath, [join(base, 'command.mjs')], {
    env: { ...process.env, TMPDIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = await once(command.stdout, 'data');
  const pid = Number(String(told));
  expect(isAlive(pid)).toBe(true);

  command.kill(signal);
  expect((await once(command, 'exit'))[0]).toBe(code);

  await waitFor(() => !isAlive(pid));
  expect(readdirSync(data)).toHaveLength(left);
});
