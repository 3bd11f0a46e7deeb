import type { Section } from '@contract/enums';
import type { DemoProject } from './demo-project';
import type { DemoStep } from './demo-story';

/** An applicant: one of the demo's accounts, or somebody who cannot sign in. */
export type DemoOwner = { login: string } | { name: string; unit: string };

export interface DemoApplication {
  owner: DemoOwner;
  /** Index of the demo period, oldest first. */
  period: number;
  project: DemoProject;
  /** Sections that are filled in; all, unless said. */
  filled?: readonly Section[];
  createdDay: number;
  story: readonly DemoStep[];
  /** For one that was returned: in how many days from today it has, or had, to be resubmitted. */
  dueDay?: number;
  /** Remarks on fields that the office made when it returned the application. */
  remarks?: readonly { path: string; reasonCode: string; text: string }[];
}

/** Submitted, audited by the unit, and forwarded with its stamped sheet. */
export const filed = (submit: number, start: number, report: number): DemoStep[] => [
  { event: 'submit', actor: 'applicant', day: submit },
  { event: 'start_audit', actor: 'unit', day: start },
  { event: 'report', actor: 'unit', day: report },
];
/** Accepted, proposed after its panel, and approved when nobody objected. */
export const funded = (accept: number, propose: number, approve: number): DemoStep[] => [
  { event: 'accept', actor: 'office', day: accept },
  { event: 'propose', actor: 'office', day: propose },
  { event: 'approve', actor: 'system', day: approve },
];
export const stageOne = (submit: number, pass: number): DemoStep[] => [
  { event: 'submit_stage_one', actor: 'applicant', day: submit },
  { event: 'pass_stage_one', actor: 'office', day: pass },
];
export const stageTwo = (submit: number, pass: number): DemoStep[] => [
  { event: 'submit_stage_two', actor: 'applicant', day: submit },
  { event: 'pass_stage_two', actor: 'office', day: pass },
];
export const byOffice = (event: DemoStep['event'], day: number, reason?: string): DemoStep => ({
  event,
  actor: 'office',
  day,
  ...(reason ? { reason } : {}),
});
