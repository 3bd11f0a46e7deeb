import type { ApplicationStatus, Section } from '@contract/enums';
import { SECTIONS } from '@contract/enums';
import type { HelperRole } from '@contract/helper-choices';
import { EDITABLE } from '@contract/rules/status-machine';
import { lastSecondOf } from './beijing-time';

/** Who answers for a section, and by which day of Beijing. */
export interface SectionTask {
  section: Section;
  accountId: number;
  /** `2026-09-30`; null where no day is set. */
  due: string | null;
  /** Since when (ISO). */
  since: string;
}

export interface TaskFacts {
  status: ApplicationStatus;
  ownerId: number;
  helpers: readonly { accountId: number; role: HelperRole; sections: readonly Section[] }[];
  sectionTasks: readonly SectionTask[];
  sectionsComplete: readonly Section[];
}

/** Who may answer for a section: the leader, and whoever writes it. */
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

/** The tasks that stand: who has left, or writes another section now, answers for nothing here. In the form's order. */
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

/** What of it still waits for somebody; what one person owes by one day is one date. */
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
      // What was set first has been told of first; the same date is told of once.
      if (begun < known.since) known.since = begun;
    }
  }
  return [...dates.values()];
};
