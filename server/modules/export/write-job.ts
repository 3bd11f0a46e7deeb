import { addAbortSignal, type Readable } from 'node:stream';
import type { Deps } from '@server/deps';
import { AppError } from '@server/errors/app-error';
import { accountById } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import { heldRoles } from '@server/security/held-roles';
import { storageOf } from '@server/storage/open-storage';
import { requireRoom } from '@server/storage/room-left';
import {
  type ExportRow,
  type Finished,
  failJob,
  finishJob,
  markProgress,
  releaseJob,
} from './job-repository';
import type { Kinds } from './kind';
import { mayExport } from './start-job';

const BEAT_MS = 1000;
const ATTEMPTS = 3;

/**
 * Whoever asked, with the rights that they hold now: hours may have passed, and another process began it. By name as
 * well: what somebody may not read because a team names them is as little for their files. Null where they could not
 * fetch it: the account is stopped, or the right was taken away.
 */
const askerOf = async ({ db }: Deps, { accountId, kind }: ExportRow): Promise<Caller | null> => {
  const roles = await heldRoles(db.kysely, accountId);
  const { login, realName, nickname, unitId, status } = await accountById(db.kysely, accountId);
  const caller = {
    accountId,
    sessionId: '',
    login,
    name: realName ?? nickname,
    unitId,
    roleKeys: [],
    duties: [],
    permissions: roles.flatMap(({ permissions }) => permissions),
  };
  return status === 'active' && mayExport(caller, kind) ? caller : null;
};

/** Calls `beat` every second while `work` goes on, and `onLost` once it answers no. */
const whileBeating = async <T>(
  beat: () => Promise<boolean>,
  onLost: () => void,
  work: () => Promise<T>,
): Promise<T> => {
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    // A database that is away for a moment ends nothing: the lease does, should it stay away.
    if (!(await beat().catch(() => true))) onLost();
  };
  const timer = setInterval(() => {
    asking ??= ask().finally(() => {
      asking = null;
    });
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await asking;
  }
};

interface Attempt {
  deps: Deps;
  kinds: Kinds;
  job: ExportRow;
  caller: Caller;
  key: string;
  /** Ends it: this process stops, the row is gone or another's, or whoever asked may not have it any more. */
  stop: AbortController;
}

const writeFile = async ({ deps, kinds, job, caller, key, stop }: Attempt): Promise<Finished> => {
  const storage = await storageOf(deps.config);
  const rows: { done: number; total: number | null } = { done: 0, total: null };
  const onRows = (done: number): void => {
    rows.done = done;
  };
  /** The disk came near its end meanwhile. */
  let full: unknown = null;
  let running: Readable | null = null;
  const write = async () => {
    await requireRoom(storage);
    const { name, type, total, bytes } = await kinds[job.kind].make({
      deps,
      caller,
      job,
      now: deps.now(),
      onRows,
    });
    rows.total = total;
    // Whoever reads it hears what broke it off; until somebody does, it is no fault of the process.
    addAbortSignal(stop.signal, bytes).on('error', () => undefined);
    running = bytes;
    try {
      await storage.put(key, bytes);
    } catch (error) {
      throw full ?? error;
    } finally {
      bytes.destroy();
    }
    return { fileName: name, type };
  };
  const beat = async () => {
    await requireRoom(storage).catch((error: Error) => {
      full = error;
      running?.destroy(error);
    });
    return (await markProgress(deps.db.kysely, job, rows)) && (await askerOf(deps, job)) !== null;
  };
  const written = await whileBeating(beat, () => stop.abort(), write);
  return { ...written, size: await storage.size(key), rowsDone: rows.done, rowsTotal: rows.total };
};

const isTooLong = (error: unknown): boolean =>
  error instanceof AppError && error.errorCode === 'export.too_many';

/** What broke it off becomes its own state, or it is tried again. Answers whether that was a fault. */
const settle = async ({ db, now }: Deps, job: ExportRow, error: unknown): Promise<boolean> => {
  const isRefused = isTooLong(error);
  if (isRefused) await failJob(db.kysely, job, 'rows', now());
  else if (job.attempts >= ATTEMPTS) await failJob(db.kysely, job, 'fault', now());
  else await releaseJob(db.kysely, job, 'later');
  return !isRefused;
};

/** The state comes first: a store that is away must not keep it. What stays behind is swept. */
const discard = async (deps: Deps, key: string): Promise<void> => {
  await storageOf(deps.config)
    .then((storage) => storage.remove(key))
    .catch(() => undefined);
};

/** One of them from beginning to end, until `ending`. */
export const writeJob = async (
  deps: Deps,
  kinds: Kinds,
  job: ExportRow,
  ending: AbortSignal,
): Promise<void> => {
  const { db, now } = deps;
  // Each process that took it up died over it, and none could say so.
  if (job.attempts > ATTEMPTS) return failJob(db.kysely, job, 'fault', now());
  const key = job.storageKey ?? '';
  const stop = new AbortController();
  const onEnding = (): void => stop.abort();
  ending.addEventListener('abort', onEnding);
  if (ending.aborted) stop.abort();
  let isFault = false;
  try {
    const refuse = () => failJob(db.kysely, job, 'right', now());
    const caller = await askerOf(deps, job);
    if (!caller) return await refuse();
    const file = await writeFile({ deps, kinds, job, caller, key, stop });
    if ((await askerOf(deps, job)) === null) await refuse();
    else if (await finishJob(db.kysely, job, file, now())) return;
    await discard(deps, key);
  } catch (error) {
    try {
      if (stop.signal.aborted) await releaseJob(db.kysely, job, 'now');
      else isFault = await settle(deps, job, error);
    } finally {
      await discard(deps, key);
    }
    if (isFault) throw error;
  } finally {
    ending.removeEventListener('abort', onEnding);
  }
};
