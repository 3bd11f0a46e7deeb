import { type Static, Type } from 'typebox';
import {
  ACHIEVEMENT_EVENTS,
  ACHIEVEMENT_LIMITS,
  ACHIEVEMENT_SCOPES,
  ACHIEVEMENT_STATUSES,
  ACHIEVEMENT_TYPES,
  CONTRIBUTION_ROLES,
  CONTRIBUTION_STATES,
  IP_KINDS,
  MATURITY_HIGHEST,
  TRANSFER_MODES,
} from './achievement-choices';
import { Cover, CoverFile, coverDraft } from './cover';
import { typedTexts } from './draft';
import { Figures, figuresDraft } from './figure';
import { PERSON_NAME_MAX } from './limits';
import { Closed, Day, FileId, Id, Nullable, OneOf, RowId, Text, Time, Version } from './schema';
import { TECH_FIELDS } from './tech-fields';

export const MaturityLevel = Type.Integer({ minimum: 1, maximum: MATURITY_HIGHEST });
/** A calendar day, `2026-09-14`. */

const ContributorInput = Closed({
  id: RowId,
  name: Text(ACHIEVEMENT_LIMITS.personName.max),
  role: OneOf(CONTRIBUTION_ROLES),
  /** User name of the contributor's account, who is asked to confirm the part; null where none was given. */
  login: Nullable(Text(ACHIEVEMENT_LIMITS.login.max)),
});
const Contributor = Closed({
  name: Text(40),
  role: OneOf(CONTRIBUTION_ROLES),
  state: OneOf(CONTRIBUTION_STATES),
});
export type Contributor = Static<typeof Contributor>;
const Ip = Closed({
  kind: OneOf(IP_KINDS),
  number: Text(ACHIEVEMENT_LIMITS.ipNumber.max),
  title: Text(ACHIEVEMENT_LIMITS.ipTitle.max),
});
const AchievementFile = Closed({
  id: FileId,
  name: Text(255),
  size: Type.Integer({ minimum: 0 }),
  type: Text(120),
});
/** 来源项目: the closed project that the achievement resulted from. */
export const Source = Closed({ id: Id, no: Text(20), title: Text(120) });

/** A closed project from which the caller may create an achievement. */
export const SourceToTake = Closed({
  ...Source.properties,
  /** Achievements that the caller has already created from this project, with their current status. */
  made: Type.Array(
    Closed({ id: Id, title: Text(ACHIEVEMENT_LIMITS.title.max * 2), status: OneOf(ACHIEVEMENT_STATUSES) }),
  ),
});

const listed = {
  id: Id,
  no: Text(20),
  title: Text(60),
  type: OneOf(ACHIEVEMENT_TYPES),
  field: OneOf(TECH_FIELDS),
  summary: Text(2000),
  unitName: Text(120),
  /** Who led it, and how many took part. */
  leader: Text(40),
  people: Type.Integer({ minimum: 0 }),
  maturity: MaturityLevel,
  transfer: OneOf(TRANSFER_MODES),
  ipCount: Type.Integer({ minimum: 0 }),
  finishedOn: Day,
  publishAt: Time,
  views: Type.Integer({ minimum: 0 }),
  cover: Cover,
};
export const AchievementRow = Closed(listed);
export type AchievementRow = Static<typeof AchievementRow>;

/**
 * Why contact details are shown or withheld, by the same rule as for demands (req:product-vip). `gone`: their owner's
 * account is closed.
 */
const ACHIEVEMENT_GATES = ['open', 'signIn', 'member', 'gone'] as const;
export const Achievement = Closed({
  ...listed,
  scenes: Text(500),
  contributors: Type.Array(Contributor),
  ips: Type.Array(Ip),
  figures: Figures,
  files: Type.Array(AchievementFile),
  source: Nullable(Source),
  scope: OneOf(ACHIEVEMENT_SCOPES),
  contactGate: OneOf(ACHIEVEMENT_GATES),
  contact: Nullable(Closed({ name: Text(40), phone: Text(20), email: Text(120) })),
});
export type Achievement = Static<typeof Achievement>;

