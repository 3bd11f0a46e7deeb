import type { DraftChanges, DraftSaved } from '@contract/draft';
import type { RecordShape } from '@contract/rules/record-fields';
import type { TypedTexts } from '@contract/rules/typed-record';
import type { OpenRecord } from '@/draft/open-record';

/** What the reader's own demands and achievements have in common. */
export interface Posting<Draft> {
  id: number;
  version: number;
  status: string;
  draft: Draft;
  typed?: TypedTexts;
  editable: boolean;
}

/** Values of a record that has not been saved yet. */
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

/**
 * How the own records of a kind (demand or achievement) are loaded and saved, and how their drafts are named on the
 * device.
 */
export interface PostingKind<Draft extends object, Row extends Posting<Draft>> {
  shape: RecordShape<Draft>;
  kind: string;
  nameOf: (id: number) => string;
  begins: (sourceId: number | null) => string;
  /** A new record that has not been saved yet, with its initial values. */
  blank: (sourceId: number | null) => Promise<Row>;
  create: (sourceId: number | null, key: string) => Promise<Row>;
  fetch: (id: number, shownBy: 'page' | 'draft') => Promise<Row>;
  update: (id: number, body: DraftChanges) => Promise<DraftSaved>;
  /** Address of the form. */
  pathOf: (id: number) => string;
}

export interface OpenPosting<Row> extends OpenRecord<Row> {
  /** Id of the demand or closed project that a new record is based on; null if none. */
  sourceId: number | null;
}
