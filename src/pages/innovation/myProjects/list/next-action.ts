import type { ApplicationSummary } from '@contract/apply';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import type { MessageId } from '@/i18n/message-id';

interface NextAction {
  label: MessageId;
  /** The reader has to act. */
  urgent: boolean;
  /** The stage result in question; the button then leads to it instead of the application. */
  milestone?: Milestone;
}

type Facts = Pick<ApplicationSummary, 'status' | 'actions' | 'part' | 'changes'>;

/** The label of the reader's most likely next action; `audits` is true if the reader audits for the unit. */
export function nextAction({ status, actions, part, changes }: Facts, audits = false): NextAction {
  if (audits && changes?.some(({ state }) => state === 'unit'))
    return { label: 'life.audit.open.action', urgent: true };
  if (part === 'author' && status === 'draft')
    return { label: 'projects.card.continue.action', urgent: false };
  if (part === 'author' && status === 'returned')
    return { label: 'projects.card.amend.action', urgent: true };
  if (status === 'draft' && actions.includes('submit'))
    return { label: 'projects.card.continue.action', urgent: false };
  if (status === 'returned' && actions.includes('submit'))
    return { label: 'projects.card.amend.action', urgent: true };
  if ((['start_audit', 'endorse', 'report'] as const).some((event) => actions.includes(event)))
    return { label: 'life.audit.open.action', urgent: true };
  const milestone = MILESTONES.find((each) => actions.includes(`submit_stage_${each}`));
  if (milestone) return { label: 'projects.card.result.action', urgent: true, milestone };
  if (actions.includes('reopen')) return { label: 'projects.card.reopen.action', urgent: false };
  return { label: 'projects.card.progress.action', urgent: false };
}

/** The application whose button is the primary one of the list: the first on which the reader has to act. */
export const firstUrgent = (
  applications: readonly ApplicationSummary[],
  audits = false,
): number | undefined => applications.find((application) => nextAction(application, audits).urgent)?.id;