/** What its owner writes; a draft may lack anything. */
const draft = {
  title: Text(ACHIEVEMENT_LIMITS.title.max * 2),
  type: Nullable(OneOf(ACHIEVEMENT_TYPES)),
  field: Nullable(OneOf(TECH_FIELDS)),
  summary: Text(ACHIEVEMENT_LIMITS.summary.max * 2),
  unitName: Text(ACHIEVEMENT_LIMITS.unitName.max),
  finishedOn: Nullable(Day),
  maturity: Nullable(MaturityLevel),
  scenes: Text(ACHIEVEMENT_LIMITS.scenes.max * 2),
  transfer: Nullable(OneOf(TRANSFER_MODES)),
  contributors: Type.Array(ContributorInput, { maxItems: ACHIEVEMENT_LIMITS.contributors }),
  ips: Type.Array(Closed({ id: RowId, ...Ip.properties }), { maxItems: ACHIEVEMENT_LIMITS.ips }),
  files: Type.Array(FileId, { maxItems: ACHIEVEMENT_LIMITS.files }),
  ...coverDraft,
  figures: figuresDraft,
  scope: OneOf(ACHIEVEMENT_SCOPES),
  contactName: Text(PERSON_NAME_MAX),
  contactPhone: Text(20),
  contactEmail: Text(120),
};
export const AchievementDraft = Closed(draft);
export type AchievementDraft = Static<typeof AchievementDraft>;

/** An achievement as its owner and the moderators see it. */
export const OwnAchievement = Closed({
  id: Id,
  no: Nullable(Text(20)),
  version: Version,
  status: OneOf(ACHIEVEMENT_STATUSES),
  draft: AchievementDraft,
  ...typedTexts,
  files: Type.Array(AchievementFile),
  coverFile: CoverFile,
  contributors: Type.Array(Contributor),
  source: Nullable(Source),
  /** Why it was returned or removed, as it was written to the owner. */
  reason: Nullable(Text(ACHIEVEMENT_LIMITS.reason.max)),
  actions: Type.Array(OneOf(ACHIEVEMENT_EVENTS)),
  /** Whether the caller may write, by role and state. */
  editable: Type.Boolean(),
  views: Type.Integer(),
  createTime: Time,
  updateTime: Time,
});
export type OwnAchievement = Static<typeof OwnAchievement>;

export const OwnAchievementRow = Closed({
  id: Id,
  no: Nullable(Text(20)),
  title: Text(120),
  status: OneOf(ACHIEVEMENT_STATUSES),
  field: Nullable(OneOf(TECH_FIELDS)),
  maturity: Nullable(MaturityLevel),
  views: Type.Integer(),
  ownerName: Text(40),
  unitName: Text(120),
  updateTime: Time,
});
export type OwnAchievementRow = Static<typeof OwnAchievementRow>;

/**
 * Somebody's achievement in which the caller is named and asked to confirm their part, with enough content to judge.
 */
export const ContributionRequest = Closed({
  achievementId: Id,
  title: Text(120),
  summary: Text(2000),
  /** Whether the caller can open the full achievement. */
  isOpen: Type.Boolean(),
  askedBy: Text(40),
  role: OneOf(CONTRIBUTION_ROLES),
  state: OneOf(CONTRIBUTION_STATES),
});
export type ContributionRequest = Static<typeof ContributionRequest>;

const Count = Closed({ name: Text(120), value: Type.Integer() });
export const AchievementFigures = Closed({
  byYear: Type.Array(Count),
  /** One row a cell of 领域 × 类型; cells of zero are left out. */
  byFieldAndType: Type.Array(
    Closed({ field: OneOf(TECH_FIELDS), type: OneOf(ACHIEVEMENT_TYPES), value: Type.Integer() }),
  ),
  byMaturity: Type.Array(Closed({ maturity: MaturityLevel, value: Type.Integer() })),
  /** The ten units with the most. */
  byUnit: Type.Array(Count),
});
export type AchievementFigures = Static<typeof AchievementFigures>;
