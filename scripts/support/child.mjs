import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The exit code that a shell reports for a process ended by a signal. */
export const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

async function exitOf(child) {
  const pass = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await new Promise((done, fail) => {
      child.once('error', fail);
      child.once('exit', (code, signal) => done(codeOf(code, signal)));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

/**
 * Starts a Node program and passes signals on to it; `exit` resolves with its exit code. With `stays`, a channel
 * between the two tells the child if this process is killed, so that it is never left running alone.
 */
export function startNode(args, { stays = false, ...options } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', ...(stays ? ['ipc'] : [])];
  const child = spawn(process.execPath, args, { stdio, ...options });
  return { child, exit: exitOf(child) };
}

/** Runs a Node program and answers with its exit code. */
export const runNode = (args, options) => startNode(args, options).exit;

/** Asks a child to end and waits until it has. */
export async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
