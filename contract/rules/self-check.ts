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

/** How the applicant's unit stands with the platform. */
export const UNIT_STANDINGS = ['verified', 'unverified', 'none'] as const;
export type UnitStanding = (typeof UNIT_STANDINGS)[number];

/** What somebody says of themselves before there is an account or a draft; null where nothing was said. */
export interface SelfAnswers {
  certified: boolean | null;
  /** Full years of the leader on the last day of applying. */
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
  /** Kinds of the period's papers that are at hand; null while none was looked at. */
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
  /** `conditional`: not in the way of filing, and still to be done. */
  verdict: 'passed' | 'conditional' | 'failed' | 'unknown';
  article: number;
  message: Word | null;
  /** What would change the answer. */
  remedy: Word | null;
  /** Where that is done. */
  link: string | null;
}

const say = ELIGIBILITY_WORDS.word;

/** What a rule is asked for here, and what is said about its answer. The rule itself is the form's own. */
interface Asked {
  rule: string;
  isAnswered: (answers: SelfAnswers, period: PeriodFacts) => boolean;
  /** The condition itself, which stands there before anything is answered and as long as it is met. */
  asks?: (period: PeriodFacts) => Word | null;
  passed?: (answers: SelfAnswers, period: PeriodFacts) => Word | null;
  failed?: (period: PeriodFacts, findings: readonly Finding[]) => Word;
  remedy?: Word;
  link?: string;
}

/** What the period asks, or that it asks nothing. */
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

/** A paper that is at hand and not uploaded: the rule asks only whether there is one. */
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

/** Born on the very day, so many years before: on the last day of applying exactly so old. */
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
 * The rules of the formality check that somebody can answer before there is a draft (req:forms-application), each with
 * its clause and what would change it. The same rules judge the form, the filing and the office's look at it.
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
