import type {
  AchievementStatus,
  AchievementType,
  ContributionRole,
  ContributionState,
  IpKind,
  TransferMode,
} from '@contract/achievement-choices';
import type { AdminView } from '@contract/admin-view';
import type { DemandIndicator } from '@contract/demand';
import type { DemandEnding, DemandType, StoredDemandStatus } from '@contract/demand-choices';
import type { MatchKind } from '@contract/matching';
import type { ReplyStatus } from '@contract/reply-choices';
import type { FigureDraft } from '@contract/rules/figures';
import type { SavedFilters } from '@contract/saved-search';
import type { SavedKind } from '@contract/saved-search-choices';
import type { TechField } from '@contract/tech-fields';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Touched, Typed, WithDefault, Writers } from './column-types';

// Demands and achievements.
export interface DemandTable {
  id: Generated<number>;
  no: string | null;
  ownerId: number;
  title: WithDefault<string>;
  field: TechField | null;
  type: DemandType | null;
  status: WithDefault<StoredDemandStatus>;
  reason: string | null;
  ending: DemandEnding | null;
  /** The deadlines of which the owner was notified beforehand, and everybody when they had passed. */
  endingToldFor: Date | null;
  overToldFor: Date | null;
  summary: WithDefault<string>;
  problem: WithDefault<string>;
  conditions: WithDefault<string>;
  cooperation: WithDefault<string>;
  indicators: ColumnType<DemandIndicator[], string | undefined, string>;
  budgetMin: number | null;
  budgetMax: number | null;
  expectedBy: string | null;
  unitName: WithDefault<string>;
  files: ColumnType<string[], string | undefined, string>;
  cover: string | null;
  coverAlt: WithDefault<string>;
  coverCaption: WithDefault<string>;
  figures: ColumnType<FigureDraft[], string | undefined, string>;
  scope: WithDefault<'public' | 'members'>;
  /** Sealed JSON of name, phone and e-mail. */
  contact: string | null;
  publishAt: Date | null;
  deadline: Date | null;
  views: WithDefault<number>;
  /** Follows from `views`; what the order by them goes by. */
  viewsLevel: ColumnType<number, never, never>;
  typed: Typed;
  fieldWriters: Writers;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface DemandReplyTable {
  id: Generated<number>;
  demandId: number;
  accountId: number;
  unitName: WithDefault<string>;
  status: WithDefault<ReplyStatus>;
  reason: string | null;
  /** Sealed JSON of name, phone and e-mail. */
  contact: string | null;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface DemandMessageTable {
  id: Generated<number>;
  replyId: number;
  accountId: number;
  body: string;
  createdAt: Created;
}

export interface MatchFeedbackTable {
  accountId: number;
  kind: MatchKind;
  ref: number;
  targetRef: number;
  createdAt: Created;
}

export interface AchievementTable {
  id: Generated<number>;
  no: string | null;
  ownerId: number;
  sourceId: number | null;
  status: WithDefault<AchievementStatus>;
  reason: string | null;
  title: WithDefault<string>;
  type: AchievementType | null;
  field: TechField | null;
  summary: WithDefault<string>;
  unitName: WithDefault<string>;
  finishedOn: string | null;
  maturity: number | null;
  scenes: WithDefault<string>;
  transfer: TransferMode | null;
  ips: ColumnType<{ kind: IpKind; number: string; title: string }[], string | undefined, string>;
  files: ColumnType<string[], string | undefined, string>;
  cover: string | null;
  coverAlt: WithDefault<string>;
  coverCaption: WithDefault<string>;
  figures: ColumnType<FigureDraft[], string | undefined, string>;
  scope: WithDefault<'public' | 'members'>;
  /** Sealed JSON of name, phone and e-mail. */
  contact: string | null;
  publishAt: Date | null;
  views: WithDefault<number>;
  /**
   * Generated from `views` on a logarithmic scale. Lists sort by it first, so that one more view seldom touches the
   * index.
   */
  viewsLevel: ColumnType<number, never, never>;
  /** The lead contributor's name (else the first one's), and the number of contributors. Kept by triggers. */
  leader: ColumnType<string, never, never>;
  people: ColumnType<number, never, never>;
  typed: Typed;
  fieldWriters: Writers;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface AchievementContributorTable {
  achievementId: number;
  position: number;
  rowId: string | null;
  name: string;
  role: ContributionRole;
  login: string | null;
  accountId: number | null;
  state: WithDefault<ContributionState>;
  answeredAt: Date | null;
}

/** How many public rows bear these values; `*` stands for any. Kept by triggers. */
export interface ListTotalTable {
  list: string;
  key: string;
  n: number;
}

export interface SavedSearchTable {
  id: Generated<number>;
  accountId: number;
  kind: SavedKind;
  name: string;
  filters: ColumnType<SavedFilters, string, string>;
  path: string;
  paused: WithDefault<boolean>;
  lookedAt: Date;
  toldAt: Date | null;
  told: WithDefault<number>;
  createdAt: Created;
}

export interface AdminViewTable {
  accountId: number;
  list: string;
  views: ColumnType<AdminView[], string, string>;
  opensWith: string | null;
  version: WithDefault<number>;
}

/** Keyed hashes of day, reader and page: a page counts once a reader and day. */
export interface ViewMarkTable {
  mark: string;
  at: Date;
}

export interface MarketSchema {
  achievement: AchievementTable;
  achievementContributor: AchievementContributorTable;
  adminView: AdminViewTable;
  demand: DemandTable;
  demandMessage: DemandMessageTable;
  demandReply: DemandReplyTable;
  listTotal: ListTotalTable;
  matchFeedback: MatchFeedbackTable;
  savedSearch: SavedSearchTable;
  viewMark: ViewMarkTable;
}
