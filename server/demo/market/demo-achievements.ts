import type { AchievementType, IpKind, TransferMode } from '@contract/achievement-choices';
import type { TechField } from '@contract/tech-fields';

/** One achievement of the demo: invented units, people and numbers. */
export interface DemoAchievement {
  title: string;
  field: TechField;
  type: AchievementType;
  unit: string;
  /** The leader, then the participants. */
  people: readonly string[];
  summary: string;
  scenes: string;
  maturity: number;
  transfer: TransferMode;
  ips: readonly (readonly [kind: IpKind, title: string])[];
  /** Finished this many months before now, and published this many days before now. */
  finishedMonthsAgo: number;
  publishedDaysAgo: number;
  views: number;
}
