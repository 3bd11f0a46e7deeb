import type { Deps } from '@server/deps';
import { AppError } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import { heldRoles } from '@server/security/held-roles';
import { storageOf } from '@server/storage/open-storage';
import { type ExportRow, failJob, finishJob, markProgress, releaseJob } from './job-repository';
import { KINDS } from './kinds';
import { mayExport } from './start-job';

const BEAT_MS = 1000;
const ATTEMPTS = 3;

/** It was cancelled, is another's by now, or this process ends. */
class Stopped extends Error {}

/** Whoever asked, with the rights that they hold now: hours may have passed, and another process began it. */
const askerOf = async ({ db }: Deps, { accountId }: ExportRow): Promise<Caller> => {
  const roles = await heldRoles(db.kysely, accountId);
  return {
    ...{ accountId, sessionId: '', login: '', name: '', unitId: null, roleKeys: [], duties: [] },
    permissions: roles.flatMap(({ permissions }) => permissions),
  };
};

/** Calls `beat` every second while `work` goes on, and `onEnd` once it answers no. */
const whileBeating = async <T>(
  beat: () => Promise<boolean>,
  onEnd: () => void,
  work: () => Promise<T>,
): Promise<T> => {
  let last: Promise<void> = Promise.resolve();
  const ask = async (): Promise<void> => {
    // A database that is away for a moment ends nothing: the lease does, should it stay away.
    if (!(await beat().catch(() => true))) onEnd();
  };
  const timer = setInterval(() => {
    last = last.then(ask);
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await last;
  }
};

const write = async (deps: Deps, job: ExportRow, key: string, signal: AbortSignal): Promise<void> => {
  const { db, now } = deps;
  const storage = await storageOf(deps.config);
  const caller = await askerOf(deps, job);
  if (!mayExport(caller, job.kind)) return failJob(db.kysely, job, 'right', now());
  let done = 0;
  const onRows = (rows: number): void => {
    done = rows;
  };
  const { name, type, total, bytes } = await KINDS[job.kind].make({ deps, caller, job, now: now(), onRows });
  const stop = (): void => void bytes.destroy(new Stopped());
  const beat = () => markProgress(db.kysely, job, { done, total });
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    if (!(await beat())) throw new Stopped();
    await whileBeating(beat, stop, () => storage.put(key, bytes));
    const size = await storage.size(key);
    const isOurs = await finishJob(db.kysely, job, { fileName: name, type, size, rowsDone: done }, now());
    if (!isOurs) throw new Stopped();
  } finally {
    signal.removeEventListener('abort', stop);
    bytes.destroy();
  }
};

/** One of them from beginning to end. What breaks it off becomes its own state, or is tried again. */
export const writeJob = async (deps: Deps, job: ExportRow, signal: AbortSignal): Promise<void> => {
  const { db, now } = deps;
  const key = job.storageKey ?? '';
  try {
    await write(deps, job, key, signal);
  } catch (error) {
    await (await storageOf(deps.config)).remove(key);
    if (error instanceof Stopped) return releaseJob(db.kysely, job, 'now');
    const isRefused = error instanceof AppError;
    if (isRefused || job.attempts >= ATTEMPTS)
      await failJob(db.kysely, job, isRefused ? 'rows' : 'fault', now());
    else await releaseJob(db.kysely, job, 'later');
    if (!isRefused) throw error;
  }
};
