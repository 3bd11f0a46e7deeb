import type { Section, SectionStatus } from '@contract/enums';
import { type Fields, namedFiles, nest } from '@contract/rules/draft-fields';
import { checkFormality, sectionStatuses } from '@contract/rules/formality';
import type { FormalityContext, RuleVerdict } from '@contract/rules/formality/check';
import { settle, unreadTexts } from '@contract/rules/typed-fields';
import { findApplicant, findUnit } from '@server/modules/apply/people-repository';
import { type ApplicationRow, findOthers } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { filesByIds } from '@server/modules/attachment/service';
import { findPeriod } from '@server/modules/period/service';

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

/** Runs the formality check over open fields, with everything the service knows around them. */
export const judge = async (
  db: Db,
  application: Pick<ApplicationRow, 'id' | 'ownerId' | 'periodId' | 'filedVersion'>,
  open: Fields,
  now: Date,
): Promise<Judgement> => {
  const { id, ownerId, periodId, filedVersion } = application;
  const period = await findPeriod(db, periodId);
  const leader = await findApplicant(db, ownerId);
  const unit = await findUnit(db, leader.unitId);
  const sections = nest(settle(open));
  const verdicts = checkFormality(sections, {
    period: period ? periodFacts(period) : null,
    now,
    unread: unreadTexts(open),
    filed: filedVersion > 0,
    leader,
    ownUnit: unit,
    others: await findOthers(db, { ownerId, periodId, exceptId: id }),
    files: await filesByIds(
      db,
      namedFiles(open).map((file) => file.id),
    ),
  });
  const statuses = sectionStatuses(sections, verdicts);
  const sectionsDone = Object.values(statuses).filter((status) => status === 'done').length;
  return { verdicts, statuses, sectionsDone };
};
