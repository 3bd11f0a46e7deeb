import type { ApplicationStatus, Step } from '@contract/enums';
import type { OpenMatter } from '@contract/reminder-choices';
import type { Milestone } from '@contract/result-choices';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { type Word, type WordParams, wordTable } from '@contract/word';
import { beijingDayNumber, beijingWord } from './beijing-time';
import { isEndorsed } from './filing-condition';
import { PERIOD_DATE_WORDS } from './period-dates';
import { type ReviewFacts, waitingUntil } from './review-time';
import { stageWindow } from './stage-window';

/** Times before a date at which people are reminded, longest first. */
export const LEADS = ['d7', 'h48', 'h3'] as const;
export type Lead = (typeof LEADS)[number];
export const LEAD_MS: Readonly<Record<Lead, number>> = { d7: 7 * DAY_MS, h48: 48 * HOUR_MS, h3: 3 * HOUR_MS };

/** A date by which somebody has to act, and since when they have known it. */
export interface WaitingDate {
  at: Date;
  since: Date;
}

/** Leads that had already passed when the wait began are left out, because they would be no news. */
const leadsOf = ({ at, since }: WaitingDate): { lead: Lead; from: number }[] =>
  LEADS.map((lead) => ({ lead, from: at.getTime() - LEAD_MS[lead] })).filter(
    ({ from }) => from > since.getTime(),
  );

/**
 * The lead to remind of now: the nearest one that is due. After downtime only this one is sent, not the earlier ones
 * that were missed.
 */
export const leadNow = (date: WaitingDate, now: Date): Lead | null => {
  if (now >= date.at) return null;
  const nearest = LEADS.findLast((lead) => date.at.getTime() - LEAD_MS[lead] <= now.getTime());
  return leadsOf(date).find(({ lead }) => lead === nearest)?.lead ?? null;
};

/** Time of the next reminder; null after the last. */
export const nextReminder = (date: WaitingDate, now: Date): Date | null => {
  const next = leadsOf(date).find(({ from }) => from > now.getTime());
  return next ? new Date(next.from) : null;
};

export interface ReminderFacts extends ReviewFacts {
  id: number;
  no: string | null;
  filedVersion: number;
  sealedVersion: number | null;
  title: string;
  stepReached: Step;
  createdAt: Date;
}

/**
 * Words of reminders: what is open, under the name used towards the recipients; until when; and how much time is left.
 */
export const REMINDER_WORDS = wordTable('reminder', {
  untitled: '未命名的申报',
  draft: '“{title}”尚未提交',
  withdrawn: '“{title}”已撤回，尚未重新提交',
  returned: '“{title}”的修改尚未提交',
  audit: '“{title}”的单位审核与盖章件尚未提交',
  certify: '“{title}”单位已盖章，等待您通过实名认证',
  review: '“{title}”的评审尚未提交',
  stageOne: '“{title}”的阶段一成果尚未提交',
  stageTwo: '“{title}”的阶段二成果尚未提交',
  section: '“{title}”中由您负责的{sections}尚未填完',
  list: '{first}、{rest}',
  returnedUntil: '修改期限',
  reviewUntil: '评审截止',
  stageOneUntil: '阶段一成果提交截止',
  stageTwoUntil: '阶段二成果提交截止',
  sectionUntil: '负责人定的完成日期',
  date: '{until}：{at}，{left}',
  days: '还有 {n} 天',
  hours: '还有 {n} 小时',
  minutes: '还有 {n} 分钟',
});

interface Waiting {
  matter: OpenMatter;
  /** `team`: the leader and all authors. */
  who: 'owner' | 'team' | 'unit' | 'experts';
  since: (facts: ReminderFacts) => Date;
  until: Word;
  /** Address of the very step in which it can be done. */
  link: (facts: ReminderFacts) => string;
  /** The name used towards the recipients. */
  title: (facts: ReminderFacts) => string;
}

const byTitle = ({ title }: ReminderFacts): string => shortTitle(title);

const milestoneOf = ({ status, stageOneStatus }: ReminderFacts): Milestone =>
  status === 'stage_two' || stageOneStatus === 'passed' ? 'two' : 'one';

const result = (milestone: Milestone, matter: 'stageOne' | 'stageTwo'): Waiting => ({
  matter,
  who: 'owner',
  since: (facts) => stageWindow(facts, milestone).start,
  until: REMINDER_WORDS.word(`${matter}Until`),
  link: ({ id }) => `/innovation/result/${id}?milestone=${milestone}`,
  title: byTitle,
});
const RESULTS: Readonly<Record<Milestone, Waiting>> = {
  one: result('one', 'stageOne'),
  two: result('two', 'stageTwo'),
};

const audit: Waiting = {
  matter: 'audit',
  who: 'unit',
  since: ({ submittedAt, statusSince }) => submittedAt ?? statusSince,
  until: PERIOD_DATE_WORDS.word('unitAuditEnd'),
  link: ({ id }) => `/user/myProjects/${id}`,
  title: byTitle,
};

