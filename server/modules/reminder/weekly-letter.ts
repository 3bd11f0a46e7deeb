import type { ApplicationEvent } from '@contract/enums';
import { beijingClock, beijingDay, beijingDayNumber } from '@contract/rules/beijing-time';
import { EVENT_LABELS, EVENT_WORDS, STATUS_WORDS } from '@contract/rules/status-labels';
import type { WeekFacts } from '@contract/rules/weekly-digest';
import { joined } from '@contract/sentences/joined';
import { type Sentence, say } from '@contract/sentences/sentence';

const dateLine = ({ handler, deadline }: WeekFacts, now: Date): Sentence[] => {
  if (!deadline) return [];
  const day = beijingDay(deadline);
  const date =
    handler === 'applicant' ? say('notice.week.due', { day }) : say('notice.week.promised', { day });
  const past = beijingDayNumber(now) - beijingDayNumber(deadline);
  return [past > 0 ? say('notice.week.late', { date, n: past }) : date];
};

const isEvent = (event: string): event is ApplicationEvent => event in EVENT_LABELS;
const happened = (events: WeekFacts['events']): Sentence => {
  const said = events.flatMap(({ event, at }) =>
    isEvent(event)
      ? [say('notice.week.event', { day: beijingClock(at).slice(5, 10), event: EVENT_WORDS.word(event) })]
      : [],
  );
  return said.length > 0
    ? say('notice.week.happened', { events: joined('notice.list', said) })
    : { code: 'notice.week.nothing' };
};

/** Says who has the application; addressed to the leader, who is "you" in it. */
const standing = ({ status, handler, handlerSince, with: name, band }: WeekFacts): Sentence => {
  const since = { status: STATUS_WORDS.word(status), day: beijingDay(handlerSince) };
  const stands =
    handler === 'applicant' ? say('notice.week.yours', since) : say('notice.week.with', { ...since, name });
  return band ? say(`notice.week.${band}`, { stands }) : stands;
};

/** Lines about one application: who has it and since when, its place in the queue, its promised date, recent events. */
export const weekLines = (facts: WeekFacts, now: Date): Sentence[] => {
  const { title, no } = facts;
  return [
    no ? say('notice.week.numbered', { title, no }) : say('notice.about', { title }),
    standing(facts),
    ...dateLine(facts, now),
    happened(facts.events),
  ];
};

/** One line about an application, for the short notice on the site. */
export const weekLine = ({ title, status, handler, with: name }: WeekFacts): Sentence => {
  const about = { title, status: STATUS_WORDS.word(status) };
  return handler === 'applicant'
    ? say('notice.week.short_yours', about)
    : say('notice.week.short', { ...about, name });
};
