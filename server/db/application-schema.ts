import type { AnswerState } from '@contract/confirmation-choices';
import type { Section, Step } from '@contract/enums';
import type { DraftPart, HelperRole, InvitationState } from '@contract/helper-choices';
import type { LetterKind } from '@contract/letter-choices';
import type { ChangeEvent, ChangeKind, ChangeState } from '@contract/project-change-choices';
import type { ReceiptCheck } from '@contract/receipt-chain';
import type { Milestone } from '@contract/result-choices';
import type { Fields } from '@contract/rules/draft-fields';
import type { ChangeActor, ChangeAsker } from '@contract/rules/project-change';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Touched, WithDefault } from './column-types';

/** Somebody the leader lets write or read an application. */
export interface ApplicationHelper {
  accountId: number;
  role: HelperRole;
  /** The sections that an author may edit; empty for a reader. */
  sections: Section[];
  /** Since when (ISO). */
  since: string;
}

export interface ApplicationInvitationTable {
  id: Generated<number>;
  applicationId: number;
  code: string;
  accountId: number | null;
  note: WithDefault<string>;
  role: HelperRole;
  sections: WithDefault<Section[]>;
  state: WithDefault<Exclude<InvitationState, 'expired'>>;
  createdAt: Created;
  expiresAt: Date;
  answeredAt: Date | null;
}

export interface ApplicationThreadTable {
  id: Generated<number>;
  applicationId: number;
  path: string;
  resolvedAt: Date | null;
  resolvedBy: number | null;
}

export interface ApplicationCommentTable {
  id: Generated<number>;
  threadId: number;
  authorId: number;
  body: string;
  createdAt: Created;
}

export interface ApplicationConfirmationTable {
  id: Generated<number>;
  applicationId: number;
  rowId: string;
  code: string;
  accountId: number | null;
  state: WithDefault<AnswerState>;
  reason: string | null;
  stated: ColumnType<Fields | null, string | null | undefined, string | null>;
  askedAt: Created;
  toldAt: Touched;
  answeredAt: Date | null;
  comparedAt: Date | null;
  lapseToldAt: Date | null;
}

export interface ApplicationPresenceTable {
  applicationId: number;
  accountId: number;
  step: Step | null;
  seenAt: Date;
}

export interface ApplicationRemarkTable {
  id: Generated<number>;
  applicationId: number;
  filedVersion: number;
  path: string;
  reasonCode: string;
  body: string;
  authorRole: 'unit' | 'office';
  authorId: number;
  answer: string | null;
  answeredAt: Date | null;
  closedAt: Date | null;
  closedBy: number | null;
  createdAt: Created;
}

export interface CalendarFeedTable {
  accountId: number;
  tokenHash: string;
  tokenSealed: string;
  createdAt: Created;
}

export interface ApplicationReceiptTable {
  sequence: number;
  applicationId: number;
  filedVersion: number;
  code: string;
  statement: string;
  keyId: string;
  signature: string;
  previousHash: string;
  hash: string;
}
export interface ReceiptHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

export interface ReceiptDayTable {
  /** A date in Beijing time, such as `2026-09-30`. */
  day: string;
  firstSequence: number;
  lastSequence: number;
  statement: string;
  keyId: string;
  signature: string;
  hash: string;
}

export interface ReceiptCheckTable {
  id: Generated<number>;
  status: WithDefault<ReceiptCheck['status']>;
  headSequence: number;
  headHash: string;
  lastSequence: WithDefault<number>;
  lastHash: WithDefault<string>;
  brokenAt: number | null;
  fault: string | null;
  startedBy: number | null;
  startedAt: Date;
  finishedAt: Date | null;
}

export interface DecisionLetterTable {
  id: Generated<number>;
  applicationId: number;
  eventId: number;
  kind: LetterKind;
  code: string;
  document: string;
  statement: string;
  keyId: string;
  signature: string;
  issuedAt: Date;
}

export interface DecisionLetterOpeningTable {
  letterId: number;
  accountId: number;
  part: DraftPart | 'unit';
  firstAt: Date;
  lastAt: Date;
}

export interface ProjectChangeTable {
  id: Generated<number>;
  applicationId: number;
  kind: ChangeKind;
  state: WithDefault<ChangeState>;
  stateSince: Date;
  reason: string;
  milestone: Milestone | null;
  /** For an extension: the deadline when it was applied for, and the new deadline that is asked for. */
  due: Date | null;
  until: Date | null;
  askedBy: WithDefault<ChangeAsker>;
  /** For a change of the leader: the leader when it was applied for, and the nominated successor. */
  leaderId: number | null;
  successorId: number | null;
  version: WithDefault<number>;
}

export interface ProjectChangeStepTable {
  id: Generated<number>;
  changeId: number;
  event: ChangeEvent;
  actorId: number | null;
  actorRole: ChangeActor;
  opinion: string | null;
  at: Date;
}

export interface LifeSchema {
  projectChange: ProjectChangeTable;
  projectChangeStep: ProjectChangeStepTable;
  decisionLetter: DecisionLetterTable;
  decisionLetterOpening: DecisionLetterOpeningTable;
  receiptCheck: ReceiptCheckTable;
  applicationReceipt: ApplicationReceiptTable;
  receiptHead: ReceiptHeadTable;
  receiptDay: ReceiptDayTable;
  calendarFeed: CalendarFeedTable;
  applicationRemark: ApplicationRemarkTable;
  applicationInvitation: ApplicationInvitationTable;
  applicationThread: ApplicationThreadTable;
  applicationComment: ApplicationCommentTable;
  applicationConfirmation: ApplicationConfirmationTable;
  applicationPresence: ApplicationPresenceTable;
}
