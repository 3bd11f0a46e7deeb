import { AUDIT_VALUE_MAX } from '@contract/limits';
import type { AuditAction } from './audit-words';
import { beijingIso } from './beijing-time';

/**
 * Fields whose values stay out of the audit log, because it is kept forever and read by people who need not know them.
 */
interface EditRule {
  /** Paths whose values are masked, or `all`. */
  personal?: readonly string[] | 'all';
}

/**
 * Acts that edit fields and record each changed field with old and new value. All other acts begin, move or end
 * something.
 */
export const EDIT_RULES = {
  'account.update': {
    personal: ['nickname', 'realName', 'gender', 'location', 'locationCity', 'studentId', 'intro'],
  },
  'school.edit': {},
  'unit.change_file': { personal: ['legalPerson'] },
  'unit.change_agree': { personal: ['legalPerson'] },
  'user.roles': {},
  'role.permissions': {},
  'period.update': {},
  'period.extend': {},
  'apply.extend': {},
  'apply.helper.change': {},
  'apply.section.assign': {},
  'fact.correct': { personal: 'all' },
  'content.update': {},
  'content.publish': {},
  'content.restore': {},
  'learning.edit': {},
  'learning.member_role': {},
  'setting.update': {},
  'setting.notice': {},
  'dict.update': {},
} as const satisfies Partial<Record<AuditAction, EditRule>>;
export type EditingAct = keyof typeof EDIT_RULES;
export type PlainAct = Exclude<AuditAction, EditingAct>;
export const isEditingAct = (action: string): action is EditingAct => Object.hasOwn(EDIT_RULES, action);

export type AuditValue = string | number | boolean | null;
export interface AuditChange {
  /** Path of the field, such as `leaderLimits.ageMax`. */
  field: string;
  from: AuditValue;
  to: AuditValue;
}

/** Fields that change with every edit and therefore say nothing about it. */
const FOLLOWS = ['id', 'version', 'createdAt', 'updatedAt'];

const MASK = '***';

type Leaves = Map<string, AuditValue>;

const kindOf = (value: unknown): string => Object.prototype.toString.call(value);
const isPlain = (value: unknown): value is Record<string, unknown> => kindOf(value) === '[object Object]';
const isMoment = (value: unknown): value is Date => kindOf(value) === '[object Date]';

const textOf = (value: unknown): string => {
  if (isMoment(value)) return beijingIso(value);
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return isList ? value.join('、') : JSON.stringify(value);
};

/** A field that was never filled in equals one that was emptied. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isSimple = (value: unknown): value is number | boolean =>
  typeof value === 'number' || typeof value === 'boolean';

const collect = (value: unknown, path: string, into: Leaves): Leaves => {
  if (isPlain(value))
    for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key, into);
  else if (!isEmpty(value)) into.set(path, isSimple(value) ? value : textOf(value));
  return into;
};

/** Letters of the common beginning that are kept before the first difference, for context. */
const AROUND = 20;
const sharedStart = (one: AuditValue, other: AuditValue): number => {
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  const [a, b] = [Array.from(one), Array.from(other)];
  const differs = a.findIndex((letter, index) => letter !== b[index]);
  return Math.max(0, (differs < 0 ? a.length : differs) - AROUND);
};

/** A value shortened to the logged length; a long text starts at the given letter. */
const short = (value: AuditValue, start: number): AuditValue => {
  if (typeof value !== 'string') return value;
  const letters = Array.from(value);
  if (letters.length <= AUDIT_VALUE_MAX) return value;
  const rest = letters.slice(start);
  const end = rest.length > AUDIT_VALUE_MAX ? '……' : '';
  return `${start > 0 ? '……' : ''}${rest.slice(0, AUDIT_VALUE_MAX).join('')}${end}`;
};

/** The fields of `after` that differ from `before`, in the order of `after`; personal values are masked. */
export const auditChanges = (action: EditingAct, before: object, after: object): AuditChange[] => {
  const { personal = [] }: EditRule = EDIT_RULES[action];
  const asked = Object.keys(after).filter((key) => !FOLLOWS.includes(key));
  const pick = (from: object): Leaves =>
    collect(
      Object.fromEntries(asked.map((key) => [key, (from as Record<string, unknown>)[key]])),
      '',
      new Map(),
    );
  const [old, now] = [pick(before), pick(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field): AuditChange[] => {
    const [from, to] = [old.get(field) ?? null, now.get(field) ?? null];
    if (from === to) return [];
    const isPersonal = personal === 'all' || personal.includes(field);
    const start = sharedStart(from, to);
    const shown = (value: AuditValue): AuditValue =>
      isPersonal && value !== null ? MASK : short(value, start);
    return [{ field, from: shown(from), to: shown(to) }];
  });
};
