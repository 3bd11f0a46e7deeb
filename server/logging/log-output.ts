import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Returns how many bytes were written. */
type Write = (bytes: Buffer) => number;

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;
/** Enough for a reader that is slow for a moment; what comes beyond it is counted and dropped. */
const WAITING_MAX = 1024 * 1024;
const AGAIN_MS = 100;
const LINE_END = 10;

/**
 * The output of the log. A full disk or a closed pipe must not end the service, whose data is in the database: lines
 * that cannot be written are dropped, and their number is logged once there is room again.
 */
export class LogOutput {
  private waiting = Buffer.alloc(0);
  private dropped = 0;
  private isTrying = false;

  constructor(private readonly put: Write) {}

  write(text: string): void {
    if (this.waiting.length > WAITING_MAX) {
      this.dropped += 1;
      return;
    }
    this.waiting = Buffer.concat([this.waiting, Buffer.from(text)]);
    this.flush();
  }

  private flush(): void {
    try {
      if (this.dropped > 0) {
        this.put(Buffer.from(`日志曾无法写入，丢失 ${this.dropped} 行\n`));
        this.dropped = 0;
      }
      while (this.waiting.length > 0) this.waiting = this.waiting.subarray(this.put(this.waiting));
    } catch (error) {
      if (codeOf(error) === 'EAGAIN') this.tryLater();
      else this.drop();
    }
  }

  private drop(): void {
    this.dropped += this.waiting.filter((byte) => byte === LINE_END).length;
    this.waiting = Buffer.alloc(0);
  }

  /** Retries later, for a pipe whose reader is slow. */
  private tryLater(): void {
    if (this.isTrying) return;
    this.isTrying = true;
    void delay(AGAIN_MS, undefined, { ref: false }).then(() => {
      this.isTrying = false;
      this.flush();
    });
  }
}

const outputTo = (descriptor: number): LogOutput => new LogOutput((bytes) => writeSync(descriptor, bytes));

export const standardOutput = outputTo(1);
export const standardError = outputTo(2);
