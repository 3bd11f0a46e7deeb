import type { Application } from '@contract/apply';
import type { Step } from '@contract/enums';
import { nest } from '@contract/rules/draft-fields';
import { settle, typedTexts } from '@contract/rules/typed-fields';
import { maskFields, openFields } from '@server/crypto/field-sealing';
import { notFound } from '@server/errors/app-error';
import type { HeadRow } from '@server/modules/apply/head-query';
import { namesCaller } from '@server/modules/apply/named-in-team';
import { isTakenBack, mayRead, partOf, sectionsOf } from '@server/modules/apply/policy';
import { heldOf, presentHead } from '@server/modules/apply/present-head';
import { type ApplicationRow, findApplication, findHead } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type LastTimes, lastTimesOf, stageDaysOf, stageDueOf } from '@server/modules/apply/stage-days';
import { attachmentsByIds, presentFiles } from '@server/modules/attachment/service';
import { noticeNaming } from '@server/modules/content/service';
import { editProblem } from './draft-access';
import { type FormFacts, factsOf, judgeBy } from './formality-context';
import { openPathsOf } from './open-paths';
import { originsOf, startedFromOf } from './origins';
import { visibleFields } from './visible-fields';

/** The stamped sheet, only if it was stamped for the version filed now. */
const sheetOf = async (
  db: Db,
  { sealedSheet, sealedVersion, filedVersion }: HeadRow,
): Promise<Application['sealedSheet']> =>
  sealedSheet && sealedVersion === filedVersion
    ? ((await attachmentsByIds(db, [sealedSheet]))[0] ?? null)
    : null;

/** The published announcement that lists the application, for all its readers; left out if there is none. */
const noticeOf = async (
  db: Db,
  { publicContent, no }: Pick<ApplicationRow, 'publicContent' | 'no'>,
): Promise<Pick<Application, 'notice'>> => {
  const notice = publicContent === null ? null : await noticeNaming(db, publicContent, no ?? '');
  return notice ? { notice } : {};
};

/** The whole application as this reader may see it; 404 for whoever may not. */
export const presentApplication = async (scope: Scope<Db>, id: number, step?: Step): Promise<Application> => {
  const row = await findApplication(scope.db, id);
  if (row && isTakenBack(scope.caller, row)) throw notFound('apply.withdrawn');
  if (!row || !mayRead(scope.caller, row)) throw notFound();
  return presentKnown(scope, { row, head: await findHead(scope.db, id) }, step);
};

interface Known {
  row: ApplicationRow;
  head: HeadRow;
  facts?: FormFacts;
  lastTimes?: LastTimes;
  /** Whether the project team lists the reader; only needed for readers of the office. */
  isMember?: boolean;
}

type Head = ReturnType<typeof presentHead>;

/**
 * The application without its head, for a reader whose access was checked; parts that were read already are passed in.
 */
export const presentBody = async (
  scope: Scope<Db>,
  { row, head, facts, lastTimes, isMember = false }: Known,
  step?: Step,
): Promise<Omit<Application, keyof Head>> => {
  const { db, caller, now, sealer } = scope;
  const open = openFields(sealer, await visibleFields(scope, row));
  const around = facts ?? (await factsOf(db, row, open));
  const { verdicts, statuses } = judgeBy(around, row, open, scope);
  const writable = sectionsOf(caller, row);
  const isAll = step === undefined || step === 'check';
  return {
    owner: { userId: head.ownerId, name: head.ownerName, certified: head.certified },
    ...(head.filedLeader !== null && { filedLeader: head.filedLeader }),
    sections: nest(maskFields(settle(open))),
    typed: typedTexts(open),
    sectionStatus: statuses,
    verdicts: isAll ? verdicts : verdicts.filter(({ section }) => section === step),
    stepReached: row.stepReached,
    editable: writable.length > 0 && editProblem(row, head.applyEnd, now) === null,
    writable: [...writable],
    openPaths: await openPathsOf(db, row),
    filedVersion: row.filedVersion,
    stageDays: stageDaysOf(lastTimes ?? (await lastTimesOf(db, row.id)), head, now),
    ...stageDueOf(head),
    ...(await noticeOf(db, row)),
    held: heldOf(head, caller, now, isMember),
    ...(partOf(caller, row) === null
      ? { origins: [], startedFrom: null }
      : { origins: originsOf(open, row.fieldWriters), startedFrom: startedFromOf(row.startedFrom, open) }),
    files: presentFiles(around.files),
    sealedSheet: await sheetOf(db, head),
    sealedReading: head.sealedVersion === head.filedVersion ? head.sealedReading : null,
  };
};

export const presentKnown = async (scope: Scope<Db>, known: Known, step?: Step): Promise<Application> => {
  const isMember = await namesCaller(scope, known.row.id);
  return {
    ...presentHead(known.head, scope.caller, scope.now, isMember),
    ...(await presentBody(scope, { ...known, isMember }, step)),
  };
};
