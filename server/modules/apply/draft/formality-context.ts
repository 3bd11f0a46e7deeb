import type { Section, SectionStatus } from '@contract/enums';
import { type Fields, namedFiles, nest } from '@contract/rules/draft-fields';
import { checkFormality, sectionStatuses } from '@contract/rules/formality';
import type { FormalityContext, RuleVerdict } from '@contract/rules/formality/check';
import { settle, unreadTexts } from '@contract/rules/typed-fields';
import { type Applicant, findApplicant, findUnit } from '@server/modules/apply/people-repository';
import { type ApplicationRow, findOthers, type OtherApplication } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { type FileRow, filesByIds } from '@server/modules/attachment/service';
import { findPeriod } from '@server/modules/period/service';
import type { Unit } from '@server/modules/unit/service';

type PeriodRow = NonNullable<Awaited<ReturnType<typeof findPeriod>>>;

/** The period as the rules know it. */
export const periodFacts = (period: PeriodRow): NonNullable<FormalityContext['period']> => ({
  id: period.id,
  name: period.name,
  applyStart: period.applyStart.toISOString(),
  applyEnd: period.applyEnd.toISOString(),
  categories: period.categories,
  termFrom: period.termFrom,
  termTo: period.termTo,
  indirectRatio: period.indirectRatio,
  maxPerPerson: period.maxPerPerson,
  attachments: period.attachments,
});

export interface Judgement {
  verdicts: RuleVerdict[];
  statuses: Record<Section, SectionStatus>;
  sectionsDone: number;
}

type Judged = Pick<ApplicationRow, 'id' | 'ownerId' | 'periodId' | 'filedVersion'>;

/** What the service knows around a form. */
export interface FormFacts {
  period: PeriodRow | undefined;
  leader: Applicant;
  unit: Unit | null;
  others: OtherApplication[];
  /** Those that the form names. */
  files: FileRow[];
}

export const factsOf = async (
  db: Db,
  { id, ownerId, periodId }: Judged,
  open: Fields,
): Promise<FormFacts> => {
  const leader = await findApplicant(db, ownerId);
  return {
    leader,
    period: await findPeriod(db, periodId),
    unit: await findUnit(db, leader.unitId),
    others: await findOthers(db, { ownerId, periodId, exceptId: id }),
    files: await filesByIds(
      db,
      namedFiles(open).map((file) => file.id),
    ),
  };
};

/** Runs the formality check over open fields. */
export const judgeBy = (
  { period, leader, unit, others, files }: FormFacts,
  { filedVersion }: Judged,
  open: Fields,
  now: Date,
): Judgement => {
  const sections = nest(settle(open));
  const verdicts = checkFormality(sections, {
    period: period ? periodFacts(period) : null,
    now,
    unread: unreadTexts(open),
    filed: filedVersion > 0,
    leader,
    ownUnit: unit,
    others,
    files,
  });
  const statuses = sectionStatuses(sections, verdicts);
  const sectionsDone = Object.values(statuses).filter((status) => status === 'done').length;
  return { verdicts, statuses, sectionsDone };
};

/** The same, with everything the service knows around them. */
export const judge = async (db: Db, application: Judged, open: Fields, now: Date): Promise<Judgement> =>
  judgeBy(await factsOf(db, application, open), application, open, now);
