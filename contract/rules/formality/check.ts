import type { Sections } from '@contract/application';
import type { Section, Verdict } from '@contract/enums';
import type { FindingCode } from '@contract/finding-texts';
import { APPLICATION_LIMITS as L } from '@contract/limits';
import { isEmail, PHONE } from '@contract/rules/account-rules';
import { cleanCode } from '@contract/rules/clean-text';
import { fieldLabel } from '@contract/rules/field-labels';
import { amountFault, type Finding } from '@contract/rules/finding';
import { isMasked } from '@contract/rules/id-number';
import type { LeaderLimits } from '@contract/rules/leader-limits';
import { textLength } from '@contract/rules/text-length';

/** The facts about a period that the rules need. */
export interface PeriodFacts {
  id: number;
  name: string;
  applyStart: string;
  applyEnd: string;
  categories: readonly { key: string; name: string }[];
  /** Earliest and latest month of the execution term. */
  termFrom: string;
  termTo: string;
  /** Reference ceiling of indirect costs, 0–1. */
  indirectRatio: number;
  maxPerPerson: number;
  leaderLimits?: LeaderLimits | undefined;
  attachments: readonly { kind: string; label: string; required: boolean }[];
}

/**
 * What surrounds the form. `undefined` means not known here (a visitor, or offline): the rules that need it
 * answer `unknown` instead of guessing.
 */
export interface FormalityContext {
  period?: PeriodFacts | null;
  now?: Date;
  /** It was filed in time once: a returned application is judged by its own due date, not by the period's. */
  filed?: boolean;
  leader?: { name: string; certified: boolean };
  /** The leader's date of birth by the verified document, `1986-01-31`; null where no document states it. */
  leaderBorn?: string | null;
  /** Number of that document, which only the service can decrypt; null where there is none. */
  leaderNumber?: string | null;
  /** Projects of the leader that are being carried out. */
  running?: number;
  /** `attended`: the unit has an administrator; missing where that is unknown. */
  ownUnit?: { name: string; verified: boolean; attended?: boolean } | null;
  /** Other applications of the same person in the same period that are not withdrawn or ended. */
  others?: readonly { id: number; title: string }[];
  /** Texts that cannot be read as the value of their field, by path; `sections` has null at these paths. */
  unread?: Readonly<Record<string, string>>;
  /** Files referenced by the form, with their state on the service. */
  files?: readonly { id: string; name: string; state: 'uploading' | 'ready' | 'refused' }[];
}

/** One rule of the formality check (形式审查). */
export interface FormalityRule {
  id: string;
  section: Section;
  /** Chinese name in the list of verdicts. */
  name: string;
  /** Number of the article in the application guide that the rule enforces. */
  article: number;
  /** Context the rule cannot do without. */
  needs?: readonly (keyof FormalityContext)[];
  /** Whether the form has anything to judge yet; a form without it satisfies the rule unexamined. */
  hasSubject?: (sections: Sections) => boolean;
  check: (sections: Sections, context: FormalityContext) => Finding[];
}

export interface RuleVerdict {
  id: string;
  section: Section;
  name: string;
  clause: string;
  article: number;
  verdict: Verdict;
  findings: Finding[];
}

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const sectionOfPath = (path: string): Section => path.split('.')[0] as Section;

export const blocker = (path: string, code: FindingCode, params?: Finding['params']): Finding => ({
  code,
  path,
  section: sectionOfPath(path),
  level: 'blocker',
  ...(params ? { params } : {}),
});
export const warning = (path: string, code: FindingCode, params?: Finding['params']): Finding => ({
  ...blocker(path, code, params),
  level: 'warning',
});

/** 请填写…/请选择… for each blank path. */
export const requireAll = (code: 'required' | 'choose', values: Record<string, unknown>): Finding[] =>
  Object.entries(values)
    .filter(([, value]) => isBlank(value))
    .map(([path]) => blocker(path, code, { label: fieldLabel(path) }));

/** Name of a row, or its number while the name is empty or too long to be quoted. */
export const rowName = (name: string | null, i: number): string | number =>
  isBlank(name) || textLength(name) > L.unitName.max ? i + 1 : (name ?? '');

/**
 * Whether two codes (of a person or a unit) are equal. Masked codes never count as equal: the hidden part is unknown
 * here, and two different numbers can have the same mask.
 */
export const sameCode = (a: string | null, b: string | null): boolean =>
  !isBlank(a) && !isBlank(b) && !isMasked(a ?? '') && cleanCode(a ?? '') === cleanCode(b ?? '');

/** Finding for a code that an earlier row already has; it names that earlier row. */
export const codeRepeated = (path: string, twin: string | null, at: number): Finding =>
  blocker(path, 'codeRepeated', { label: fieldLabel(path), name: rowName(twin, at) });

/** Adds to the findings which row of a list they are about. */
export const ofRow = (name: string | null, i: number, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, params: { ...finding.params, who: rowName(name, i) } }));

/**
 * Findings for texts at or below `at` that cannot be read as values; `finding` gives the sentence with the expected
 * form.
 */
export const misread = (
  { unread = {} }: FormalityContext,
  at: string,
  finding: (path: string, text: string) => Finding,
): Finding[] =>
  Object.entries(unread)
    .filter(([path]) => path === at || path.startsWith(`${at}.`))
    .map(([path, text]) => finding(path, text));
export const noAmount = (path: string, text: string): Finding => {
  const { code, params } = amountFault(text);
  return blocker(path, code, params);
};
export const noMonth = (path: string): Finding => blocker(path, 'month');

/** A text over its limit. */
export const notLonger = (path: string, value: string | null, max: number): Finding[] => {
  const over = textLength(value) - max;
  return over > 0 ? [blocker(path, 'tooLong', { label: fieldLabel(path), max, n: over })] : [];
};

export const phoneFindings = (path: string, value: string | null): Finding[] =>
  isBlank(value) || PHONE.test(value ?? '') ? [] : [blocker(path, 'phone')];
export const emailFindings = (path: string, value: string | null): Finding[] =>
  isBlank(value) || isEmail(value ?? '') ? [] : [blocker(path, 'email')];
