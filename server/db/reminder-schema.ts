import type { Lead } from '@contract/rules/reminder';
import type { Generated } from 'kysely';
import type { WithDefault } from './column-types';

// State of the reminders about deadlines.
export interface ReminderWatchTable {
  applicationId: number;
  seen: string;
  lookAt: Date | null;
}

export interface ReminderTable {
  id: Generated<number>;
  accountId: number;
  applicationId: number;
  dueAt: Date;
  lead: Lead;
  toldAt: Date;
  sendAt: Date | null;
}

export interface ReminderSettingTable {
  accountId: number;
  quietFrom: string | null;
  quietUntil: string | null;
  digest: WithDefault<boolean>;
  /** `2026-09-30`. */
  digestDay: string | null;
  weekly: WithDefault<boolean>;
}

export interface WeeklyDigestTable {
  accountId: number;
  /** `2026-09-28`, a Monday. */
  week: string;
}

export interface ReminderSchema {
  reminder: ReminderTable;
  reminderSetting: ReminderSettingTable;
  reminderWatch: ReminderWatchTable;
  weeklyDigest: WeeklyDigestTable;
}
