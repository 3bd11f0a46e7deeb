/** What somebody in front of a long work wants to know. */
export interface Progress {
  /** Where the work is; told as often as one likes, shown as often as one can read. */
  now(text: string): void;
}

const TERMINAL_MS = 100;
/** In a log of a timed run, a line now and then is enough. */
const LOG_MS = 5000;
const CLEAR_LINE = '\r\u001b[2K';
const MEGABYTE = 1024 ** 2;

export const megabytes = (bytes: number): string =>
  `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0)} MB`;

/** One line that changes on a terminal, lines one after the other elsewhere. */
export function showProgress(stream: NodeJS.WriteStream): Progress & { end: () => void } {
  // A work that ends before the first line is due needs none in a log.
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
