import type { AchievementDraft } from '@contract/achievement';
import { TECH_FIELDS } from '@contract/tech-fields';
import { notFound } from '@server/plugins/app-error';
import { isSealed } from '@server/sealing';
import { findAchievement } from './repository';
import type { Scope } from './scope';
import { type Changes, storeDraft } from './store-draft';

/** Statuses from which a project may bear achievements: it has come to its end. */
export const SOURCE_STATUSES = ['closed'] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Members of a filed application, in their order. */
const membersOf = (fields: Readonly<Record<string, unknown>>): AchievementDraft['contributors'] => {
  const order = fields['team.members'];
  const ids = Array.isArray(order) ? order : [];
  return ids.flatMap((id) => {
    const name = text(fields[`team.members.${id}.name`]);
    return name ? [{ name, role: 'engineering' as const, login: null }] : [];
  });
};

/** What the closed project says already is not asked again. */
async function fromProject({ tx, caller }: Scope, sourceId: number): Promise<Changes> {
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
    contributors: [{ name: caller.name, role: 'lead', login: caller.login }, ...membersOf(fields)],
  };
}

async function fromAccount({ tx, caller, sealer }: Scope): Promise<Changes> {
  const account = await tx
    .selectFrom('account')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .select(['account.phone', 'account.email', 'unit.name as unitName'])
    .where('account.id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const phone = account.phone ?? '';
  return {
    unitName: account.unitName ?? '',
    contactName: caller.name,
    contactPhone: isSealed(phone) ? sealer.open(phone) : phone,
    contactEmail: account.email ?? '',
    contributors: [{ name: caller.name, role: 'lead', login: caller.login }],
  };
}

/** Begins a draft with what the platform knows already. */
export async function createAchievement(scope: Scope, sourceId: number | null): Promise<number> {
  const { tx, caller, now } = scope;
  const known = await fromAccount(scope);
  const project = sourceId === null ? {} : await fromProject(scope, sourceId);
  const { id } = await tx
    .insertInto('achievement')
    .values({ ownerId: caller.accountId, sourceId, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const record = await findAchievement(tx, id);
  if (!record) throw new Error('the achievement just made is gone');
  await storeDraft(scope, record, { ...known, ...project });
  return id;
}

/** Closed projects of this person, newest first. */
export const sourcesOf = ({ tx, caller }: Pick<Scope, 'tx' | 'caller'>) =>
  tx
    .selectFrom('application')
    .select(['id', 'no', 'title'])
    .where('ownerId', '=', caller.accountId)
    .where('status', 'in', [...SOURCE_STATUSES])
    .where('no', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
