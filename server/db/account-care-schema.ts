import type { RefusalCode } from '@contract/certification-choices';
import type { UnitFactChange } from '@contract/unit-change';
import type { FORMER_KINDS } from '@contract/unit-choices';
import type { Word } from '@contract/word';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Touched, WithDefault } from './column-types';

// Schools, certifications and other applications of a person about the account (migration 0012).
export interface SchoolTable {
  id: Generated<number>;
  name: string;
  province: string | null;
  city: string | null;
  address: string | null;
  status: WithDefault<string>;
  /** What it became part of, and why; for one that is stopped, why. */
  mergedInto: WithDefault<number | null>;
  reason: WithDefault<string | null>;
  version: WithDefault<number>;
  createdAt: Created;
  updatedAt: Touched;
}
export interface DepartmentTable {
  id: Generated<number>;
  schoolId: number;
  name: string;
  status: WithDefault<string>;
  /** The school or department it was merged into; null if it was not. The reason explains a merge or a suspension. */
  mergedInto: WithDefault<number | null>;
  reason: WithDefault<string | null>;
  version: WithDefault<number>;
  createdAt: Created;
  updatedAt: Touched;
}

/** Columns common to every application of a person that somebody decides. */
interface Decided {
  id: Generated<number>;
  accountId: number;
  status: WithDefault<number>;
  reason: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface SchoolApplyTable extends Decided {
  schoolId: number;
  departmentId: number | null;
  name: string;
  remarks: WithDefault<string>;
  mergedInto: number | null;
}
export interface UnitApplyTable extends Decided {
  unitId: number;
  licenseFile: string | null;
  letterFile: string | null;
}
export interface UnitChangeTable extends Decided {
  unitId: number;
  fields: ColumnType<UnitFactChange[], string, never>;
  /** `2026-09-30`. */
  effectiveOn: string;
  grounds: string;
  paperFile: string;
}
export interface UnitFormerTable {
  id: Generated<number>;
  unitId: number;
  kind: (typeof FORMER_KINDS)[number];
  value: string;
  pinyin: WithDefault<string>;
  heldFrom: string | null;
  heldUntil: string;
  createdAt: Created;
}
export interface UnitMemberApplyTable extends Decided {
  unitId: number;
}
export interface CertificationTable extends Decided {
  kind: 'real_name' | 'professional';
  name: string | null;
  gender: number | null;
  idType: string | null;
  idNumberSealed: string | null;
  idNumberKey: string | null;
  showRealname: WithDefault<boolean>;
  schoolId: number | null;
  departmentId: number | null;
  identity: string | null;
  extra: string | null;
  fileId: string | null;
  /** Why it was refused (migration 0095); null if it was not. */
  reasonCode: WithDefault<RefusalCode | null>;
  /** The reason in words for every language, where the platform itself gave it (migration 0122). */
  reasonSaid: ColumnType<Word | null, string | null | undefined, string | null>;
  /** Until when the certification holds; null while it does not, or if an older version granted it (migration 0116). */
  validUntil: WithDefault<Date | null>;
  /** How many days before `validUntil` the last reminder was due; null: not reminded yet. */
  renewalTold: WithDefault<number | null>;
  /** Since when the person stands in the queue; a mended application keeps the place. */
  queuedAt: Created;
}

export interface ConsentTable {
  id: Generated<number>;
  accountId: number;
  kind: string;
  documentVersion: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

export interface VerificationCodeTable {
  id: Generated<number>;
  purpose: number;
  recipientKey: string;
  codeHash: string;
  accountId: number | null;
  tries: WithDefault<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}
export interface AvatarTable {
  id: string;
  accountId: number;
  bytes: Buffer;
  createdAt: Created;
}
export interface SpentChallengeTable {
  nonce: string;
  expiresAt: Date;
}

export interface OpenUserTable {
  id: Generated<number>;
  accountId: number;
  provider: string;
  subject: string;
  nickname: WithDefault<string>;
  createdAt: Created;
}
export interface OpenSignInTable {
  stateHash: string;
  provider: string;
  verifierSealed: string;
  nonce: string;
  browserHash: string;
  accountId: number | null;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface RecoveryCodeTable {
  accountId: number;
  codeHash: string;
  usedAt: Date | null;
}

export interface AccountStopTable {
  id: Generated<number>;
  accountId: number;
  reason: string;
  stoppedBy: number;
  stoppedAt: Date;
  endedBy: number | null;
  endedAt: Date | null;
}

export interface FactorReleaseTable {
  id: Generated<number>;
  accountId: number;
  grounds: string;
  askedBy: number;
  askedAt: Date;
  confirmedBy: number | null;
  dueAt: Date | null;
  lapsesAt: Date;
  endedAt: Date | null;
}

export interface CareSchema {
  factorRelease: FactorReleaseTable;
  accountStop: AccountStopTable;
  recoveryCode: RecoveryCodeTable;
  school: SchoolTable;
  department: DepartmentTable;
  schoolApply: SchoolApplyTable;
  unitApply: UnitApplyTable;
  unitChange: UnitChangeTable;
  unitFormer: UnitFormerTable;
  unitMemberApply: UnitMemberApplyTable;
  certification: CertificationTable;
  consent: ConsentTable;
  verificationCode: VerificationCodeTable;
  avatar: AvatarTable;
  spentChallenge: SpentChallengeTable;
  openUser: OpenUserTable;
  openSignIn: OpenSignInTable;
}
