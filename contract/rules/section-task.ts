import type { ApplicationStatus, Section } from '@contract/enums';
import { SECTIONS } from '@contract/enums';
import type { HelperRole } from '@contract/helper-choices';
import { EDITABLE } from '@contract/rules/status-machine';
import { lastSecondOf } from './beijing-time';

/** Who is responsible for a section, and by which Beijing date. */
export interface SectionTask {
  section: Section;
  accountId: number;
  /** `2026-09-30`; null where no day is set. */
  due: string | null;
  /** ISO 8601 time of the assignment. */
  since: string;
}

export interface TaskFacts {
  status: ApplicationStatus;
  ownerId: number;
  helpers: readonly { accountId: number; role: HelperRole; sections: readonly Section[] }[];
  sectionTasks: readonly SectionTask[];
  sectionsComplete: readonly Section[];
}

/** Who may be responsible for a section: the leader, or an author of that section. */
export const mayAnswerFor = (
  { ownerId, helpers }: Pick<TaskFacts, 'ownerId' | 'helpers'>,
  accountId: number,
  section: Section,
): boolean =>
  accountId === ownerId ||
  helpers.some(
    (helper) =>
      helper.accountId === accountId && helper.role === 'author' && helper.sections.includes(section),
  );

/**
 * Section tasks that are still valid, in the order of the form; a person who has left or no longer writes the section
 * is not responsible for it.
 */
export const standingTasks = (
  facts: Pick<TaskFacts, 'ownerId' | 'helpers' | 'sectionTasks'>,
): SectionTask[] =>
  SECTIONS.flatMap((section) =>
    facts.sectionTasks.filter(
      (task) => task.section === section && mayAnswerFor(facts, task.accountId, section),
    ),
  );

interface SectionDate {
  accountId: number;
  sections: Section[];
  at: Date;
  since: Date;
}

/** Due dates of sections that are not filled in yet; sections of one person with the same date are combined. */
export const sectionDates = (facts: TaskFacts, now: Date): SectionDate[] => {
  if (!EDITABLE.includes(facts.status)) return [];
  const dates = new Map<string, SectionDate>();
  for (const { section, accountId, due, since } of standingTasks(facts)) {
    if (due === null || facts.sectionsComplete.includes(section)) continue;
    const at = lastSecondOf(due);
    if (now >= at) continue;
    const key = `${accountId} ${due}`;
    const known = dates.get(key);
    const begun = new Date(since);
    if (!known) dates.set(key, { accountId, sections: [section], at, since: begun });
    else {
      known.sections.push(section);
      // Combined sections count from the earliest assignment, so that the date is reminded of once.
      if (begun < known.since) known.since = begun;
    }
  }
  return [...dates.values()];
};
