type Closer = () => Promise<void>;

export interface LifecycleHooks {
  say: (line: string) => void;
  /** Leaves the process; replaced in tests. */
  exit: (code: number) => void;
  /** For the forced way out: nothing may be waited for. */
  abandon: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C reaches the service from the terminal, from npm and from the start script at once. */
const ONE_PRESS_MS = 500;
const FORCED_EXIT_CODE = 130;

/** Starts the service step by step and ends it in order, once, whatever asks for it. */
export class Lifecycle {
  private readonly closers: Closer[] = [];
  private readonly controller = new AbortController();
  private starting: Promise<void> = Promise.resolve();
  private stopSince: number | null = null;

  constructor(private readonly hooks: LifecycleHooks) {}

  /** For what waits during the start. */
  get stopping(): AbortSignal {
    return this.controller.signal;
  }

  /** `start` is cut short at its next step if a signal comes; `explain` turns its failure into an exit code. */
  async run(start: () => Promise<void>, explain: (error: unknown) => number): Promise<void> {
    for (const signal of SIGNALS) process.on(signal, () => this.request());
    // The start script is gone without a word: nobody is left who could stop us.
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

  /** The first request ends the service with grace; another one, pressed later, at once. */
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
