import type { ContributionState } from '@contract/achievement-choices';
import type { ConfirmationState } from '@contract/confirmation-choices';
import type { CONTENT_STATES } from '@contract/content-choices';
import type { Verdict } from '@contract/enums';
import type { ChangeState } from '@contract/project-change-choices';
import type { RemarkStatus } from '@contract/remark';
import type { ReviewStatus } from '@contract/review-choices';
import type { PlaceState } from '@contract/school-choices';
import { type Look, STATUS_LOOKS } from './status-looks';

const { application, certification, result } = STATUS_LOOKS;
const done = certification.agreed;

/** The four numbers that all cases of the admin area use on the wire; the people who asked see the same numbers. */
export const CASE_LOOKS: readonly Look[] = [
  certification.pending,
  certification.agreed,
  certification.refused,
  certification.withdrawn,
];

const merged: Look = { tone: 'success', icon: 'link' };

/** A requested school or department: its numbers end differently, with merged and refused. */
export const SCHOOL_CASE_LOOKS: readonly Look[] = [
  certification.pending,
  certification.agreed,
  merged,
  certification.refused,
];

export const PLACE_LOOKS: Record<PlaceState | 'merged', Look> = {
  active: done,
  pending: certification.pending,
  stopped: { tone: 'neutral', icon: 'stop' },
  merged,
  removed: certification.refused,
};

/** A review that is only assigned waits for its expert. */
export const REVIEW_LOOKS: Record<ReviewStatus, Look> = {
  assigned: { tone: 'warning', icon: 'clock' },
  declared: { tone: 'info', icon: 'pencil' },
  conflict: { tone: 'neutral', icon: 'cross' },
  submitted: done,
};

/** Red only for what blocks the matter. */
export const VERDICT_LOOKS: Record<Verdict, Look> = {
  passed: done,
  failed: { tone: 'error', icon: 'alert' },
  warning: { tone: 'warning', icon: 'warning' },
  unknown: { tone: 'neutral', icon: 'clock' },
};

export const REMARK_LOOKS: Record<RemarkStatus, Look> = {
  open: result.returned,
  answered: result.submitted,
  closed: done,
};

export const CONFIRMATION_LOOKS: Record<ConfirmationState, Look> = {
  unasked: certification.none,
  waiting: certification.pending,
  confirmed: done,
  declined: certification.refused,
  lapsed: { tone: 'warning', icon: 'warning' },
};

export const INVITATION_LOOKS: Record<'waiting' | 'declined' | 'expired', Look> = {
  waiting: certification.pending,
  declined: certification.refused,
  expired: { tone: 'neutral', icon: 'clock' },
};

/** How an answer is shown: confirmed, refused, or pending. */
export const CONTRIBUTION_LOOKS: Record<ContributionState, Look> = {
  named: { tone: 'neutral', icon: 'clock' },
  asked: { tone: 'warning', icon: 'clock' },
  confirmed: done,
  disputed: certification.refused,
};

export const CHANGE_LOOKS: Record<ChangeState, Look> = {
  successor: certification.pending,
  unit: certification.pending,
  office: certification.pending,
  approved: application.approved,
  declined: certification.refused,
  refused: certification.refused,
  returned: application.returned,
  withdrawn: application.withdrawn,
  lapsed: { tone: 'neutral', icon: 'stop' },
};

export const LETTER_LOOKS: Record<'current' | 'replaced' | 'withdrawn', Look> = {
  current: done,
  replaced: { tone: 'neutral', icon: 'info' },
  withdrawn: { tone: 'warning', icon: 'alert' },
};

export const CONTENT_LOOKS: Record<(typeof CONTENT_STATES)[number], Look> = {
  draft: application.draft,
  published: done,
  withdrawn: { tone: 'neutral', icon: 'stop' },
};
