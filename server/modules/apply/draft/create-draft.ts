import type { Calls } from '@contract/endpoints';
import { UNIT_NATURES } from '@contract/enums';
import { beijingWord } from '@contract/rules/beijing-time';
import { type Fields, flatten } from '@contract/rules/draft-fields';
import { isOver } from '@contract/rules/period-clock';
import { say } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';
import { recordAudit } from '@server/audit/audit';
import { isSealed } from '@server/crypto/sealing';
import { cleanValue } from '@server/drafts/clean-value';
import { fieldProblems, refuseFields } from '@server/drafts/field-problems';
import { storeMerge } from '@server/drafts/store-merge';
import { conflict, notFound } from '@server/errors/app-error';
import { insertEvent } from '@server/modules/apply/event-repository';
import { type Applicant, findApplicant, holdUnit } from '@server/modules/apply/people-repository';
import { insertApplication, lockApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { requireAnswerable } from '@server/modules/demand/service';
import { holdPeriod } from '@server/modules/period/service';
import type { Unit } from '@server/modules/unit/service';
import { applicationDraft, heldApplication } from './application-draft';
import { earlierOf } from './earlier';
import { requireQuota } from './one-per-period';

type Body = Calls['POST /prod-api/cms/apply']['body'];

/** Prefills what the account and the unit already provide. */
const prefilled = ({ sealer }: Scope, { phone, email }: Applicant, unit: Unit | null): Fields => ({
  'team.leaderPhone': isSealed(phone) ? sealer.tryOpen(phone) : phone,
  'team.leaderEmail': email,
  ...(unit && {
    'unit.unitId': unit.id,
    'unit.name': unit.name,
    'unit.uscc': unit.uscc,
    'unit.nature': UNIT_NATURES.find((nature) => nature === unit.nature) ?? null,
    'unit.address': unit.address,
    'unit.legalPerson': unit.legalPerson,
  }),
});

const given = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, value]) => (value === null ? [] : [[path, cleanValue(value)]])),
  );

/** Requires that the period accepts applications now, and locks it. */
const requireOpen = async ({ db, now }: Scope, periodId: number): Promise<void> => {
  const period = await holdPeriod(db, periodId);
  if (!period) throw notFound('apply.no_period');
  const at = (date: Date): Word => beijingWord(date.toISOString());
  if (now < period.applyStart) throw conflict(say('apply.forecast', { at: at(period.applyStart) }));
  if (isOver(period.applyEnd.toISOString(), now))
    throw conflict(say('apply.closed', { at: at(period.applyEnd) }));
};

/** Starts a draft. A person has room for so many in a period; two clicks cannot make two. */
export const createDraft = async (
  scope: Scope,
  { periodId, category, sections, demandId, earlierId }: Body,
): Promise<number> => {
  const { db, caller, now, source } = scope;
  await requireOpen(scope, periodId);
  if (demandId) await requireAnswerable(db, demandId, now);
  await requireQuota(scope, { ownerId: caller.accountId, periodId });
  const applicant = await findApplicant(db, caller.accountId);
  const unit = await holdUnit(db, applicant.unitId);
  const earlier = earlierId ? await earlierOf(scope, earlierId, applicant.unitId) : null;
  const delta: Fields = {
    ...flatten({}),
    ...earlier?.fields,
    ...given(prefilled(scope, applicant, unit)),
    ...(sections && given(flatten(sections))),
    'base.periodId': periodId,
    ...(category ? { 'base.category': category } : {}),
  };
  const kind = applicationDraft();
  refuseFields(
    fieldProblems(
      kind,
      Object.entries(delta).map(([path, value]) => ({ path, value })),
    ),
  );
  const id = await insertApplication(db, {
    ownerId: caller.accountId,
    periodId,
    unitId: applicant.unitId,
    demandId: demandId ?? null,
    startedFrom: earlier && JSON.stringify(earlier.startedFrom),
    statusSince: now,
    handlerSince: now,
    createdAt: now,
    updatedAt: now,
  });
  const row = await lockApplication(db, id);
  if (!row) throw notFound();
  const copied = Object.keys(earlier?.fields ?? {}).filter((path) => delta[path] === earlier?.fields[path]);
  await storeMerge(scope, kind, heldApplication(scope, row), {
    delta,
    overwritten: [],
    declined: [],
    ...(earlier && { origins: Object.fromEntries(copied.map((path) => [path, earlier.origin])) }),
  });
  await insertEvent(db, {
    applicationId: id,
    event: 'create',
    fromStatus: null,
    toStatus: 'draft',
    actorId: caller.accountId,
    actorRole: 'applicant',
    reason: null,
    at: now,
  });
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'apply.create',
    target: `application:${id}`,
    ...(earlier && { detail: { earlier: earlier.startedFrom.applicationId } }),
  });
  return id;
};
