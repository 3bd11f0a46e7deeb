import type { DraftChanges, DraftSaved } from '@contract/draft';
import type { RecordShape } from '@contract/rules/record-fields';
import type { TypedTexts } from '@contract/rules/typed-record';
import type { OpenRecord } from '@/draft/open-record';

/** What a demand and an achievement of one's own have in common. */
export interface Posting<Draft> {
  id: number;
  version: number;
  status: string;
  draft: Draft;
  typed?: TypedTexts;
  editable: boolean;
}

/** One before its first word. */
export const UNMADE = {
  id: 0,
  no: null,
  version: 0,
  status: 'draft' as const,
  files: [],
  coverFile: null,
  reason: null,
  actions: ['submit' as const],
  editable: true,
  views: 0,
  createTime: '',
  updateTime: '',
};

/** A demand or an achievement: where it is read and written, and how its drafts are named on the device. */
export interface PostingKind<Draft extends object, Row extends Posting<Draft>> {
  shape: RecordShape<Draft>;
  kind: string;
  nameOf: (id: number) => string;
  begins: (sourceId: number | null) => string;
  /** Before its first word, with what it would begin with. */
  blank: (sourceId: number | null) => Promise<Row>;
  create: (sourceId: number | null, key: string) => Promise<Row>;
  fetch: (id: number, shownBy: 'page' | 'draft') => Promise<Row>;
  update: (id: number, body: DraftChanges) => Promise<DraftSaved>;
  /** Where it is written. */
  pathOf: (id: number) => string;
}

export interface OpenPosting<Row> extends OpenRecord<Row> {
  /** What a new one grows from: the demand that it follows, the closed project. */
  sourceId: number | null;
}
