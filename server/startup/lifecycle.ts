type Closer = () => Promise<void>;

export interface LifecycleHooks {
  say: (line: string) => void;
  /** Leaves the process; replaced in tests. */
  exit: (code: number) => void;
  /** For a forced exit: must not wait for anything. */
  abandon: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C reaches the service from the terminal, from npm and from the start script at once. */
const ONE_PRESS_MS = 500;
const FORCED_EXIT_CODE = 130;

/** Starts the service step by step, and stops it once in reverse order, whatever causes the stop. */
export class Lifecycle {
  private readonly closers: Closer[] = [];
  private readonly controller = new AbortController();
  private starting: Promise<void> = Promise.resolve();
  private stopSince: number | null = null;

  constructor(private readonly hooks: LifecycleHooks) {}

  /** Aborted when the service is to stop; for steps that wait. */
  get stopping(): AbortSignal {
    return this.controller.signal;
  }

  /** Runs `start`; a signal stops it at its next step. `explain` turns a failure into an exit code. */
  async run(start: () => Promise<void>, explain: (error: unknown) => number): Promise<void> {
    for (const signal of SIGNALS) process.on(signal, () => this.request());
    // The start script has ended without notice, so nobody else could stop this process.
    process.on('disconnect', () => this.request());
    this.starting = start();
    try {
      await this.starting;
    } catch (error) {
      if (!this.stopping.aborted) await this.stop(explain(error));
    }
  }

  /** One step of the start; what it opened is closed by `close`. */
  async step<T>(open: () => T | Promise<T>, close?: (opened: T) => Promise<void>): Promise<T> {
    this.stopping.throwIfAborted();
    const opened = await open();
    if (close) this.closers.push(() => close(opened));
    return opened;
  }

  /** Runs every closer even if one fails, then leaves with `code`, or 1 if one failed. */
  async stop(code: number): Promise<void> {
    if (this.stopSince !== null) return;
    this.stopSince = Date.now();
    this.controller.abort();
    await this.starting.catch(() => undefined);
    let exitCode = code;
    for (const closer of this.closers.reverse()) {
      try {
        await closer();
      } catch (error) {
        exitCode ||= 1;
        this.hooks.say(`停止时出错：${error instanceof Error ? error.message : String(error)}`);
      }
    }
    this.hooks.exit(exitCode);
  }

  /** The first request stops the service gracefully; a later second one stops it at once. */
  private request(): void {
    if (this.stopSince === null) {
      this.hooks.say('正在停止……');
      void this.stop(0);
    } else if (Date.now() - this.stopSince > ONE_PRESS_MS) {
      this.hooks.say('立即停止。');
      this.hooks.abandon();
      this.hooks.exit(FORCED_EXIT_CODE);
    }
  }
}
