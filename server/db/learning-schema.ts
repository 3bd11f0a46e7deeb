import type { LearningRole, SpaceKind } from '@contract/learning-choices';
import type { TechField } from '@contract/tech-fields';
import type { Generated } from 'kysely';
import type { Created, Touched, WithDefault } from './column-types';

// Courses, learning projects and who is in them.
export interface LearningSpaceTable {
  id: Generated<number>;
  kind: SpaceKind;
  ownerId: number;
  title: string;
  summary: string;
  body: WithDefault<string>;
  field: TechField;
  unitName: string;
  capacity: number | null;
  requiresRealName: WithDefault<boolean>;
  requiresProfessional: WithDefault<boolean>;
  codeOpen: WithDefault<boolean>;
  endAt: Date | null;
  removedReason: string | null;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface LearningClassTable {
  id: Generated<number>;
  spaceId: number;
  name: string;
}

export interface LearningCodeTable {
  code: string;
  spaceId: number;
  classId: number | null;
}

export interface LearningMemberTable {
  spaceId: number;
  accountId: number;
  role: LearningRole;
  classId: number | null;
  joinedAt: Created;
}

export interface LearningRequestTable {
  id: Generated<number>;
  spaceId: number;
  accountId: number;
  role: LearningRole;
  status: WithDefault<number>;
  reason: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface LearningSchema {
  learningSpace: LearningSpaceTable;
  learningClass: LearningClassTable;
  learningCode: LearningCodeTable;
  learningMember: LearningMemberTable;
  learningRequest: LearningRequestTable;
}
