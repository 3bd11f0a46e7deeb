import type { AchievementType, IpKind, TransferMode } from '@contract/achievement-choices';
import type { TechField } from '@contract/tech-fields';

/** One achievement of the demo: invented units, people and numbers. */
export interface DemoAchievement {
  title: string;
  field: TechField;
  type: AchievementType;
  unit: string;
  /** Who led it, then who took part. */
  people: readonly string[];
  summary: string;
  scenes: string;
  maturity: number;
  transfer: TransferMode;
  ips: readonly (readonly [kind: IpKind, title: string])[];
  /** Months before now that it was finished, and days before now that it was published. */
  finishedMonthsAgo: number;
  publishedDaysAgo: number;
  views: number;
}
