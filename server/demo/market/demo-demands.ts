import type { DemandIndicator } from '@contract/demand';
import type { DemandType } from '@contract/demand-choices';
import type { TechField } from '@contract/tech-fields';

export interface DemoDemand {
  title: string;
  field: TechField;
  type: DemandType;
  status?: 'published' | 'matching' | 'solved';
  unit: string;
  summary: string;
  problem: string;
  conditions: string;
  cooperation: string;
  indicators: DemandIndicator[];
  /** 万元; missing: 面议. */
  budget?: readonly [number, number];
  publishedDaysAgo: number;
  /** Days until the deadline; negative: already over. */
  daysLeft: number;
  monthsToFinish: number;
}

export const indicator = (
  name: string,
  current: string,
  target: string,
  method: string,
): DemandIndicator => ({
  name,
  current,
  target,
  method,
});
