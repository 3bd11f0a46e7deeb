import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeFeed } from '@server/db/change-feed';
import type pg from 'pg';

/**
 * So long a mark is good. Whatever is read from a standby is at most this much older than what the leader would have
 * answered, and never older than a change of ours or one that we were told of.
 */
export const MARK_MS = 200;
/** A reader waits no longer for one than this; the leader answers instead. */
const WAIT_MS = 300;

/** Where the log of the leader stood: whoever has replayed it up to there holds all that was confirmed before. */
export interface Mark {
  /** When it was asked for. */
  at: number;
  /** What was known then: of our own writes, and of those that others told of. */
  written: number;
  heard: number | null;
  position: bigint;
  /** Of its history, counted up by every takeover. */
  timeline: number;
  system: string;
}

/** `16/B374D848`: two halves in hexadecimal. */
export const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/** What was confirmed has reached the disk; what lies beyond may wait there without anybody having been told of it. */
const STATE = `
  select pg_current_wal_flush_lsn()::text as position,
         substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8) as timeline,
         (select system_identifier::text from pg_control_system()) as system`;

interface Source {
  pool: Pick<pg.Pool, 'query'>;
  written: () => number;
  changes: Pick<ChangeFeed, 'heard'>;
}

/** Asks the leader where it is, once for all who want to know at the same time. */
export class LeaderMarks {
  private latest: Mark | null = null;
  private taking: Promise<Mark | null> | null = null;

  constructor(private readonly source: Source) {}

  /** One that holds now; null where the leader does not say, or where something is written all the time. */
  async current(): Promise<Mark | null> {
    // One that was asked for before the last write is of no use to who comes after it.
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
