import { Sections } from '@contract/application';
import type { Calls } from '@contract/endpoints';
import type { Step } from '@contract/enums';
import { type Fields, isRowsPath } from '@contract/rules/draft-fields';
import { isTypedText } from '@contract/rules/typed-fields';
import { openFields, sealFields } from '@server/crypto/field-sealing';
import type { DraftKind, Held, Written } from '@server/drafts/draft-kind';
import { problemIn } from '@server/drafts/field-problems';
import { AppError } from '@server/errors/app-error';
import { type ApplicationRow, updateApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { lockEditable } from './draft-access';
import { judge } from './formality-context';
import { refuseClosedFields } from './open-paths';
import { originsOf } from './origins';
import { refuseOthersSections } from './others-sections';
import { checkReferences } from './references';
import { countStepTime } from './step-times';

/** Far above any honest draft (7 sections, 60 rows a list); limits how large one record can grow. */
const PATHS_MAX = 4000;
const CHARACTERS_MAX = 1_500_000;

const text = (value: Fields[string] | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** Columns that lists and rules read, derived from the form on every write. */
const derivedColumns = (open: Fields, periodId: number) => {
  const period = open['base.periodId'];
  const category = text(open['base.category']);
  return {
    title: text(open['base.title']),
    unitName: text(open['unit.name']) || null,
    // Categories are short codes within a period; anything longer is not a category yet.
    category: category.length > 0 && category.length <= 8 ? category : null,
    periodId: typeof period === 'number' ? period : periodId,
  };
};

/** All columns written for the form as it stands, including the result of its formality check. */
export const columnsOf = async (
  scope: Pick<Scope, 'db' | 'sealer' | 'now'>,
  row: ApplicationRow,
  { delta, fields, writers }: Written,
) => {
  const columns = derivedColumns(fields, row.periodId);
  const { verdicts, statuses, sectionsComplete } = await judge(scope, { ...row, ...columns }, fields);
  return {
    columns: {
      ...columns,
      sectionsDone: sectionsComplete.length,
      sectionsComplete,
      fields: JSON.stringify({ ...row.fields, ...sealFields(scope.sealer, delta) }),
      fieldWriters: JSON.stringify(writers),
    },
    verdicts,
    statuses,
  };
};

const fieldProblem = problemIn(Sections);

const refuseExcess = (fields: Fields): void => {
  if (Object.keys(fields).length <= PATHS_MAX && JSON.stringify(fields).length <= CHARACTERS_MAX) return;
  throw new AppError(413, 'apply.too_large');
};

export interface HeldApplication extends Held {
  row: ApplicationRow;
}

export const heldApplication = ({ sealer }: Pick<Scope, 'sealer'>, row: ApplicationRow): HeldApplication => ({
  row,
  ref: row.id,
  version: row.version,
  fields: openFields(sealer, row.fields),
  writers: row.fieldWriters,
  author: { by: row.ownerId, at: row.updatedAt },
});

type Progress = Pick<
  Calls['PATCH /prod-api/cms/apply/{id}/draft']['answer'],
  'sectionStatus' | 'verdicts' | 'origins'
>;

/**
 * Lets the draft engine edit an application: closed by deadline and remarks, and checked for formality on every save.
 */
export const applicationDraft = (step?: Step): DraftKind<number, HeldApplication, Progress, Scope> => ({
  record: 'application',
  isRows: isRowsPath,
  problem: (path, value) => (isTypedText(path, value) ? null : fieldProblem(path, value)),
  lock: async (scope, id) => heldApplication(scope, await lockEditable(scope, id)),
  admit: async (scope, { row }, merge, fields) => {
    refuseOthersSections(scope.caller, row, merge);
    await refuseClosedFields(scope.db, row, merge);
    refuseExcess(fields);
    await checkReferences(scope, row, merge.delta);
  },
  write: async (scope, { row }, { delta, fields, writers }) => {
    const { db, now } = scope;
    const { columns, verdicts, statuses } = await columnsOf(scope, row, { delta, fields, writers });
    const more = { sectionStatus: statuses, verdicts, origins: originsOf(fields, writers) };
    const isChanged = Object.keys(delta).length > 0;
    if (!isChanged && (step === undefined || step === row.stepReached)) return { version: row.version, more };
    await countStepTime(scope, row, delta);
    await updateApplication(db, row.id, {
      ...columns,
      stepReached: step ?? row.stepReached,
      updatedAt: isChanged ? now : row.updatedAt,
    });
    return { version: row.version + 1, more };
  },
});
