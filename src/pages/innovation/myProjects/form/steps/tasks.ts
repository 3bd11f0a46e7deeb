import { SECTIONS, type Section, type Step } from '@contract/enums';
import type { Text } from '@/i18n/useText';
import { stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import {
  type EditorContext,
  namesAt,
  remarksWaiting,
} from '@/pages/innovation/myProjects/parts/editor-context';
import type { Task } from './TaskList';

type Facts = Pick<
  EditorContext,
  'application' | 'statuses' | 'blockers' | 'remarks' | 'talk' | 'present' | 'over'
>;

const doneCount = ({ statuses }: Pick<EditorContext, 'statuses'>): number =>
  SECTIONS.filter((section) => statuses[section] === 'done').length;

/**
 * The progress of the form. While remarks are unanswered it counts those instead, since a full count would look
 * finished.
 */
export const progressText = (
  t: Text,
  facts: Pick<EditorContext, 'statuses' | 'remarks' | 'over'>,
): string => {
  if (facts.over) return t('application.tasks.closedProgress.help', { n: doneCount(facts) });
  const waiting = SECTIONS.reduce((sum, section) => sum + remarksWaiting(facts, section), 0);
  return waiting > 0
    ? t('application.step.remarks.help', { n: waiting })
    : t('application.tasks.progress.help', { n: doneCount(facts) });
};

export const isComplete = (facts: Pick<EditorContext, 'statuses'>): boolean =>
  doneCount(facts) === SECTIONS.length;

/** Where 继续填写 leads: the last step while it is unfinished, else the first unfinished one, else the check. */
export function continueStep(
  facts: Pick<EditorContext, 'application' | 'statuses' | 'remarks'>,
  lastStep: Step,
): Step {
  const open = SECTIONS.filter(
    (section) =>
      facts.application.writable.includes(section) &&
      (facts.statuses[section] !== 'done' || remarksWaiting(facts, section) > 0),
  );
  return open.find((section) => section === lastStep) ?? open[0] ?? 'check';
}

const hintOf = (t: Text, section: Section, { statuses, blockers }: Facts): string => {
  const status = statuses[section];
  const n = blockers.filter((finding) => finding.section === section).length;
  if (status === 'problem') return t('application.step.wrong.help', { n });
  if (status === 'in_progress') return t('application.step.missing.help', { n });
  return t(`application.step.${section}.help`);
};

const waitingOf = (t: Text, section: Section, facts: Facts): Pick<Task, 'waiting'> => {
  const n = remarksWaiting(facts, section);
  return n > 0 ? { waiting: t('application.step.remarks.help', { n }) } : {};
};

const talkOf = (t: Text, section: Section, { talk }: Facts): Pick<Task, 'talk'> => {
  const n = talk.openIn(section);
  return n > 0 ? { talk: t('comments.task.open.label', { n }) } : {};
};

interface Around {
  /** How long a step usually takes. */
  timeOf: (step: Step) => string;
  /** Who is responsible for a section and by when; empty if nobody is. */
  dutyOf: (section: Section) => string;
}

/**
 * For authors: first the sections they are responsible for, then the others they may write. The leader keeps the form's
 * order.
 */
export const inOwnOrder = (
  tasks: readonly Task[],
  { part, writable }: Pick<EditorContext['application'], 'part' | 'writable'>,
  own: readonly Section[],
): Task[] => {
  if (part !== 'author') return [...tasks];
  const rank = ({ id }: Task): number => {
    if (own.some((section) => section === id)) return 0;
    return writable.some((section) => section === id) ? 1 : 2;
  };
  return [...tasks].sort((a, b) => rank(a) - rank(b));
};

/** The rows of the task list: the seven sections, and the check while there is still something to file. */
export function tasksOf(t: Text, facts: Facts, { timeOf, dutyOf }: Around): Task[] {
  const { id } = facts.application;
  const sections = SECTIONS.map(
    (section, at): Task => ({
      number: at + 1,
      ...(dutyOf(section) && { duty: dutyOf(section) }),
      here: namesAt(facts, section),
      ...waitingOf(t, section, facts),
      id: section,
      title: t(`application.step.${section}.title`),
      hint: hintOf(t, section, facts),
      ...talkOf(t, section, facts),
      status: facts.statuses[section],
      ...(facts.statuses[section] === 'done' || facts.over ? {} : { takes: timeOf(section) }),
      to: stepPath(id, section),
    }),
  );
  // Past the deadline the application can no longer be submitted, so the check is left out.
  if (facts.over) return sections;
  return [
    ...sections,
    {
      id: 'check',
      number: SECTIONS.length + 1,
      here: namesAt(facts, 'check'),
      title: t('application.step.check.title'),
      hint: t('application.step.check.help'),
      status: isComplete(facts) ? 'not_started' : 'blocked',
      takes: timeOf('check'),
      to: stepPath(id, 'check'),
    },
  ];
}
