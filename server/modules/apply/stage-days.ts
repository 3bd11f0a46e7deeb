import type { Application } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { STAGES, type Stage } from '@contract/enums';
import type { Milestone } from '@contract/result-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { type PromisedStage, promisesOf, publicityEnd } from '@contract/rules/promise';
import { stageWindow } from '@contract/rules/stage-window';
import { RUNNING, stageOf } from '@contract/rules/status-machine';
import type { HeadRow } from './head-query';
import type { Db } from './scope';

/**
 * The event that ended each stage; `approved` has the event that reaches it, since it is shown with the day it began.
 */
const ENDED_BY: Record<Exclude<Stage, 'apply'>, ApplicationEvent> = {
  unit_review: 'report',
  formal_check: 'accept',
  expert_review: 'propose',
  publicity: 'approve',
  approved: 'approve',
  stage_result: 'pass_stage_two',
  closed: 'pass_stage_two',
};

/** Stages that are complete as soon as they are reached. */
const isReached = (stage: Stage): boolean => stage === 'approved' || stage === 'closed';

/** When each of these events happened last. */
export const selectLastTimes = (db: Db) =>
  db
    .selectFrom('applicationEvent')
    .select(['event', (eb) => eb.fn.max('at').as('at')])
    .where('event', 'in', [...new Set(Object.values(ENDED_BY))])
    .groupBy('event');
export type LastTimes = { event: string; at: Date }[];

export const lastTimesOf = (db: Db, applicationId: number): Promise<LastTimes> =>
  selectLastTimes(db).where('applicationId', '=', applicationId).execute();

/** The due dates of both results; empty unless the project is being carried out. */
export const stageDueOf = (head: HeadRow): Pick<Application, 'stageDue'> => {
  if (!RUNNING.includes(head.status)) return {};
  const dueOf = (milestone: Milestone): string => beijingIso(stageWindow(head, milestone).end);
  return { stageDue: { one: dueOf('one'), two: dueOf('two') } };
};

type Day = Application['stageDays'][number];

/** While no announcement lists the application, the end of objections and of later stages is unknown. */
const isUnannounced = (head: HeadRow): boolean => head.status === 'publicity' && publicityEnd(head) === null;

/** For the stage rail: the day on which each stage ended, or is promised to end. */
export const stageDaysOf = (last: LastTimes, head: HeadRow, now: Date): Day[] => {
  const times = new Map(last.map(({ event, at }) => [event, at]));
  const here = STAGES.indexOf(stageOf(head.status, head.returnedFrom));
  const promises = isUnannounced(head) ? {} : promisesOf(head, now);
  return STAGES.flatMap((stage, index): Day[] => {
    const isOver = index < here || (index === here && isReached(stage));
    const ended = stage === 'apply' ? head.submittedAt : times.get(ENDED_BY[stage]);
    if (isOver) return ended ? [{ stage, at: beijingIso(ended), over: true }] : [];
    const until = promises[stage as PromisedStage];
    return until ? [{ stage, at: beijingIso(until), over: false }] : [];
  });
};
