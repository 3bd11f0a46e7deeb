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
 * The person who asked, with their current permissions: hours may have passed, and the job may run in another process.
 * Includes the name, because being listed in a team also restricts what a person may export. Null if they could not
 * download the file: the account is stopped, or the permission was withdrawn.
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
    // A database that is briefly unavailable ends nothing; if it stays away, the lease expires.
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
  /** The error if the storage ran out of room meanwhile. */
  let full: unknown = null;
  let running: Readable | null = null;
  const write = async () => {
    await requireRoom(storage);
    const { name, type, total, bytes, isLacking } = await kinds[job.kind].make({
      deps,
      caller,
      job,
      now: deps.now(),
      onRows,
    });
    rows.total = total;
    // The reader of the stream gets the error; without this listener, an error before anybody reads would crash the
    // process.
    addAbortSignal(stop.signal, bytes).on('error', () => undefined);
    running = bytes;
    try {
      await storage.put(key, bytes);
    } catch (error) {
      throw full ?? error;
    } finally {
      bytes.destroy();
    }
    return { fileName: name, type, reason: isLacking?.() ? ('files' as const) : null };
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

/** Records why the job failed, or queues another attempt. Returns whether it was a fault of the service. */
const settle = async ({ db, now }: Deps, job: ExportRow, error: unknown): Promise<boolean> => {
  const isRefused = isTooLong(error);
  if (isRefused) await failJob(db.kysely, job, 'rows', now());
  else if (job.attempts >= ATTEMPTS) await failJob(db.kysely, job, 'fault', now());
  else await releaseJob(db.kysely, job, 'later');
  return !isRefused;
};

/** Runs after the state was stored, which unreachable storage must not prevent. Bytes that stay behind are swept. */
const discard = async (deps: Deps, key: string): Promise<void> => {
  await storageOf(deps.config)
    .then((storage) => storage.remove(key))
    .catch(() => undefined);
};

/** Writes one export from start to finish, unless `ending` aborts it. */
export const writeJob = async (
  deps: Deps,
  kinds: Kinds,
  job: ExportRow,
  ending: AbortSignal,
): Promise<void> => {
  const { db, now } = deps;
  // Every earlier attempt crashed its process before it could record a failure.
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
