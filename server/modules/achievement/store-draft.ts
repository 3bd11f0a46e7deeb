import type { AchievementDraft } from '@contract/achievement';
import { EDITABLE_ACHIEVEMENT } from '@contract/rules/achievement-machine';
import { usableFiles } from '@server/modules/attachment/service';
import { pick } from '@server/pick';
import { conflict, notFound, unprocessable } from '@server/plugins/app-error';
import { resealContact } from '@server/sealed-contact';
import type { AchievementRecord } from './repository';
import { contributorsOf } from './repository';
import { lockOwn, type Scope } from './scope';

export type Changes = Partial<AchievementDraft>;

/** Who has confirmed a part keeps it through edits of others, as long as name, part and account stay. */
async function storeContributors({ tx }: Scope, id: number, people: AchievementDraft['contributors']) {
  const before = (await contributorsOf(tx, [id])).get(id) ?? [];
  const kept = people.map(({ name, role, login }, position) => {
    const same = before.find((one) => one.name === name && one.role === role && one.login === login);
    return {
      ...{ achievementId: id, position, name: name.trim(), role, login },
      accountId: same?.accountId ?? null,
      state: same?.state ?? ('named' as const),
      answeredAt: same?.answeredAt ?? null,
    };
  });
  await tx.deleteFrom('achievementContributor').where('achievementId', '=', id).execute();
  if (kept.length > 0) await tx.insertInto('achievementContributor').values(kept).execute();
}

const requireOwnFiles = async ({ tx, caller }: Scope, files: readonly string[]): Promise<void> => {
  const usable = await usableFiles(tx, files, caller.accountId, 'achievement');
  if (files.some((id) => !usable.has(id))) throw unprocessable('achi.files');
};

/** Written as they came; everything else about an achievement is the platform's. */
const PLAIN = [
  ...(['title', 'type', 'field', 'summary', 'unitName', 'finishedOn'] as const),
  ...(['maturity', 'scenes', 'transfer', 'scope'] as const),
] as const;

const columnsOf = ({ sealer }: Scope, record: AchievementRecord, changes: Changes) => {
  const { contactName, contactPhone, contactEmail, ips, files } = changes;
  return {
    ...pick(changes, PLAIN),
    ...(ips && { ips: JSON.stringify(ips) }),
    ...(files && { files: JSON.stringify(files) }),
    contact: resealContact(sealer, record.contact, { contactName, contactPhone, contactEmail }),
  };
};

/** Writes some fields of a draft; what is not named stays. */
export async function storeDraft(scope: Scope, record: AchievementRecord, changes: Changes): Promise<void> {
  const { tx, now } = scope;
  if (changes.files) await requireOwnFiles(scope, changes.files);
  if (changes.contributors) await storeContributors(scope, record.id, changes.contributors);
  await tx
    .updateTable('achievement')
    .set((eb) => ({ ...columnsOf(scope, record, changes), updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', record.id)
    .execute();
}

export async function saveDraft(scope: Scope, id: number, version: number, changes: Changes): Promise<void> {
  const record = await lockOwn(scope, id, version);
  if (record.ownerId !== scope.caller.accountId) throw notFound();
  if (!EDITABLE_ACHIEVEMENT.includes(record.status)) throw conflict('achi.locked');
  await storeDraft(scope, record, changes);
}

/** Only what never left the owner's desk may go for good. */
export async function removeDraft(scope: Scope, id: number): Promise<void> {
  const record = await lockOwn(scope, id);
  if (record.ownerId !== scope.caller.accountId) throw notFound();
  if (record.status !== 'draft' || record.no !== null) throw conflict('achi.not_draft');
  await scope.tx.deleteFrom('achievement').where('id', '=', id).execute();
}
