import type {
  Achievement,
  AchievementDraft,
  AchievementRow,
  Contributor,
  OwnAchievement,
} from '@contract/achievement';
import {
  type AchievementActor,
  achievementActions,
  EDITABLE_ACHIEVEMENT,
} from '@contract/rules/achievement-machine';
import { beijingIso } from '@contract/rules/beijing-time';
import { maskName } from '@contract/rules/mask';
import { withRowIds } from '@contract/rules/record-fields';
import type { Contact } from '@server/crypto/sealed-contact';
import { presentTyped } from '@server/drafts/record-draft';
import { presentCover } from '@server/modules/attachment/service';
import type { AchievementRecord, ContributorRecord } from './repository';

/** A published record is complete: the rules saw to it before it was submitted. */
export const presentRow = (record: AchievementRecord): AchievementRow => {
  const { id, no, title, type, field, summary, unitName, maturity, transfer, finishedOn, views } = record;
  if (!no || !type || !field || !maturity || !transfer || !finishedOn || !record.publishAt)
    throw new Error(`achievement ${id} was published unfinished`);
  return {
    id,
    no,
    title,
    type,
    field,
    summary,
    unitName,
    maturity,
    transfer,
    finishedOn,
    leader: record.leader,
    people: record.people,
    ipCount: record.ips.length,
    publishAt: beijingIso(record.publishAt),
    views: Number(views),
    cover: presentCover(record),
  };
};

/** In public a name is masked until its bearer agrees, and gone once the part is denied (req:control-c07). */
const namedInPublic = (people: readonly ContributorRecord[]): ContributorRecord[] =>
  people
    .filter(({ state }) => state !== 'disputed')
    .map((person) => (person.state === 'asked' ? { ...person, name: maskName(person.name) } : person));

const presentContributor = ({ name, role, state }: ContributorRecord): Contributor => ({ name, role, state });

export interface Around {
  people: readonly ContributorRecord[];
  files: Achievement['files'];
  coverFile: OwnAchievement['coverFile'];
  figures: Achievement['figures'];
  source: Achievement['source'];
}

export interface Reader {
  isSignedIn: boolean;
  isMember: boolean;
  isOwner: boolean;
}

const gateOf = (
  { contact }: AchievementRecord,
  { isOwner, isMember, isSignedIn }: Reader,
): Achievement['contactGate'] => {
  // The contact details were erased when the owner closed the account.
  if (contact === null) return 'gone';
  if (isOwner || isMember) return 'open';
  return isSignedIn ? 'member' : 'signIn';
};

export const presentAchievement = (
  record: AchievementRecord,
  { people, files, source, figures }: Around,
  reader: Reader,
  contact: () => Contact,
): Achievement => {
  const contactGate = gateOf(record, reader);
  const { scenes, ips, scope } = record;
  return {
    ...presentRow(record),
    scenes,
    ips,
    scope,
    files,
    figures,
    source,
    contactGate,
    contributors: namedInPublic(people).map(presentContributor),
    contact: contactGate === 'open' ? contact() : null,
  };
};

/** The stored fields as the draft that its owner edits. */
export const draftOf = (
  record: AchievementRecord,
  people: readonly ContributorRecord[],
  contact: Contact,
): AchievementDraft => {
  const { title, type, field, summary, unitName, finishedOn, maturity, scenes, transfer, files, scope } =
    record;
  const { cover, coverAlt, coverCaption, figures } = record;
  return {
    cover,
    coverAlt,
    coverCaption,
    figures,
    title,
    type,
    field,
    summary,
    unitName,
    finishedOn,
    maturity,
    scenes,
    transfer,
    files,
    scope,
    ips: withRowIds(record.ips),
    contributors: people.map(({ rowId, position, name, role, login }) => ({
      id: rowId ?? `row-${position}`,
      name,
      role,
      login,
    })),
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
  };
};

export const presentOwn = (
  record: AchievementRecord,
  { people, files, coverFile, source }: Around,
  actors: readonly AchievementActor[],
  contact: Contact,
): OwnAchievement => {
  const { id, no, version, status, reason, views } = record;
  return {
    id,
    no,
    version,
    status,
    reason,
    files,
    coverFile,
    source,
    draft: draftOf(record, people, contact),
    ...presentTyped(record.typed),
    contributors: people.map(presentContributor),
    actions: achievementActions(status, actors),
    editable: actors.includes('owner') && EDITABLE_ACHIEVEMENT.includes(status),
    views: Number(views),
    createTime: beijingIso(record.createdAt),
    updateTime: beijingIso(record.updatedAt),
  };
};
