import type { LoadGauge } from '@server/deps';

/** More requests at work at once than this would wait longer for each other than people wait for a page. */
export const AT_WORK_MAX = 300;
/** One step that held everything up for so long: what has gathered meanwhile is more than can be answered in time. */
const HELD_UP_MS = 1800;
const LOOK_EVERY_MS = 100;
/** Time to work off what was let in. */
const RECOVERY_MS = 500;

export interface WatchingGauge extends LoadGauge {
  /** From the first visitor on: a start holds everything up, and disturbs nobody. */
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
