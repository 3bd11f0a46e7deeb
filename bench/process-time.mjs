// Processor time of running processes, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** Seconds per kernel clock tick; the same on every Linux that Node runs on. */
const TICK_S = 0.01;

/** Fields of /proc/<pid>/stat after the name, which may hold spaces; null once the process is gone. */
const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
};

/** @returns seconds used by a process and its living children, including ended children of both. */
export function processSeconds(pid) {
  const seconds = ([, , , , , , , , , , , own, system, ended, endedSystem]) =>
    (own + system + ended + endedSystem) * TICK_S;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.[1] === pid);
  return [statOf(pid), ...children].reduce((sum, stat) => sum + (stat ? seconds(stat) : 0), 0);
}
