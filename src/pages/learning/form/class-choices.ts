import { classMoves, type Renaming } from '@contract/rules/class-names';
import type { Text } from '@/i18n/useText';

/** Choice for a class whose name disappeared: its new name, or `GIVEN_UP`. */
export type ClassChoices = Readonly<Record<string, string>>;

/** A blank, since no class can have that name. */
export const GIVEN_UP = ' ';

export const classFieldId = (index: number): string => `renamed-${index}`;

/**
 * Classes whose names disappeared while others appeared: it could be renaming or a new class, so the form asks what
 * happens to their students.
 */
export const askedClasses = (stands: readonly string[], wanted: readonly string[]): string[] => {
  const { gone, fresh } = classMoves(stands, wanted);
  return fresh.length > 0 ? gone : [];
};

/** The choice for one class; null if its new name no longer exists. */
export const choiceOf = (choices: ClassChoices, name: string, wanted: readonly string[]): string | null => {
  const choice = choices[name];
  return choice !== undefined && (choice === GIVEN_UP || wanted.includes(choice)) ? choice : null;
};

/** The new names still available for a class; two classes must not become one. */
export const namesLeft = (
  choices: ClassChoices,
  name: string,
  stands: readonly string[],
  wanted: readonly string[],
): string[] => {
  const { gone, fresh } = classMoves(stands, wanted);
  const others = gone.filter((other) => other !== name).map((other) => choices[other]);
  return fresh.filter((each) => !others.includes(each));
};

export const renamingsOf = (
  choices: ClassChoices,
  stands: readonly string[],
  wanted: readonly string[],
): Renaming[] =>
  askedClasses(stands, wanted).flatMap((from) => {
    const to = choiceOf(choices, from, wanted);
    return to === null || to === GIVEN_UP ? [] : [{ from, to }];
  });

/** Error messages by id of the field that asks. */
export const classProblems = (
  choices: ClassChoices,
  stands: readonly string[],
  wanted: readonly string[],
  t: Text,
): Record<string, string> =>
  Object.fromEntries(
    askedClasses(stands, wanted).flatMap((name, index) =>
      choiceOf(choices, name, wanted) === null
        ? [[classFieldId(index), t('learning.form.renamed.required', { name })]]
        : [],
    ),
  );
