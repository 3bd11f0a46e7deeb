import { spawn } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Gives a folder to the user that the processes run as, and closes it to everybody else. */
export const own = (path) => {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
  chmodSync(path, 0o700);
};

/** Started in its own process group, so that Ctrl-C reaches only the script, which stops the others in order. */
export function launch(program, args, env, folder, log) {
  const child = spawn(program, args, {
    ...who,
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => writeFileSync(log, chunk, { flag: 'a' }));
  return child;
}

/** Excludes state `Z`: processes that have ended but were not reaped. */
export const childrenOf = (pid) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ');
        return Number(parent) === pid && state !== 'Z';
      } catch {
        return false;
      }
    })
    .map(Number);

export const signal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
};
