import { SECTIONS, type Section, type SectionStatus } from '@contract/enums';
import { type Fields, namedFiles, nest } from '@contract/rules/draft-fields';
import { checkFormality, sectionStatuses } from '@contract/rules/formality';
import type { FormalityContext, RuleVerdict } from '@contract/rules/formality/check';
import { settle, unreadTexts } from '@contract/rules/typed-fields';
import type { Sealer } from '@server/crypto/sealing';
import { many, one, wholeRow, wholeRows } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import {
  type Applicant,
  bornBy,
  type LeaderDocument,
  numberOn,
  selectApplicants,
  selectDocuments,
} from '@server/modules/apply/people-repository';
import {
  type ApplicationRow,
  type OtherApplication,
  selectOthers,
  selectRunning,
} from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { type FileRow, selectFileRows } from '@server/modules/attachment/service';
import { PERIOD_MOMENTS, type PeriodRow, selectPeriods } from '@server/modules/period/service';
import { type AttendedUnit, selectAttendedUnits } from '@server/modules/unit/service';
import { type SqlBool, sql } from 'kysely';

/** The period as the rules know it. */
const periodFacts = (period: PeriodRow): NonNullable<FormalityContext['period']> => ({
  id: period.id,
  name: period.name,
  applyStart: period.applyStart.toISOString(),
  applyEnd: period.applyEnd.toISOString(),
  categories: period.categories,
  termFrom: period.termFrom,
  termTo: period.termTo,
  indirectRatio: period.indirectRatio,
  maxPerPerson: period.maxPerPerson,
  leaderLimits: period.leaderLimits,
  attachments: period.attachments,
});

export interface Judgement {
  verdicts: RuleVerdict[];
  statuses: Record<Section, SectionStatus>;
  sectionsComplete: Section[];
}

type Judged = Pick<ApplicationRow, 'id' | 'ownerId' | 'periodId' | 'filedVersion'>;

/** What the service knows and the formality check needs besides the form. */
export interface FormFacts {
  period: PeriodRow | undefined;
  leader: Applicant;
  /** The document that the leader is certified by. */
  document: LeaderDocument | undefined;
  /** How many other projects of the leader are being carried out. */
  running: number;
  unit: AttendedUnit | null;
  others: OtherApplication[];
  /** The files named in the form. */
  files: FileRow[];
}

const touched = { createdAt: true, updatedAt: true } as const;

interface Around {
  id: number;
  ownerId: number;
  periodId: number;
  /** Ids of the files named in the form. */
  fileIds: string[];
}

/** Subqueries for these facts, to be combined with others into one statement. */
export const factParts = (db: Db, { id, ownerId, periodId, fileIds }: Places<Around>) => {
  const unitId = db.selectFrom('account as leader').select('leader.unitId').where('leader.id', '=', ownerId);
  return {
    leader: one(selectApplicants(db).where('id', '=', ownerId), {}),
    document: one(selectDocuments(db).where('accountId', '=', ownerId), {}),
    running: one(selectRunning(db).where('ownerId', '=', ownerId).where('id', '!=', id), {}),
    period: wholeRow(selectPeriods(db).where('id', '=', periodId), { ...PERIOD_MOMENTS, ...touched }),
    unit: wholeRow(selectAttendedUnits(db).where('id', '=', unitId), touched),
    others: many(
      selectOthers(db).where('ownerId', '=', ownerId).where('periodId', '=', periodId).where('id', '!=', id),
      {},
    ),
    files: wholeRows(selectFileRows(db).where(sql<SqlBool>`id = any(${fileIds}::uuid[])`), touched),
  };
};
const readFacts = prepared('apply.facts', (db, at: Places<Around>) => factParts(db, at));

type Read = Omit<FormFacts, 'leader' | 'unit' | 'running'> & {
  leader: Applicant | undefined;
  unit: AttendedUnit | undefined;
  running: { n: number } | undefined;
};

export const factsFrom = ({ leader, unit, running, ...facts }: Read): FormFacts => {
  if (!leader) throw new Error('An application without its owner.');
  return { ...facts, leader, running: running?.n ?? 0, unit: unit ?? null };
};

export const factsOf = async (
  db: Db,
  { id, ownerId, periodId }: Judged,
  open: Fields,
): Promise<FormFacts> => {
  const fileIds = namedFiles(open).map((file) => file.id);
  return factsFrom(await readFacts(db, { id, ownerId, periodId, fileIds }));
};

interface Judging {
  now: Date;
  sealer: Sealer;
}

/** Runs the formality check over open fields. */
export const judgeBy = (
  { period, leader, document, running, unit, others, files }: FormFacts,
  { filedVersion }: Judged,
  open: Fields,
  { now, sealer }: Judging,
): Judgement => {
  const sections = nest(settle(open));
  const verdicts = checkFormality(sections, {
    period: period ? periodFacts(period) : null,
    now,
    unread: unreadTexts(open),
    filed: filedVersion > 0,
    leader,
    leaderBorn: bornBy(document, sealer),
    leaderNumber: numberOn(document, sealer),
    running,
    ownUnit: unit,
    others,
    files,
  });
  const statuses = sectionStatuses(sections, verdicts);
  const sectionsComplete = SECTIONS.filter((section) => statuses[section] === 'done');
  return { verdicts, statuses, sectionsComplete };
};

/** The same, after reading the facts from the database. */
export const judge = async (
  { db, ...judging }: Judging & { db: Db },
  application: Judged,
  open: Fields,
): Promise<Judgement> => judgeBy(await factsOf(db, application, open), application, open, judging);
