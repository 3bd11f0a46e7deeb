import type { FigureDraft } from '@contract/rules/figures';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Touched, WithDefault } from './column-types';

// Public content, the search index and the record of searches.
export interface ContentTable {
  id: Generated<number>;
  typeKey: string;
  title: string;
  summary: WithDefault<string>;
  body: WithDefault<string>;
  publisher: string | null;
  docNo: string | null;
  topic: string | null;
  pinned: WithDefault<boolean>;
  state: WithDefault<string>;
  publishAt: Date | null;
  expireAt: Date | null;
  /** In display order; those of a draft are with its other fields in `working_copy`. */
  figures: ColumnType<FigureDraft[], string | undefined, string>;
  views: WithDefault<number>;
  createdBy: number | null;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface ContentVersionTable {
  contentId: number;
  version: number;
  note: WithDefault<string>;
  body: string;
  title: string;
  accountId: number | null;
  at: Created;
  /** The files that this version offered, in their order; kept as long as the version. */
  files: ColumnType<{ id: string; name: string }[], string | undefined, never>;
  figures: ColumnType<FigureDraft[], string | undefined, never>;
}

export interface ContentFileTable {
  contentId: number;
  fileId: string;
  sort: WithDefault<number>;
}

export interface SearchDocumentTable {
  kind: string;
  ref: number;
  title: string;
  body: WithDefault<string>;
  docNo: string | null;
  link: string;
  haystack: string;
  grams: string[];
  visibleFrom: Date;
  visibleUntil: Date | null;
  at: Date;
}

export interface StruckWordTable {
  keyword: string;
  accountId: number;
  at: Date;
}

export interface SearchRecordTable {
  id: Generated<number>;
  accountId: number | null;
  visitor: string;
  keyword: string;
  scope: string | null;
  filters: ColumnType<Record<string, string>, string | undefined, never>;
  hits: number | null;
  at: Created;
}

/** One row: the figures of 数据概览, kept until they are counted again. */
export interface OverviewTable {
  id: number;
  figures: ColumnType<Record<string, number>, string, string>;
  at: Date;
}

export interface ContentSchema {
  overview: OverviewTable;
  content: ContentTable;
  contentVersion: ContentVersionTable;
  contentFile: ContentFileTable;
  searchDocument: SearchDocumentTable;
  searchRecord: SearchRecordTable;
  struckWord: StruckWordTable;
}
