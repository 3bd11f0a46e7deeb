/** Tells a person how far a long task has come. */
export interface Progress {
  /** The current step; call it as often as you like, it is shown at a readable rate. */
  now(text: string): void;
}

const TERMINAL_MS = 100;
/** In a log of a timed run, a line now and then is enough. */
const LOG_MS = 5000;
const CLEAR_LINE = '\r\u001b[2K';
const MEGABYTE = 1024 ** 2;

export const megabytes = (bytes: number): string =>
  `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0)} MB`;

/** Overwrites one line on a terminal, writes separate lines elsewhere. */
export function showProgress(stream: NodeJS.WriteStream): Progress & { end: () => void } {
  // In a log file, a task that ends within the first interval needs no progress line.
  let shownAt = stream.isTTY ? 0 : Date.now();
  let isLineOpen = false;
  return {
    now: (text) => {
      const isDue = Date.now() - shownAt >= (stream.isTTY ? TERMINAL_MS : LOG_MS);
      if (!isDue) return;
      shownAt = Date.now();
      isLineOpen = stream.isTTY;
      stream.write(stream.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
    },
    end: () => {
      if (isLineOpen) stream.write(CLEAR_LINE);
      isLineOpen = false;
    },
  };
}
