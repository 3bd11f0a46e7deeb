import type { ReviewStatus } from '@contract/review-choices';
import type { ReviewScores } from '@contract/rules/review-score';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Touched, Typed, WithDefault, Writers } from './column-types';

export interface ReviewTable {
  id: Generated<number>;
  applicationId: number;
  expertId: number;
  status: WithDefault<ReviewStatus>;
  conflictReason: string | null;
  scores: ColumnType<ReviewScores, string | undefined, string>;
  comment: WithDefault<string>;
  total: number | null;
  assignedBy: number;
  declaredAt: Date | null;
  submittedAt: Date | null;
  typed: Typed;
  fieldWriters: Writers;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface ReviewSchema {
  review: ReviewTable;
}
