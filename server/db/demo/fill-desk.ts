import type { ApplicationStatus } from '@contract/enums';
import { totalScore } from '@contract/rules/review-score';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import { sql } from 'kysely';
import { DEMO_EXPERTS, DEMO_PANELS, demoScores } from './desk/demo-reviews';

/** What waits at the desk: so many of each status, taken from the running period's applications. */
const STATUSES: readonly ApplicationStatus[] = [
  ...Array<ApplicationStatus>(DEMO_PANELS.length).fill('expert_review'),
  ...Array<ApplicationStatus>(4).fill('formal_check'),
];

const fillExperts = async (tx: Transaction): Promise<number[]> => {
  const { id: roleId } = await tx
    .selectFrom('role')
    .select('id')
    .where('roleKey', '=', 'expert')
    .executeTakeFirstOrThrow();
  const units = new Map(
    (await tx.selectFrom('unit').select(['id', 'name']).execute()).map((unit) => [unit.name, unit.id]),
  );
  const ids: number[] = [];
  for (const { login, name, title, unit } of DEMO_EXPERTS) {
    const facts = {
      login,
      loginKey: login,
      nickname: name,
      realName: name,
      technicalTitle: title,
      certified: true,
    };
    const { id } = await tx
      .insertInto('account')
      .values({ ...facts, unitId: unit ? (units.get(unit) ?? null) : null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('accountRole').values({ accountId: id, roleId }).execute();
    ids.push(id);
  }
  return ids;
};

/** The model's form under another title and unit: whoever opens the row finds a whole application. */
const fillForm = async (
  tx: Transaction,
  id: number,
  modelId: number,
  status: ApplicationStatus,
  since: Date,
) => {
  await sql`update application a set
    fields = model.fields || jsonb_build_object('base.title', a.title, 'base.category', a.category,
      'unit.name', u.name, 'unit.uscc', u.uscc, 'unit.address', u.address, 'unit.legalPerson', u.legal_person),
    unit_name = u.name, status = ${status}, status_since = ${since}, handler = 'office', handler_since = ${since},
    reported_at = ${since}, updated_at = ${since}, sealed_sheet = model.sealed_sheet, step_reached = 'check'
    from application model, unit u where a.id = ${id} and model.id = ${modelId} and u.id = a.unit_id`.execute(
    tx,
  );
  await sql`insert into application_file (application_id, file_id)
    select ${id}, file_id from application_file where application_id = ${modelId}`.execute(tx);
  const steps = [
    { event: 'start_audit', fromStatus: 'submitted', toStatus: 'unit_review', actorRole: 'unit', days: 6 },
    { event: 'report', fromStatus: 'unit_review', toStatus: 'formal_check', actorRole: 'unit', days: 4 },
    ...(status === 'expert_review'
      ? [
          {
            event: 'accept',
            fromStatus: 'formal_check',
            toStatus: status,
            actorRole: 'office',
            days: 0,
          } as const,
        ]
      : []),
  ] as const;
  await tx
    .insertInto('applicationEvent')
    .values(
      steps.map(({ days, ...step }) => ({
        ...step,
        applicationId: id,
        at: new Date(since.getTime() - days * DAY_MS),
      })),
    )
    .execute();
};

const fillPanel = async (
  tx: Transaction,
  applicationId: number,
  experts: number[],
  shares: readonly (number | null)[],
  office: number,
  now: Date,
) => {
  for (const [index, share] of shares.entries()) {
    const expertId = experts[(index + applicationId) % experts.length];
    if (expertId === undefined) continue;
    const scores = share === null ? {} : demoScores(share);
    const done = share !== null;
    await tx
      .insertInto('review')
      .values({
        ...{ applicationId, expertId, assignedBy: office, createdAt: now, updatedAt: now },
        status: done ? 'submitted' : 'assigned',
        scores: JSON.stringify(scores),
        comment: done ? '总体同意立项，请按各项意见补充说明。' : '',
        total: totalScore(scores),
        declaredAt: done ? now : null,
        submittedAt: done ? now : null,
      })
      .execute();
  }
};

/** Work for the review desk: applications to check and to judge, and panels at every stage. Runs after the history. */
export const fillDesk = async (tx: Transaction, now: Date): Promise<void> => {
  const idOf = (login: string) =>
    tx.selectFrom('account').select('id').where('login', '=', login).executeTakeFirstOrThrow();
  const model = await tx
    .selectFrom('application')
    .select(['id', 'periodId'])
    .where('reportedAt', 'is not', null)
    .orderBy('periodId', 'desc')
    .executeTakeFirstOrThrow();
  const waiting = await tx
    .selectFrom('application')
    .innerJoin('unit', 'unit.id', 'application.unitId')
    .select('application.id')
    .where('periodId', '=', model.periodId)
    .where('reportedAt', 'is', null)
    .where('submittedAt', 'is not', null)
    .where('sectionsDone', '=', 7)
    // The one expert who can be tried out belongs to this unit and must not meet it.
    .where('unit.name', '!=', '砺石新材料研究院')
    .orderBy('application.id')
    .limit(STATUSES.length)
    .execute();
  const [{ id: luyiwei }, { id: office }] = [await idOf('luyiwei'), await idOf('office')];
  const experts = await fillExperts(tx);
  for (const [index, { id }] of waiting.entries()) {
    const status = STATUSES[index] ?? 'formal_check';
    await fillForm(tx, id, model.id, status, new Date(now.getTime() - (index + 2) * DAY_MS));
    const shares = DEMO_PANELS[index];
    if (!shares) continue;
    await fillPanel(tx, id, experts, shares.slice(1), office, now);
    await fillPanel(tx, id, [luyiwei], shares.slice(0, 1), office, now);
  }
};
