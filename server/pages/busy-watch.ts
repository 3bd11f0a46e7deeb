import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** In a shorter window, a single expensive answer would look like overload. */
const WINDOW_MS = 2000;
/** Above this share of busy time, pages are left for the browser to draw. */
const BUSY_SHARE = 0.9;

interface Clock {
  utilization: (now?: EventLoopUtilization, before?: EventLoopUtilization) => EventLoopUtilization;
  now: () => number;
}

/** Whether the event loop was almost always busy in the last seconds; measured only when called. */
export const createBusyWatch = ({ utilization, now }: Clock = measured): (() => boolean) => {
  let since = { at: now(), seen: utilization() };
  let isBusy = false;
  return () => {
    const at = now();
    if (at - since.at < WINDOW_MS) return isBusy;
    const seen = utilization();
    isBusy = utilization(seen, since.seen).utilization > BUSY_SHARE;
    since = { at, seen };
    return isBusy;
  };
};

const measured: Clock = {
  utilization: (now, before) => performance.eventLoopUtilization(now, before),
  now: () => performance.now(),
};
