import {
  downloadExport,
  type ExportJob,
  type ExportOrder,
  fetchExport,
  removeExport,
  startExport,
} from '@/services/export';
import { RequestError } from '@/utils/request-error';
import { exportWatch, type WatchedExport } from './export-watch';

const ASK_MS = 1000;
/** The export is not this person's any more, or does not exist; a notice will tell how it ended. */
const LOST = new Set([401, 403, 404]);
const isLost = (error: unknown): boolean =>
  error instanceof RequestError && LOST.has(error.failure.httpStatus ?? 0);

let timer: ReturnType<typeof setTimeout> | undefined;

const put = (next: WatchedExport): void =>
  exportWatch.set(exportWatch.read().map((one) => (one.job.id === next.job.id ? next : one)));
const drop = (id: number): void => exportWatch.set(exportWatch.read().filter(({ job }) => job.id !== id));

const isOpen = ({ job }: WatchedExport): boolean => job.state === 'waiting' || job.state === 'running';

/** The page that is open by then stays: a failed download is shown by the panel. */
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
    const one = exportWatch.read().find(({ job: known }) => known.id === id);
    if (isLost(error)) drop(id);
    // How far it is cannot be told now, and what was said last must not pass for the present.
    else if (one) put({ job: one.job, fetched: one.fetched, failure: error });
    return;
  }
  // Cancelled, forgotten, or handed over after a faster answer, while this one was on its way.
  if (!exportWatch.read().some((one) => one.job.id === id && isOpen(one))) return;
  put({ job, fetched: false });
  if (job.state === 'ready') put(await handOver(job));
};

const goOn = (): void => {
  clearTimeout(timer);
  if (!exportWatch.read().some(isOpen)) return;
  timer = setTimeout(() => {
    const open = exportWatch.read().filter(isOpen);
    void Promise.all(open.map(({ job }) => lookAt(job.id))).finally(goOn);
  }, ASK_MS);
};

/**
 * Orders an export and passes its file to the browser: at once if it takes no longer than two seconds, otherwise as
 * soon as it is written, on whatever page the person is by then. Resolves once the file is passed on or the export is
 * watched.
 */
export const takeExport = async (order: ExportOrder): Promise<void> => {
  const job = await startExport(order);
  const one = job.state === 'ready' ? await handOver(job) : { job, fetched: false };
  // What the file lacks is told by the panel, also if it was passed on at once.
  if (one.fetched && !job.reason) return;
  exportWatch.set([...exportWatch.read().filter((other) => other.job.id !== job.id), one]);
  goOn();
};

/** Cancels an export that is being written, or hides one that has ended. */
export const dismissExport = async (id: number): Promise<void> => {
  const one = exportWatch.read().find(({ job }) => job.id === id);
  if (one && isOpen(one))
    await removeExport(id).catch((error: unknown) => {
      if (!isLost(error)) throw error;
    });
  drop(id);
};
