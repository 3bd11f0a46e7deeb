import type { Title } from '@contract/enums';
import { nest } from '@contract/rules/draft-fields';
import { ELIGIBILITY_WORDS } from '@contract/rules/eligibility-words';
import { FINDING_WORDS, type Finding, fieldFindingWord } from '@contract/rules/finding';
import type { FormalityContext, FormalityRule, PeriodFacts } from '@contract/rules/formality/check';
import type { Word } from '@contract/word';
import { beijingDay, beijingWord } from './beijing-time';
import { FORMALITY_RULES } from './formality';
import { titleFinding } from './leader-limits';
import { ruleWord } from './rule-words';

/** State of the applicant's unit on the platform. */
export const UNIT_STANDINGS = ['verified', 'unverified', 'none'] as const;
export type UnitStanding = (typeof UNIT_STANDINGS)[number];

/**
 * What people say about themselves in the self-check, before they have an account or a draft; null where nothing was
 * entered.
 */
export interface SelfAnswers {
  certified: boolean | null;
  /** The leader's age in full years on the last day for applying. */
  age: number | null;
  title: Title | null;
  unit: UnitStanding | null;
  /** Applications in this period that the person leads already. */
  others: number | null;
  /** Projects that the person is carrying out. */
  running: number | null;
  /** Months of the execution term, `2027-01`. */
  termStart: string | null;
  termEnd: string | null;
  notSecret: boolean | null;
  /** Kinds of attachments of the period that the person has at hand; null while the question is unanswered. */
  papers: readonly string[] | null;
}

export const NO_ANSWERS: SelfAnswers = {
  certified: null,
  age: null,
  title: null,
  unit: null,
  others: null,
  running: null,
  termStart: null,
  termEnd: null,
  notSecret: null,
  papers: null,
};

export interface SelfVerdict {
  id: string;
  name: Word;
  /** `conditional`: does not prevent filing, but remains to be done. */
  verdict: 'passed' | 'conditional' | 'failed' | 'unknown';
  article: number;
  message: Word | null;
  /** What the person can do about a failed condition. */
  remedy: Word | null;
  /** Address of the page where that is done. */
  link: string | null;
}

const say = ELIGIBILITY_WORDS.word;

/**
 * When a rule can be answered in the self-check, and the texts for its outcome. The rule itself is that of the form.
 */
interface Asked {
  rule: string;
  isAnswered: (answers: SelfAnswers, period: PeriodFacts) => boolean;
  /** The condition itself, shown before it is answered and while it is met. */
  asks?: (period: PeriodFacts) => Word | null;
  passed?: (answers: SelfAnswers, period: PeriodFacts) => Word | null;
  failed?: (period: PeriodFacts, findings: readonly Finding[]) => Word;
  remedy?: Word;
  link?: string;
}

/** The limit set by the period, or that there is none. */
const limitWord = (
  max: number | undefined,
  room: 'ageRoom' | 'runningRoom',
  free: 'ageFree' | 'runningFree',
): Word => (max === undefined ? say(free) : say(room, { max }));

const ASKED: readonly Asked[] = [
  {
    rule: 'base.period',
    isAnswered: () => true,
    passed: (_, { applyEnd }) => say('closes', { at: beijingWord(applyEnd) }),
    remedy: say('otherPeriod'),
    link: '/innovation',
  },
  {
    rule: 'team.realName',
    isAnswered: ({ certified }) => certified !== null,
    passed: () => say('isCertified'),
    remedy: say('certify'),
    link: '/user?tab=certification',
  },
  {
    rule: 'team.age',
    isAnswered: ({ age }, { leaderLimits: limits }) => age !== null || limits?.ageMax === undefined,
    asks: ({ leaderLimits: limits }) => limitWord(limits?.ageMax, 'ageRoom', 'ageFree'),
    remedy: say('otherLeader'),
  },
  {
    rule: 'team.title',
    isAnswered: ({ title }, { leaderLimits: limits }) => title !== null || !limits?.titleMin,
    asks: ({ leaderLimits: limits }) =>
      limits?.titleMin ? FINDING_WORDS.word(titleFinding(limits.titleMin)) : say('titleFree'),
    remedy: say('otherLeader'),
  },
  {
    rule: 'unit.registered',
    isAnswered: ({ unit }) => unit !== null,
    passed: () => say('isRegistered'),
    failed: () => say('noUnit'),
    remedy: say('joinUnit'),
    link: '/user?tab=certification&kind=unit',
  },
  { rule: 'unit.verified', isAnswered: ({ unit }) => unit === 'verified' || unit === 'unverified' },
  {
    rule: 'base.onePerPeriod',
    isAnswered: ({ others }) => others !== null,
    asks: ({ maxPerPerson: max }) => say('room', { max }),
    failed: ({ maxPerPerson: max }) => say('room', { max }),
    remedy: say('seeApplication'),
    link: '/innovation/myProjects',
  },
  {
    rule: 'base.running',
    isAnswered: ({ running }, { leaderLimits: limits }) =>
      running !== null || limits?.runningMax === undefined,
    asks: ({ leaderLimits: limits }) => limitWord(limits?.runningMax, 'runningRoom', 'runningFree'),
    failed: ({ leaderLimits: limits }) => limitWord(limits?.runningMax, 'runningRoom', 'runningFree'),
    remedy: say('finishFirst'),
    link: '/user/myProjects',
  },
  {
    rule: 'base.term',
    isAnswered: ({ termStart, termEnd }) => Boolean(termStart && termEnd),
    asks: ({ termFrom: from, termTo: to }) => FINDING_WORDS.word('termRange', { from, to }),
  },
  {
    rule: 'base.notSecret',
    isAnswered: ({ notSecret }) => notSecret !== null,
    remedy: say('secretElsewhere'),
  },
  {
    rule: 'files.materials',
    isAnswered: ({ papers }) => papers !== null,
    passed: () => say('papersReady'),
    failed: (_, findings) =>
      say('papersMissing', { names: findings.map(({ params }) => params?.['label'] ?? '').join('、') }),
  },
];

