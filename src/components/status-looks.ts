import type { ApplicationStatus, PeriodStatus, SectionStatus } from '@contract/enums';
import type { IconName } from './icons';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

export interface Look {
  tone: Tone;
  icon: IconName;
}

const neutral = (icon: IconName): Look => ({ tone: 'neutral', icon });
const underWay = (icon: IconName = 'clock'): Look => ({ tone: 'info', icon });
const attention = (icon: IconName): Look => ({ tone: 'warning', icon });
const reached: Look = { tone: 'success', icon: 'check' };

const application = {
  draft: neutral('pencil'),
  submitted: underWay('sent'),
  unit_review: underWay(),
  formal_check: underWay(),
  expert_review: underWay(),
  publicity: attention('eye'),
  approved: reached,
  stage_one: underWay(),
  stage_two: underWay(),
  closed: reached,
  returned: attention('return'),
  rejected: neutral('cross'),
  withdrawn: neutral('undo'),
  terminated: neutral('stop'),
  not_funded: neutral('cross'),
} satisfies Record<ApplicationStatus, Look>;

const demand = {
  draft: neutral('pencil'),
  pending: underWay('sent'),
  published: reached,
  matching: underWay('link'),
  solved: reached,
  returned: attention('return'),
  expired: neutral('clock'),
  closed: neutral('stop'),
};

const achievement = {
  draft: neutral('pencil'),
  pending: underWay('sent'),
  published: reached,
  returned: attention('return'),
  removed: neutral('stop'),
};

const period = {
  forecast: neutral('calendar'),
  open: underWay(),
  closing: attention('clock'),
  closed: neutral('stop'),
  archived: neutral('stop'),
} satisfies Record<PeriodStatus, Look>;

/** Red only where a section holds a mistake: everything else is unfinished, not wrong. */
const section = {
  not_started: neutral('circle'),
  in_progress: underWay(),
  done: reached,
  problem: { tone: 'error', icon: 'alert' },
} satisfies Record<SectionStatus, Look>;

const certification = {
  none: neutral('circle'),
  pending: underWay(),
  agreed: reached,
  refused: attention('cross'),
  withdrawn: neutral('undo'),
  ended: neutral('cross'),
};

const result = {
  draft: neutral('pencil'),
  submitted: underWay('sent'),
  returned: attention('return'),
  passed: reached,
};

const reply = {
  pending: underWay(),
  accepted: reached,
  declined: neutral('cross'),
  withdrawn: neutral('undo'),
  ended: neutral('cross'),
};

/** A course or learning project. */
const learning = {
  open: reached,
  ended: neutral('stop'),
  removed: neutral('stop'),
};

/** A request to join. */
const joining = {
  waiting: underWay(),
  accepted: reached,
  refused: attention('cross'),
  cancelled: neutral('undo'),
};

/**
 * Icon and tint of every status, by the thing that has it (req:forms-status-looks). The words stand in the texts of
 * the kit.
 */
export const STATUS_LOOKS = {
  application,
  demand,
  achievement,
  period,
  section,
  certification,
  result,
  reply,
  learning,
  joining,
};

export type StatusKind = keyof typeof STATUS_LOOKS;
export type StatusOf<K extends StatusKind> = keyof (typeof STATUS_LOOKS)[K] & string;
