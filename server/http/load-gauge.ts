import type { LoadGauge } from '@server/deps';

/** More requests at work at once than this would wait longer for each other than people wait for a page. */
export const AT_WORK_MAX = 300;
/** After one step has blocked the event loop this long, too many requests have queued up to be answered in time. */
const HELD_UP_MS = 1800;
const LOOK_EVERY_MS = 100;
/** How long requests are refused then, so that those already accepted can be finished. */
const RECOVERY_MS = 500;

export interface WatchingGauge extends LoadGauge {
  /** Called when the service begins to listen: the start itself blocks the event loop, which affects nobody. */
  watch(): void;
  stop(): void;
}

export const createLoadGauge = ({ atWorkMax = AT_WORK_MAX, heldUpMs = HELD_UP_MS } = {}): WatchingGauge => {
  let atWork = 0;
  let lookedAt = 0;
  let recoversAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = performance.now();
    if (now - lookedAt - LOOK_EVERY_MS > heldUpMs) recoversAt = now + RECOVERY_MS;
    lookedAt = now;
  };
  return {
    enter: () => {
      let isIn = true;
      atWork += 1;
      return () => {
        if (isIn) atWork -= 1;
        isIn = false;
      };
    },
    isOverloaded: () => atWork >= atWorkMax || performance.now() < recoversAt,
    watch: () => {
      lookedAt = performance.now();
      timer = setInterval(look, LOOK_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
};
