import type { Section } from '@contract/enums';
import { sectionOf } from '@contract/rules/draft-fields';
import { isLeaderField } from '@contract/rules/leader-fields';
import { isOpenField } from '@contract/rules/open-fields';
import { EDITABLE } from '@contract/rules/status-machine';
import { openFields } from '@server/crypto/field-sealing';
import { fieldProblems, refuseFields } from '@server/drafts/field-problems';
import { mergeChanges } from '@server/drafts/merge-changes';
import { storeMerge } from '@server/drafts/store-merge';
import { helpedBy } from '@server/modules/apply/people-repository';
import { isOwner, sectionsOf } from '@server/modules/apply/policy';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import type { FilledDraft, FromElsewhere, WritableDraft } from '@server/modules/fact/service';
import { applicationDraft } from './application-draft';
import { applyEndOf, editProblem } from './draft-access';
import { openPathsOf } from './open-paths';

const standing = (scope: Pick<Scope<Db>, 'caller' | 'sealer'>, row: ApplicationRow): FilledDraft => ({
  isOwner: isOwner(scope.caller, row),
  unitId: row.unitId,
  fields: openFields(scope.sealer, row.fields),
});

/** More open drafts than anybody has. */
const DRAFTS_MAX = 60;

/** The drafts that the caller may write in now, the own ones and those of others, with what may be written. */
export const writableDrafts = async (scope: Scope<Db>): Promise<WritableDraft[]> => {
  const { db, caller, now } = scope;
  const rows = await db
    .selectFrom('application')
    .selectAll()
    .where((eb) => eb.or([eb('ownerId', '=', caller.accountId), helpedBy(caller.accountId)]))
    .where('status', 'in', [...EDITABLE])
    .orderBy('id')
    .limit(DRAFTS_MAX)
    .execute();
  const drafts: WritableDraft[] = [];
  for (const row of rows) {
    if (editProblem(row, await applyEndOf(db, row.periodId), now)) continue;
    const sections: readonly Section[] = sectionsOf(caller, row);
    const openPaths = await openPathsOf(db, row);
    const known = standing(scope, row);
    drafts.push({
      ...known,
      id: row.id,
      title: row.title,
      periodId: row.periodId,
      mayWrite: (path) =>
        sections.some((section) => section === sectionOf(path)) &&
        (known.isOwner || !isLeaderField(path)) &&
        isOpenField(path, openPaths),
    });
  }
  return drafts;
};

/**
 * Writes values that nobody typed into a draft, under its lock and with all checks of a save. `plan` computes them from
 * the current draft. Returns the paths that changed.
 */
export const writeFrom = async (
  scope: Scope,
  id: number,
  plan: (draft: FilledDraft) => FromElsewhere,
): Promise<string[]> => {
  const kind = applicationDraft();
  const held = await kind.lock(scope, id);
  const { values, origin } = plan(standing(scope, held.row));
  const changes = Object.entries(values).map(([path, value]) => ({
    path,
    value,
    base: held.fields[path] ?? null,
  }));
  refuseFields(fieldProblems(kind, changes));
  const merge = mergeChanges(kind.isRows, held.fields, changes);
  const paths = Object.keys(merge.delta);
  if (paths.length > 0)
    await storeMerge(scope, kind, held, {
      ...merge,
      origins: Object.fromEntries(paths.map((path) => [path, origin])),
    });
  return paths;
};
