import { LEARNING_LIMITS } from '@contract/learning-choices';
import type { SpaceTyped } from '@contract/learning-draft';
import { readDay, readWords } from '@contract/rules/read-typed';
import { isTooLow } from '@contract/rules/space-capacity';
import { textLength } from '@contract/rules/text-length';
import type { TechField } from '@contract/tech-fields';
import type { Text } from '@/i18n/useText';
import type { Space, SpaceDraft } from '@/services/learning';

export type SpaceValue = SpaceTyped;

/** The draft to send; call it only for a value without problems. */
export const draftOf = (value: SpaceValue): SpaceDraft => ({
  title: value.title?.trim() ?? '',
  summary: value.summary?.trim() ?? '',
  body: value.body?.trim() ?? '',
  field: value.field as TechField,
  unit_name: value.unit_name?.trim() ?? '',
  capacity: typeof value.capacity === 'number' ? value.capacity : null,
  end_on: value.end_on && readDay(value.end_on),
  classes: wordsOf(value.classes),
  requires_real_name: value.requires_real_name,
  requires_professional: value.requires_professional,
});

/** The class names, including the one being typed. */
export const wordsOf = (classes: SpaceValue['classes']): string[] =>
  typeof classes === 'string' ? (readWords(classes) ?? []) : (classes ?? []);

export type SpaceProblems = Partial<Record<keyof SpaceValue, string>>;

const endOnProblem = (typed: string | null, today: string | null): 'endOn' | 'endPast' | null => {
  if (typed === null) return null;
  const day = readDay(typed);
  if (day === null) return 'endOn';
  return today !== null && day < today ? 'endPast' : null;
};

/** The existing record, or the day (`2026-09-14`) on which a new one starts, which must not be after its end. */
export type Standing = Pick<Space, 'capacity' | 'member_count'> | string;

const capacityProblem = (capacity: SpaceValue['capacity'], t: Text, standing: Standing): string | null => {
  if (capacity === null) return null;
  const { min, max } = LEARNING_LIMITS.capacity;
  if (typeof capacity !== 'number' || !Number.isInteger(capacity) || capacity < min || capacity > max)
    return t('learning.form.capacity.invalid', { min, max });
  if (typeof standing === 'string') return null;
  const { member_count: memberCount } = standing;
  return isTooLow(capacity, { capacity: standing.capacity, memberCount })
    ? t('learning.form.capacityLow.invalid', { n: memberCount })
    : null;
};

/** Error messages by field, each stating the problem and how to fix it. */
export const problemsOf = (value: SpaceValue, t: Text, standing: Standing): SpaceProblems => {
  const problems: SpaceProblems = {};
  for (const name of ['title', 'summary'] as const) {
    const { min, max } = LEARNING_LIMITS[name];
    const n = textLength(value[name]);
    if (n < min || n > max) problems[name] = t(`learning.form.${name}.invalid`, { min, max, n });
  }
  const { max: bodyMax } = LEARNING_LIMITS.body;
  const endProblem = endOnProblem(value.end_on, typeof standing === 'string' ? standing : null);
  if (endProblem) problems.end_on = t(`learning.form.${endProblem}.invalid`);
  if (textLength(value.body) > bodyMax) problems.body = t('learning.form.body.invalid', { max: bodyMax });
  if (!value.field) problems.field = t('learning.form.field.required');
  const unit = textLength(value.unit_name);
  if (unit < LEARNING_LIMITS.unitName.min || unit > LEARNING_LIMITS.unitName.max)
    problems.unit_name = t('learning.form.unitName.required');
  const capacity = capacityProblem(value.capacity, t, standing);
  if (capacity) problems.capacity = capacity;
  const classes = wordsOf(value.classes);
  const { className, classes: classesMax } = LEARNING_LIMITS;
  if (classes.length > classesMax || classes.some((name) => textLength(name) > className.max))
    problems.classes = t('learning.form.classes.invalid', { n: classesMax, max: className.max });
  return problems;
};

const TYPED = ['end_on', 'capacity', 'classes'] as const;
/** Problems of values that have been entered, as opposed to missing ones; shown as soon as the field is left. */
export const slipsOf = (value: SpaceValue, t: Text, standing: Standing): SpaceProblems => {
  const problems = problemsOf(value, t, standing);
  return Object.fromEntries(
    TYPED.filter((name) => value[name] !== null).map((name) => [name, problems[name]]),
  );
};
