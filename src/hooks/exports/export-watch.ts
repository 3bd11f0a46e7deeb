import {
  downloadExport,
  type ExportJob,
  type ExportOrder,
  fetchExport,
  removeExport,
  startExport,
} from '@/services/export';
import { RequestError } from '@/utils/request-error';
import { onSignOut } from '@/utils/sign-out-hooks';

/** One that is being written, or has just come to its end. */
export interface WatchedExport {
  job: ExportJob;
  /** Its file has been handed to the browser. */
  fetched: boolean;
  /** Why it has not: the file lies there all the same, and the panel leads to it. */
  failure?: RequestError;
}

const ASK_MS = 1000;
/** It is not this person's any more, or there is none; what becomes of it, a notice tells. */
const LOST = new Set([401, 403, 404]);
const isLost = (error: unknown): boolean =>
  error instanceof RequestError && LOST.has(error.failure.httpStatus ?? 0);

let watched: readonly WatchedExport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: readonly WatchedExport[]): void => {
  watched = next;
  for (const tell of listeners) tell();
};
const put = (next: WatchedExport): void =>
  set(watched.map((one) => (one.job.id === next.job.id ? next : one)));
const drop = (id: number): void => set(watched.filter(({ job }) => job.id !== id));

const isOpen = ({ job }: WatchedExport): boolean => job.state === 'waiting' || job.state === 'running';

/** Whatever page is open by then, it stays: a download that fails is the panel's to tell. */
const handOver = async (job: ExportJob): Promise<WatchedExport> => {
  try {
    await downloadExport(job.id, 'section');
    return { job, fetched: true };
  } catch (failure) {
    if (!(failure instanceof RequestError)) throw failure;
    return { job, fetched: false, failure };
  }
};

const lookAt = async (id: number): Promise<void> => {
  let job: ExportJob;
  try {
    job = await fetchExport(id);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (isLost(error)) drop(id);
    return;
  }
  // Cancelled while the answer was on its way.
  if (!watched.some((one) => one.job.id === id)) return;
  put({ job, fetched: false });
  if (job.state === 'ready') put(await handOver(job));
};

const goOn = (): void => {
  clearTimeout(timer);
  if (!watched.some(isOpen)) return;
  timer = setTimeout(() => {
    const open = watched.filter(isOpen).map(({ job }) => job.id);
    void Promise.all(open.map(lookAt)).finally(goOn);
  }, ASK_MS);
};

/**
 * Writes a file and hands it to the browser: at once if it takes no longer than two seconds, otherwise as soon as it is
 * written, on whatever page the person is by then. Resolves once it is handed over or watched.
 */
export const takeExport = async (order: ExportOrder): Promise<void> => {
  const job = await startExport(order);
  const one = job.state === 'ready' ? await handOver(job) : { job, fetched: false };
  if (one.fetched) return;
  set([...watched.filter((other) => other.job.id !== job.id), one]);
  goOn();
};

/** They are that person's: the next one on this device is told nothing of them. */
export const forgetWatched = (): void => {
  clearTimeout(timer);
  set([]);
};
onSignOut(forgetWatched);

/** Stops one that is being written, or puts one that has ended out of sight. */
export const dismissExport = async (id: number): Promise<void> => {
  const one = watched.find(({ job }) => job.id === id);
  if (one && isOpen(one))
    await removeExport(id).catch((error: unknown) => {
      if (!isLost(error)) throw error;
    });
  drop(id);
};

export const exportWatch = {
  read: (): readonly WatchedExport[] => watched,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
