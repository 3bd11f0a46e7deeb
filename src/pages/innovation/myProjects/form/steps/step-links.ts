import { SECTIONS, type Section, STEPS, type Step } from '@contract/enums';
import type { Text } from '@/i18n/useText';
import { stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import {
  type EditorContext,
  namesAt,
  remarksWaiting,
} from '@/pages/innovation/myProjects/parts/editor-context';
import type { StepLink } from './StepRail';

type Facts = Pick<EditorContext, 'application' | 'statuses' | 'blockers' | 'remarks' | 'view' | 'present'>;

const noteOf = (t: Text, step: Step, facts: Facts): Pick<StepLink, 'note' | 'wrong'> => {
  if (step === 'check') return {};
  const { statuses, blockers } = facts;
  const waiting = remarksWaiting(facts, step);
  if (waiting > 0) return { note: t('application.step.remarks.label', { n: waiting }), wrong: true };
  const status = statuses[step];
  if (status === 'not_started') return {};
  if (status !== 'problem') return { note: t(`kit.status.section.${status}.label`) };
  const n = blockers.filter(({ section }) => section === step).length;
  return { note: t('application.step.wrong.label', { n }), wrong: true };
};

/** The list of steps beside a section; before the application is created the steps have no links. */
export const stepLinks = (t: Text, facts: Facts): StepLink[] =>
  STEPS.map((step) => ({
    id: step,
    title: t(`application.step.${step}.title`),
    here: namesAt(facts, step),
    ...(!facts.view.isNew && { to: stepPath(facts.application.id, step), ...noteOf(t, step, facts) }),
  }));

/** The steps before and after; the first has none before it. */
export const neighbours = (step: Step): { before: Step | null; after: Step | null } => {
  const at = STEPS.indexOf(step);
  return { before: STEPS[at - 1] ?? null, after: STEPS[at + 1] ?? null };
};

/** 第 2 项，共 7 项: counts the sections with fields; the final check is not a section. */
export const placeOf = (section: Section): { n: number; total: number } => ({
  n: SECTIONS.indexOf(section) + 1,
  total: SECTIONS.length,
});
