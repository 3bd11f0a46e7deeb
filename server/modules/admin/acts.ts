import type { OwnAct } from '@contract/admin-apply';
import type { Permission } from '@contract/permissions';
import { beijingIso } from '@contract/rules/beijing-time';
import { ownActs } from '@server/audit/own-events';
import type { Schema } from '@server/db/schema';
import { achievementTitles } from '@server/modules/achievement/service';
import { applicationTitles } from '@server/modules/apply/service';
import { certificationTitles } from '@server/modules/certification/service';
import { contentTitles } from '@server/modules/content/service';
import { demandTitles } from '@server/modules/demand/service';
import { spaceTitles } from '@server/modules/learning/service';
import { periodTitles } from '@server/modules/period/service';
import { departmentTitles, schoolApplyTitles, schoolTitles } from '@server/modules/school/service';
import { unitTitles } from '@server/modules/unit/service';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { undosOf } from './undo/undo-act';

interface Titled {
  id: number;
  title: string;
  /** Address of the page that shows it, where that does not follow from the id. */
  at?: string;
}
interface Named {
  permission: Permission;
  titles: (db: Kysely<Schema>, ids: readonly number[]) => Promise<Titled[]>;
  path: (found: Titled) => string;
}

/** Kinds of targets that have a title: who may see it, and the page that shows it. */
const NAMED: Record<string, Named> = {
  period: { permission: 'cms:period:list', titles: periodTitles, path: () => '/admin/periods' },
  certification: {
    permission: 'system:cert:review',
    titles: certificationTitles,
    path: () => '/admin/certifications',
  },
  unit: { permission: 'system:cert:review', titles: unitTitles, path: () => '/admin/units' },
  application: {
    permission: 'cms:apply:list',
    titles: applicationTitles,
    path: ({ id }) => `/admin/applications/${id}`,
  },
  content: {
    permission: 'cms:content:edit',
    titles: contentTitles,
    path: ({ id }) => `/admin/contents/${id}`,
  },
  demand: { permission: 'cms:demand:moderate', titles: demandTitles, path: () => '/admin/demands' },
  achievement: {
    permission: 'cms:achi:moderate',
    titles: achievementTitles,
    path: () => '/admin/achievements',
  },
  learning_space: {
    permission: 'cms:content:edit',
    titles: spaceTitles,
    path: ({ at }) => at ?? '/learning',
  },
  school: { permission: 'system:school:review', titles: schoolTitles, path: () => '/admin/schools/list' },
  school_apply: {
    permission: 'system:school:review',
    titles: schoolApplyTitles,
    path: () => '/admin/schools',
  },
  department: {
    permission: 'system:school:review',
    titles: departmentTitles,
    path: () => '/admin/schools/departments',
  },
};

/** A search word is its own title; search words are reviewed on the page of contents. */
const searchedWord = (target: string) =>
  target.startsWith('search:') ? { title: target.slice('search:'.length), path: '/admin/contents' } : null;

const ACTS_MAX = 8;

/** The caller's latest acts with the titles of their targets, read with one query per kind. */
export async function actsOf(
  db: Kysely<Schema>,
  { caller, now }: { caller: Caller; now: Date },
): Promise<OwnAct[]> {
  const acts = await ownActs(db, caller.accountId, ACTS_MAX);
  const named = new Map<string, { title: string; path: string }>();
  for (const [kind, { permission, titles, path }] of Object.entries(NAMED)) {
    // Exports and the like are done to a list, which has no number.
    const ids = acts
      .filter(({ target }) => new RegExp(`^${kind}:\\d+$`).test(target))
      .map(({ target }) => Number(target.slice(kind.length + 1)));
    if (ids.length === 0 || !hasPermission(caller, permission)) continue;
    for (const found of await titles(db, ids))
      named.set(`${kind}:${found.id}`, { title: found.title, path: path(found) });
  }
  const undos = await undosOf(db, { caller, now }, acts);
  return acts.map(({ id, at, action, target }) => ({
    id,
    at: beijingIso(at),
    action,
    target,
    ...(named.get(target) ?? searchedWord(target) ?? { title: null, path: null }),
    undo: undos.get(id) ?? null,
  }));
}
