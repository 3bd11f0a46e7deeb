import type { Generated } from 'kysely';

// When the service was there, and when it was not.
export interface HeartbeatTable {
  id: number;
  at: Date;
}

export interface DowntimeTable {
  id: Generated<number>;
  beganAt: Date;
  endedAt: Date;
}

export interface DowntimeSchema {
  heartbeat: HeartbeatTable;
  downtime: DowntimeTable;
}
