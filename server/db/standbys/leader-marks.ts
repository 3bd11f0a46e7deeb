import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeFeed } from '@server/db/change-feed';
import type pg from 'pg';

/**
 * How long a mark is valid, in ms. A read from a standby is at most this much staler than one from the leader, and
 * never staler than our own writes or changes we were notified of.
 */
export const MARK_MS = 200;
/** A read waits at most this long for a new mark, in ms; then the leader answers it. */
const WAIT_MS = 300;

/** A WAL position of the leader: a standby that has replayed up to it has everything committed before. */
export interface Mark {
  /** When it was asked for, in ms of `performance.now()`. */
  at: number;
  /** The counts at that time: of our own writes, and of changes notified by others. */
  written: number;
  heard: number | null;
  position: bigint;
  /** The leader's timeline, which grows with every takeover. */
  timeline: number;
  system: string;
}

/** `16/B374D848`: two halves in hexadecimal. */
export const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/** The flush position covers everything committed; WAL beyond it may not be confirmed to anybody yet. */
const STATE = `
  select pg_current_wal_flush_lsn()::text as position,
         substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8) as timeline,
         (select system_identifier::text from pg_control_system()) as system`;

interface Source {
  pool: Pick<pg.Pool, 'query'>;
  written: () => number;
  changes: Pick<ChangeFeed, 'heard'>;
}

/** Asks the leader for its WAL position, once for all concurrent readers. */
export class LeaderMarks {
  private latest: Mark | null = null;
  private taking: Promise<Mark | null> | null = null;

  constructor(private readonly source: Source) {}

  /** A mark that is valid now; null if the leader does not answer, or writes come faster than marks. */
  async current(): Promise<Mark | null> {
    // A mark requested before the last write is of no use, so one more is taken.
    for (let turn = 0; turn < 2; turn += 1) {
      if (this.latest && this.holds(this.latest)) return this.latest;
      await Promise.race([this.take(), delay(WAIT_MS, null, { ref: false })]);
    }
    return this.latest && this.holds(this.latest) ? this.latest : null;
  }

  take(): Promise<Mark | null> {
    this.taking ??= this.ask().finally(() => {
      this.taking = null;
    });
    return this.taking;
  }

  private holds({ at, written, heard }: Mark): boolean {
    const { source } = this;
    return (
      performance.now() - at < MARK_MS &&
      written === source.written() &&
      heard === source.changes.heard('kaichuang_public')
    );
  }

  private async ask(): Promise<Mark | null> {
    const { pool, written, changes } = this.source;
    const known = { at: performance.now(), written: written(), heard: changes.heard('kaichuang_public') };
    try {
      const { rows } = await pool.query<{ position: string; timeline: string; system: string }>(STATE);
      const [state] = rows;
      if (!state) return null;
      const { position, timeline, system } = state;
      this.latest = {
        ...known,
        position: positionOf(position),
        timeline: Number.parseInt(timeline, 16),
        system,
      };
      return this.latest;
    } catch {
      return null;
    }
  }
}
