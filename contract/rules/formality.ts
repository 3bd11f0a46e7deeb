import type { Sections } from '@contract/application';
import type { Verdict } from '@contract/enums';
import { SECTIONS, type Section, type SectionStatus } from '@contract/enums';
import { type Fields, flatten, sectionOf } from './draft-fields';
import type { Finding } from './finding';
import { baseRules } from './formality/base-rules';
import { budgetRules } from './formality/budget-rules';
import type { FormalityContext, FormalityRule, RuleVerdict } from './formality/check';
import { filesRules } from './formality/files-rules';
import { planRules } from './formality/plan-rules';
import { targetRules } from './formality/target-rules';
import { teamRules } from './formality/team-rules';
import { unitRules } from './formality/unit-rules';
import { clauseText } from './rule-words';

/** 形式审查: the same rules for the form, the check before submitting, the service and the admin area. */
export const FORMALITY_RULES: readonly FormalityRule[] = [
  ...baseRules,
  ...unitRules,
  ...teamRules,
  ...planRules,
  ...targetRules,
  ...budgetRules,
  ...filesRules,
];

const verdictOf = (findings: Finding[]): Verdict => {
  if (findings.length === 0) return 'passed';
  return findings.some(({ level }) => level === 'blocker') ? 'failed' : 'warning';
};

/** Every rule with its verdict, in the order of the form. */
export const checkFormality = (sections: Sections, context: FormalityContext): RuleVerdict[] => {
  const { unread = {} } = context;
  return FORMALITY_RULES.map(({ id, section, name, article, needs = [], check }) => {
    const rule = { id, section, name, clause: clauseText(article), article };
    if (needs.some((key) => context[key] === undefined)) return { ...rule, verdict: 'unknown', findings: [] };
    const findings = check(sections, context).filter(
      ({ path, code }) => !(path in unread) || UNREAD.has(code),
    );
    return { ...rule, verdict: verdictOf(findings), findings };
  });
};

/**
 * The verdicts that this side can compute, completed by those of the service. The service's verdict is used for a rule
 * whose context is unknown here, and its findings for every path whose value only the service has, because encrypted
 * values arrive masked.
 */
export const withServed = (
  own: readonly RuleVerdict[],
  served: readonly RuleVerdict[],
  isServed: (path: string) => boolean,
): RuleVerdict[] =>
  own.map((verdict) => {
    const other = served.find(({ id }) => id === verdict.id);
    if (!other) return verdict;
    if (verdict.verdict === 'unknown') return other;
    const findings = [
      ...verdict.findings.filter(({ path }) => !isServed(path)),
      ...other.findings.filter(({ path }) => isServed(path)),
    ];
    return { ...verdict, verdict: verdictOf(findings), findings };
  });

/** It passed because there is nothing to judge yet. */
export const isWithoutSubject = ({ id, verdict }: RuleVerdict, sections: Sections): boolean =>
  verdict === 'passed' && FORMALITY_RULES.find((rule) => rule.id === id)?.hasSubject?.(sections) === false;

export const findingsOf = (verdicts: readonly RuleVerdict[]): Finding[] =>
  verdicts.flatMap(({ findings }) => findings);
export const blockersOf = (verdicts: readonly RuleVerdict[]): Finding[] =>
  findingsOf(verdicts).filter(({ level }) => level === 'blocker');

/** Faults of texts that could not be read; their fields must not also be reported as empty or out of range. */
const UNREAD: ReadonlySet<string> = new Set(['amount', 'amountMax', 'month', 'months']);

const MISSING: ReadonlySet<string> = new Set([
  'required',
  'choose',
  'material',
  'promise',
  'notSecret',
  'agreement',
  'budgetEmpty',
  'indicatorCount',
  'innovationCount',
  'scheduleCount',
  'keywordCount',
  'stageTwoGoal',
  'summaryShort',
  'unitMissing',
  'fileUnfinished',
]);

const isFilled = (fields: Fields, section: Section): boolean =>
  Object.entries(fields).some(
    ([path, value]) =>
      sectionOf(path) === section &&
      value !== null &&
      value !== '' &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0),
  );

/**
 * State of each section in the task list: 进行中 while something is only missing, 有问题 when something is wrong
 * (req:forms-application).
 */
export const sectionStatuses = (
  sections: Sections,
  verdicts: readonly RuleVerdict[],
): Record<Section, SectionStatus> => {
  const fields = flatten(sections);
  const blockers = blockersOf(verdicts);
  const status = (section: Section): SectionStatus => {
    const own = blockers.filter((finding) => finding.section === section);
    if (own.length === 0) return 'done';
    if (own.some(({ code }) => !MISSING.has(code))) return 'problem';
    return isFilled(fields, section) ? 'in_progress' : 'not_started';
  };
  return Object.fromEntries(SECTIONS.map((section) => [section, status(section)])) as Record<
    Section,
    SectionStatus
  >;
};
