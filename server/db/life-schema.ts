import type { Generated } from 'kysely';
import type { Created } from './column-types';

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

export interface LifeSchema {
  applicationReceipt: ApplicationReceiptTable;
  receiptHead: ReceiptHeadTable;
  calendarFeed: CalendarFeedTable;
  applicationRemark: ApplicationRemarkTable;
}
