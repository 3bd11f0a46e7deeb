import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Shorter, and a single heavy answer would look like a crowd. */
const WINDOW_MS = 2000;
/** A process that is this busy answers what it must, and leaves to the browsers what they can do themselves. */
const BUSY_SHARE = 0.9;

interface Clock {
  utilization: (now?: EventLoopUtilization, before?: EventLoopUtilization) => EventLoopUtilization;
  now: () => number;
}

/** Whether the event loop had next to no rest in the last seconds; looked at only when somebody asks. */
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