const ruleOf = (id: string): FormalityRule => {
  const rule = FORMALITY_RULES.find((known) => known.id === id);
  if (!rule) throw new Error(`no rule is called ${id}`);
  return rule;
};

/** Stands for a file that the person has but did not upload; the rule only checks that there is one. */
const AT_HAND = 'at-hand';

const sectionsOf = ({ termStart, termEnd, notSecret, papers, title }: SelfAnswers, { id }: PeriodFacts) => {
  const kinds = [...(papers ?? [])];
  const files = kinds.flatMap((kind): [string, string][] => [
    [`files.attachments.${kind}.kind`, kind],
    [`files.attachments.${kind}.file`, AT_HAND],
  ]);
  return nest({
    'base.periodId': id,
    'base.termStart': termStart,
    'base.termEnd': termEnd,
    'team.leaderTitle': title,
    'base.notSecret': notSecret,
    'files.attachments': kinds,
    ...Object.fromEntries(files),
  });
};

/** A date of birth that gives exactly this age on the last day for applying. */
const bornFor = (age: number, { applyEnd }: PeriodFacts): string => {
  const day = beijingDay(applyEnd);
  return `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
};

const contextOf = (answers: SelfAnswers, period: PeriodFacts, now: Date): FormalityContext => ({
  period,
  now,
  leader: { name: '', certified: answers.certified === true },
  ownUnit: answers.unit === 'none' ? null : { name: '', verified: answers.unit === 'verified' },
  leaderBorn: bornFor(answers.age ?? 0, period),
  running: answers.running ?? 0,
  others: Array.from({ length: answers.others ?? 0 }, (_, id) => ({ id, title: '' })),
});

const firstOf = (findings: readonly Finding[]): Word | null =>
  findings[0] ? fieldFindingWord(findings[0]) : null;

/**
 * The rules of the formality check that can be answered before there is a draft (req:forms-application), each with its
 * clause and a remedy. They are the same rules that the form, filing and the office's formality check use.
 */
export const selfCheck = (answers: SelfAnswers, period: PeriodFacts, now: Date): SelfVerdict[] => {
  const sections = sectionsOf(answers, period);
  const context = contextOf(answers, period, now);
  return ASKED.map(({ rule: id, isAnswered, asks, passed, failed, remedy = null, link = null }) => {
    const { name, article, check } = ruleOf(id);
    const row = { id, name: ruleWord({ id, name }), article };
    const condition = asks?.(period) ?? null;
    if (!isAnswered(answers, period))
      return { ...row, verdict: 'unknown', message: condition, remedy: null, link: null };
    const findings = check(sections, context);
    const blocking = findings.filter(({ level }) => level === 'blocker');
    if (blocking.length === 0)
      return {
        ...row,
        ...(findings.length > 0 && remedy
          ? { verdict: 'conditional', remedy, link }
          : { verdict: 'passed', remedy: null, link: null }),
        message: firstOf(findings) ?? passed?.(answers, period) ?? condition,
      };
    return {
      ...row,
      verdict: 'failed',
      remedy,
      link,
      message: failed?.(period, blocking) ?? firstOf(blocking),
    };
  });
};
