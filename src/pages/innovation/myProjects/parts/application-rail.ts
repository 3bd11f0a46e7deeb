import type { ApplicationSummary } from '@contract/apply';
import type { Period } from '@contract/period';
import { stageOf } from '@contract/rules/status-machine';
import { type RailPosition, railPosition } from '@/components/rail/rail-position';
import { shareOfStage } from './stage-dates';

type Facts = Pick<ApplicationSummary, 'status' | 'statusSince' | 'returnedFrom' | 'deadline'>;

/** The position of an application on the progress rail, and where its needle points. */
export function applicationRail(
  application: Facts,
  period: Period | undefined,
  now: number,
): RailPosition & { today?: number } {
  const { status, returnedFrom } = application;
  const stage = stageOf(status, returnedFrom);
  const today = period && shareOfStage(application, stage, period, now);
  return { ...railPosition(status, returnedFrom), ...(today === undefined ? {} : { today }) };
}
