import { classMoves, type Renaming } from '@contract/rules/class-names';
import type { Text } from '@/i18n/useText';

/** What was chosen for a class whose name went: its new name, or that it is given up. */
export type ClassChoices = Readonly<Record<string, string>>;

/** No name of a class is a blank. */
export const GIVEN_UP = ' ';

export const classFieldId = (index: number): string => `renamed-${index}`;

/** Classes whose names went while others came: a new name and a new class look alike, so their students are asked about. */
export const askedClasses = (stands: readonly string[], wanted: readonly string[]): string[] => {
  const { gone, fresh } = classMoves(stands, wanted);
  return fresh.length > 0 ? gone : [];
};

/** The choice for one class, as long as it can still be meant. */
export const choiceOf = (choices: ClassChoices, name: string, wanted: readonly string[]): string | null => {
  const choice = choices[name];
  return choice !== undefined && (choice === GIVEN_UP || wanted.includes(choice)) ? choice : null;
};

/** The new names one class can still take: no two classes become one. */
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

/** By the field that asks. */
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
