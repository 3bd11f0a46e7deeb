import { AchievementDraft } from '@contract/achievement';
import { EDITABLE_ACHIEVEMENT } from '@contract/rules/achievement-machine';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { openContact, resealContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { DraftKind, DraftScope, Held } from '@server/drafts/draft-kind';
import { refuseFields } from '@server/drafts/field-problems';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { namedAnew, recordDraft } from '@server/drafts/record-draft';
import { conflict, notFound } from '@server/errors/app-error';
import { requireOwnPictures, usableFiles } from '@server/modules/attachment/service';
import { pickProperties } from '@server/security/pick-properties';
import { draftOf } from './present-achievement';
import type { AchievementRecord } from './repository';
import { contributorsOf } from './repository';
import { lockOwn, type Scope } from './scope';

/** A confirmation survives edits as long as the contributor's name, role and account stay the same. */
async function storeContributors(tx: Transaction, id: number, people: AchievementDraft['contributors']) {
  const before = (await contributorsOf(tx, [id])).get(id) ?? [];
  const kept = people.map(({ id: rowId, name, role, login }, position) => {
    const same = before.find((one) => one.name === name && one.role === role && one.login === login);
    return {
      achievementId: id,
      position,
      rowId,
      name: name.trim(),
      role,
      login,
      accountId: same?.accountId ?? null,
      state: same?.state ?? ('named' as const),
      answeredAt: same?.answeredAt ?? null,
    };
  });
  await tx.deleteFrom('achievementContributor').where('achievementId', '=', id).execute();
  if (kept.length > 0) await tx.insertInto('achievementContributor').values(kept).execute();
}

const requireOwnFiles = async (
  { db, caller }: Pick<DraftScope, 'db' | 'caller'>,
  files: readonly string[],
): Promise<void> => {
  const usable = await usableFiles(db, files, caller.accountId, 'achievement');
  if (files.some((id) => !usable.has(id))) refuseFields([{ path: 'files', said: 'achi.files' }]);
};

/** Fields stored as they were sent; the other columns are set by the platform. */
const PLAIN = [
  ...(['title', 'type', 'field', 'summary', 'unitName', 'finishedOn'] as const),
  ...(['maturity', 'scenes', 'transfer', 'scope', 'cover', 'coverAlt', 'coverCaption'] as const),
] as const;

const columnsOf = (sealer: Sealer, record: AchievementRecord, changes: Partial<AchievementDraft>) => {
  const { contactName, contactPhone, contactEmail, ips, files, figures } = changes;
  return {
    ...pickProperties(changes, PLAIN),
    ...(ips && { ips: JSON.stringify(ips) }),
    ...(files && { files: JSON.stringify(files) }),
    ...(figures && { figures: JSON.stringify(figures) }),
    contact: resealContact(sealer, record.contact, { contactName, contactPhone, contactEmail }),
  };
};

interface HeldAchievement extends Held {
  achievement: AchievementRecord;
}

const { flatten, changed, texts, nest: _, ...form } = recordDraft(ACHIEVEMENT_SHAPE, AchievementDraft);

/** Lets the draft engine edit an achievement: only its owner, and only while the status is editable. */
export const achievementDraft: DraftKind<number, HeldAchievement> = {
  record: 'achievement',
  ...form,
  lock: async ({ db, caller, sealer }, id) => {
    const achievement = await lockOwn({ tx: db, caller }, id);
    if (achievement.ownerId !== caller.accountId) throw notFound();
    if (!EDITABLE_ACHIEVEMENT.includes(achievement.status)) throw conflict('achi.locked');
    return heldAchievement({ db, sealer }, achievement);
  },
  admit: async (scope, { fields }, { delta }) => {
    await requireOwnFiles(scope, namedAnew(fields, delta, 'files'));
    await requireOwnPictures(scope, delta);
  },
  write: async ({ db, sealer, now }, { achievement }, written) => {
    const changes = changed(written);
    if (!changes) return { version: achievement.version, more: {} };
    if (changes.contributors) await storeContributors(db, achievement.id, changes.contributors);
    await db
      .updateTable('achievement')
      .set((eb) => ({
        ...columnsOf(sealer, achievement, changes),
        typed: texts(written.fields),
        fieldWriters: JSON.stringify(written.writers),
        updatedAt: now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', achievement.id)
      .execute();
    return { version: achievement.version + 1, more: {} };
  },
};

export const heldAchievement = async (
  { db, sealer }: Pick<DraftScope, 'db' | 'sealer'>,
  achievement: AchievementRecord,
): Promise<HeldAchievement> => {
  const { id, version, ownerId, updatedAt, fieldWriters } = achievement;
  const people = (await contributorsOf(db, [id])).get(id) ?? [];
  return {
    achievement,
    ref: id,
    version,
    writers: fieldWriters,
    fields: flatten(
      draftOf(achievement, people, openContact(sealer, achievement.contact)),
      achievement.typed,
    ),
    author: { by: ownerId, at: updatedAt },
  };
};

/** Only a draft that was never submitted can be deleted. */
export async function removeDraft(scope: Scope, id: number): Promise<void> {
  const record = await lockOwn(scope, id);
  if (record.ownerId !== scope.caller.accountId) throw notFound();
  if (record.status !== 'draft' || record.no !== null) throw conflict('achi.not_draft');
  await forgetFieldHistory(scope.tx, { record: 'achievement', ref: id });
  await scope.tx.deleteFrom('achievement').where('id', '=', id).execute();
}
