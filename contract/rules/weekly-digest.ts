import type { ApplicationStatus } from '@contract/enums';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { beijingClock, beijingDay, beijingDayNumber } from './beijing-time';
import { EVENT_LABELS, STATUS_LABELS } from './status-labels';
import type { ApplicationEvent } from './status-machine';

/** The letter is written from Monday at eight; where the service was down then, on the first day it is back. */
const BEGINS_MS = 8 * HOUR_MS;
const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3;
/** A window that is months away is no news of every week. */
const NEAR_MS = 30 * DAY_MS;

/** The Monday, in Beijing, of the week that runs; before eight on a Monday it is still the week before. */
export const weekOf = (now: Date): string => {
  const counted = new Date(now.getTime() - BEGINS_MS);
  const past = (beijingDayNumber(counted) + THURSDAY) % WEEK_DAYS;
  return beijingDay(counted.getTime() - past * DAY_MS);
};

/** Its first moment: who filed later hears of it next week. */
export const weekBegins = (week: string): Date => new Date(`${week}T08:00:00+08:00`);

export interface WeekFacts {
  title: string;
  no: string | null;
  status: ApplicationStatus;
  handler: 'applicant' | 'unit' | 'office' | null;
  handlerSince: Date;
  /** Who has it in hand, by name. */
  with: string;
  deadline: Date | null;
  band: 'front' | 'middle' | 'back' | null;
  events: readonly { event: string; at: Date }[];
}

/** Told while others have it, when something happened, or when a date of the applicant's own comes near. */
export const isWeekNews = ({ handler, deadline, events }: WeekFacts, now: Date): boolean =>
  handler !== 'applicant' ||
  events.length > 0 ||
  (deadline !== null && deadline.getTime() - now.getTime() <= NEAR_MS);

const BANDS = {
  front: '，排在前 10 件内',
  middle: '，排在第 11 到 50 件之间',
  back: '，排在 50 件以后',
} as const;

const dateLine = ({ handler, deadline }: WeekFacts, now: Date): string[] => {
  if (!deadline) return [];
  const past = beijingDayNumber(now) - beijingDayNumber(deadline);
  const late = past > 0 ? `，已过 ${past} 天` : '';
  return [`${handler === 'applicant' ? '您的期限' : '承诺日期'}：${beijingDay(deadline)}${late}`];
};

/** The letter is read by the leader. */
const byWhom = ({ handler, with: name }: WeekFacts): string => (handler === 'applicant' ? '您' : name);

const isEvent = (event: string): event is ApplicationEvent => event in EVENT_LABELS;
const happened = (events: WeekFacts['events']): string => {
  const said = events.flatMap(({ event, at }) =>
    isEvent(event) ? [`${beijingClock(at).slice(5, 10)} ${EVENT_LABELS[event]}`] : [],
  );
  return `最近七天：${said.length > 0 ? said.join('、') : '没有变化'}`;
};

/** What the letter says of one application: with whom and since when, its place, its date, what happened. */
export const weekLines = (facts: WeekFacts, now: Date): string[] => {
  const { title, no, status, handlerSince, band } = facts;
  return [
    `“${title}”${no ? `（${no}）` : ''}`,
    `${STATUS_LABELS[status]}，由${byWhom(facts)}办理，自 ${beijingDay(handlerSince)} 起${band ? BANDS[band] : ''}`,
    ...dateLine(facts, now),
    happened(facts.events),
  ];
};

/** The same in one line, for a notice that has little room. */
export const weekLine = (facts: WeekFacts): string =>
  `“${facts.title}”：${STATUS_LABELS[facts.status]}，由${byWhom(facts)}办理`;
