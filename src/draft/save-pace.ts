import { MINUTE_MS } from '@contract/time-units';

/** First wait after a failed save; doubles up to a minute. */
const RETRY_MS = 4000;

/**
 * When a draft is sent: one save at a time, some time after the last change, and after a failure with growing waits.
 * `save` sends everything that can be sent, and resolves to false if it could not.
 */
export const savePace = (save: () => Promise<boolean>, hasFailed: () => boolean) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let ended = false;
  const sendIn = (wait: number): void => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void send(), wait);
  };
  const send = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= save().finally(() => {
      running = undefined;
      if (hasFailed()) sendIn(Math.min(RETRY_MS * 2 ** failures++, MINUTE_MS));
    });
    return running;
  };
  return {
    sendIn,
    send,
    /** The save under way. */
    running: () => running,
    /** The service has answered, so the waits start again from the first. */
    reached: (): void => {
      failures = 0;
    },
    end: (): void => {
      ended = true;
      clearTimeout(timer);
    },
  };
};
