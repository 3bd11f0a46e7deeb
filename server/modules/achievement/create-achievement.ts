import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord } from '@contract/rules/record-fields';
import { TECH_FIELDS } from '@contract/tech-fields';
import { storeMerge } from '@server/drafts/store-merge';
import { notFound } from '@server/errors/app-error';
import { contactOfAccount } from '@server/modules/account/service';
import { findAchievement } from './repository';
import type { Scope } from './scope';
import { achievementDraft, heldAchievement } from './store-draft';

/** Statuses of a project from which achievements can be registered: only after it has been closed. */
const SOURCE_STATUSES = ['closed'] as const;

type Knowing = Pick<Scope, 'tx' | 'caller' | 'sealer'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Members of a filed application, in their order. */
const membersOf = (fields: Readonly<Record<string, unknown>>): AchievementDraft['contributors'] => {
  const order = fields['team.members'];
  const ids = Array.isArray(order) ? order : [];
  return ids.flatMap((id) => {
    const name = text(fields[`team.members.${id}.name`]);
    return name ? [{ id, name, role: 'engineering' as const, login: null }] : [];
  });
};

const leaderOf = ({ name, login }: Scope['caller']): AchievementDraft['contributors'][number] => ({
  id: 'leader',
  name,
  role: 'lead',
  login,
});

/** Prefills what the closed project already says. */
async function fromProject({ tx, caller }: Knowing, sourceId: number): Promise<Partial<AchievementDraft>> {
  const project = await tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', sourceId)
    .where('ownerId', '=', caller.accountId)
    .where('status', 'in', [...SOURCE_STATUSES])
    .executeTakeFirst();
  if (!project) throw notFound('achi.no_project');
  const { fields, title, unitName } = project;
  const known = TECH_FIELDS.find((field) => field === fields['base.field']);
  return {
    title,
    summary: text(fields['base.summary']),
    unitName: text(fields['unit.name']) || (unitName ?? ''),
    field: known ?? null,
    contributors: [leaderOf(caller), ...membersOf(fields)],
  };
}

async function fromAccount(scope: Knowing): Promise<Partial<AchievementDraft>> {
  const { name, phone, email, unitName } = await contactOfAccount(scope);
  return {
    unitName,
    contactName: name,
    contactPhone: phone,
    contactEmail: email,
    contributors: [leaderOf(scope.caller)],
  };
}

/** An empty achievement, prefilled from the account and, if given, from the closed project. */
export const blankAchievement = async (
  scope: Knowing,
  sourceId: number | null,
): Promise<AchievementDraft> => ({
  ...ACHIEVEMENT_SHAPE.blank,
  ...(await fromAccount(scope)),
  ...(sourceId === null ? {} : await fromProject(scope, sourceId)),
});

/** Creates a draft from `blankAchievement`. */
export async function createAchievement(scope: Scope, sourceId: number | null): Promise<number> {
  const { tx: db, caller, now, sealer } = scope;
  const delta = flattenRecord(ACHIEVEMENT_SHAPE, await blankAchievement(scope, sourceId));
  const { id } = await db
    .insertInto('achievement')
    .values({ ownerId: caller.accountId, sourceId, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const record = await findAchievement(db, id);
  if (!record) throw new Error('the achievement just made is gone');
  const held = await heldAchievement({ db, sealer }, record);
  const begun = { delta, overwritten: [], declined: [] };
  await storeMerge({ db, sealer, caller, now }, achievementDraft, held, begun);
  return id;
}

/** Closed projects of this person, newest first, each with what was made of it. */
export const sourcesOf = async ({ tx, caller }: Pick<Scope, 'tx' | 'caller'>) => {
  const projects = await tx
    .selectFrom('application')
    .select(['id', 'no', 'title'])
    .where('ownerId', '=', caller.accountId)
    .where('status', 'in', [...SOURCE_STATUSES])
    .where('no', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  const made = await tx
    .selectFrom('achievement')
    .select(['id', 'title', 'status', 'sourceId'])
    .where('ownerId', '=', caller.accountId)
    .where('sourceId', 'is not', null)
    .orderBy('id')
    .execute();
  return projects.map(({ id, no, title }) => ({
    id,
    no: no ?? '',
    title,
    made: made
      .filter(({ sourceId }) => sourceId === id)
      .map((one) => ({ id: one.id, title: one.title, status: one.status })),
  }));
};
