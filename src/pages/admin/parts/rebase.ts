import type { FieldValue } from '@contract/rules/draft-fields';
import { mergeField, sameValue } from '@contract/rules/merge';

/** One place of a record that somebody else changed while its form was open. */
export interface MovedField {
  /** `name`, or `contact.phone`. */
  path: string;
  /** What stands there now. */
  value: unknown;
  /** The form holds something else: what is saved next takes its place. */
  isKept: boolean;
}

type Scalar = string | number | boolean | null | undefined;
interface Leaf {
  path: readonly string[];
  value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Ticks and choices of several: what each side adds or takes out stands side by side. */
const isChoice = (value: unknown): value is Scalar[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

const isChoices = (sides: readonly unknown[]): boolean =>
  sides.some(Array.isArray) && sides.every((side) => side === null || side === undefined || isChoice(side));

const leavesOf = (value: unknown, path: readonly string[] = []): Leaf[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, below]) => leavesOf(below, [...path, key]))
    : [{ path, value }];

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), record);

/** As the merge of drafts compares it: nothing is null, a list of rows is one value. */
const comparable = (value: unknown): FieldValue => {
  if (isChoice(value)) return value.map(String);
  if (Array.isArray(value)) return value.length === 0 ? null : JSON.stringify(value);
  return value === '' ? null : ((value ?? null) as FieldValue);
};
const inOrder = (value: FieldValue): FieldValue => (Array.isArray(value) ? value.toSorted() : value);
const isSame = (a: unknown, b: unknown): boolean => sameValue(inOrder(comparable(a)), inOrder(comparable(b)));

/** The choice of those names among the values they are names of. */
const chosen = (names: FieldValue, ...sides: unknown[]): unknown[] => {
  const known = new Map(
    sides.flatMap((side) => (isChoice(side) ? side : [])).map((item) => [String(item), item]),
  );
  return (Array.isArray(names) ? names : []).map((name) => known.get(name) ?? name);
};

/**
 * What a form shows once the record it was opened with (`base`) stands as `theirs`: what was not touched in it is
 * theirs, what was touched is `mine`, of choices of several both. Answers the values to set, by place.
 */
export function rebased(base: object, theirs: object, mine: object): Leaf[] {
  const paths = new Map([...leavesOf(base), ...leavesOf(theirs)].map(({ path }) => [path.join('.'), path]));
  return [...paths.values()].flatMap((path): Leaf[] => {
    const [before, now, here] = [base, theirs, mine].map((record) => valueAt(record, path));
    if (isSame(before, now)) return [];
    const isRows = isChoices([before, now, here]);
    const change = { path: path.join('.'), base: comparable(before), value: comparable(here) };
    const outcome = mergeField(change, comparable(now), isRows);
    if (outcome.kind === 'conflict') return [];
    if (outcome.kind === 'keep') return [{ path, value: now }];
    return isRows ? [{ path, value: chosen(outcome.value, before, now, here) }] : [];
  });
}

/** What somebody else changed since the form was opened, and where the form says otherwise. */
export function movedFields(opened: object, theirs: object, mine: object): MovedField[] {
  const paths = new Map([...leavesOf(opened), ...leavesOf(theirs)].map(({ path }) => [path.join('.'), path]));
  return [...paths].flatMap(([name, path]): MovedField[] => {
    const [before, value, here] = [opened, theirs, mine].map((record) => valueAt(record, path));
    return isSame(before, value) ? [] : [{ path: name, value, isKept: !isSame(value, here) }];
  });
}
