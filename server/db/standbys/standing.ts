import { type Mark, positionOf } from './leader-marks';

/**
 * State of a host: `used` answers readers; `behind` has to catch up first, or to follow a new leader;
 * `away` does not answer; `leader` is not a standby; `foreign` belongs to another database.
 */
export type StandbyState = 'used' | 'behind' | 'away' | 'leader' | 'foreign';

/** What a host says of itself. */
export interface Standing {
  isStandby: boolean;
  /** How far it has replayed the log; null where it replays none. */
  position: string | null;
  timeline: number;
  system: string;
}

export const STANDING = `
  select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as position,
         greatest((select timeline_id from pg_control_checkpoint()),
                  (select min_recovery_end_timeline from pg_control_recovery())) as timeline,
         (select system_identifier::text from pg_control_system()) as system`;

/**
 * After a takeover a standby may have replayed more of the old timeline than the new leader has of its own: positions
 * can be compared only if both are on the same timeline.
 */
export const stateOf = ({ isStandby, position, timeline, system }: Standing, mark: Mark): StandbyState => {
  if (system !== mark.system) return 'foreign';
  if (!isStandby) return 'leader';
  if (position === null || timeline !== mark.timeline) return 'behind';
  return positionOf(position) >= mark.position ? 'used' : 'behind';
};