/** The unit has stamped the sheet; now only the leader has something to do. */
const certify: Waiting = {
  matter: 'certify',
  who: 'owner',
  since: ({ statusSince }) => statusSince,
  until: PERIOD_DATE_WORDS.word('unitAuditEnd'),
  link: () => '/user?tab=certification',
  title: byTitle,
};

/** Experts review anonymously and a title may reveal the applicant, so they are only given the number. */
const review: Waiting = {
  matter: 'review',
  who: 'experts',
  since: ({ statusSince }) => statusSince,
  until: REMINDER_WORDS.word('reviewUntil'),
  link: () => '/admin/reviews?tab=open',
  title: ({ no }) => no ?? '',
};

const APPLYING: Partial<Record<ApplicationStatus, Waiting>> = {
  draft: {
    matter: 'draft',
    who: 'team',
    since: ({ createdAt }) => createdAt,
    until: PERIOD_DATE_WORDS.word('applyEnd'),
    link: ({ id, stepReached }) => `/innovation/myProjects/${id}?step=${stepReached}`,
    title: byTitle,
  },
  withdrawn: {
    matter: 'withdrawn',
    who: 'owner',
    since: ({ statusSince }) => statusSince,
    until: PERIOD_DATE_WORDS.word('applyEnd'),
    link: ({ id }) => `/user/myProjects/${id}`,
    title: byTitle,
  },
  returned: {
    matter: 'returned',
    who: 'team',
    since: ({ statusSince }) => statusSince,
    until: REMINDER_WORDS.word('returnedUntil'),
    link: ({ id, stepReached }) => `/innovation/myProjects/${id}?step=${stepReached}`,
    title: byTitle,
  },
  submitted: audit,
  unit_review: audit,
  expert_review: review,
};

/** Statuses in which the application waits for its own people or reviewers and not for the office. */
export const REMINDED: readonly ApplicationStatus[] = [
  'draft',
  'withdrawn',
  'returned',
  'submitted',
  'unit_review',
  'expert_review',
  'approved',
  'stage_one',
  'stage_two',
];

const TITLE_SHOWN = 40;

export interface OpenDate extends WaitingDate {
  matter: OpenMatter;
  title: string;
  /** `named`: the people responsible for a section. */
  who: Waiting['who'] | 'named';
  open: Word;
  until: Word;
  link: string;
}

/** The title shortened for reminders, because a draft may have a title of any length. */
export const shortTitle = (title: string): string => {
  const signs = [...title];
  return signs.length > TITLE_SHOWN ? `${signs.slice(0, TITLE_SHOWN).join('')}…` : title;
};

/** The open matter under the title to be shown; a draft may have no title yet. */
export const openMatter = (
  matter: OpenMatter,
  title: string,
  more: WordParams = {},
): Pick<OpenDate, 'matter' | 'title' | 'open'> => {
  const untitled = REMINDER_WORDS.word('untitled');
  const open = REMINDER_WORDS.word(matter, { title: title || untitled, ...more });
  return { matter, title: title || untitled.chinese, open };
};

/** A submitted result waits for the office only. */
const isHandedIn = (facts: ReminderFacts): boolean =>
  (milestoneOf(facts) === 'two' ? facts.stageTwoStatus : facts.stageOneStatus) === 'submitted';

/** The date that the application's people or reviewers have to meet; null where there is none. */
export const openDate = (facts: ReminderFacts, now: Date): OpenDate | null => {
  if (!REMINDED.includes(facts.status)) return null;
  const at = waitingUntil(facts);
  if (!at || now >= at || isHandedIn(facts)) return null;
  const waiting = isEndorsed(facts) ? certify : (APPLYING[facts.status] ?? RESULTS[milestoneOf(facts)]);
  const { matter, who, since, until, link, title } = waiting;
  const said = { ...openMatter(matter, title(facts)), until, link: link(facts) };
  return { ...said, at, since: since(facts), who };
};

/**
 * 还有 5 天 by calendar days, as on every page; within three days 还有 48 小时, rounded down so that it never promises too
 * much.
 */
export const timeLeft = (at: Date, now: Date): Word => {
  const left = at.getTime() - now.getTime();
  const hours = Math.floor(left / HOUR_MS);
  if (left >= 3 * DAY_MS)
    return REMINDER_WORDS.word('days', { n: beijingDayNumber(at) - beijingDayNumber(now) });
  return hours >= 1
    ? REMINDER_WORDS.word('hours', { n: hours })
    : REMINDER_WORDS.word('minutes', { n: Math.max(1, Math.floor(left / MINUTE_MS)) });
};

export const dateLine = ({ until, at }: Pick<OpenDate, 'until' | 'at'>, now: Date): Word =>
  REMINDER_WORDS.word('date', { until, at: beijingWord(at.toISOString()), left: timeLeft(at, now) });
