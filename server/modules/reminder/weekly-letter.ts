import { beijingClock, beijingDay, beijingDayNumber } from '@contract/rules/beijing-time';
import { EVENT_LABELS, STATUS_LABELS } from '@contract/rules/status-labels';
import type { ApplicationEvent } from '@contract/rules/status-machine';
import type { WeekFacts } from '@contract/rules/weekly-digest';

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
