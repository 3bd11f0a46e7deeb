import type { ApplicationStatus } from '@contract/enums';
import { FUNDED_STATUSES } from '@contract/funded-statuses';
import { type Fields, isRowsPath } from './draft-fields';
import { type FieldPattern, patternOf } from './field-labels';

/**
 * What happens to a field when an application starts from an earlier one. `copied`: taken over as filed; `anew`: left
 * empty and listed until filled in, because it belongs to one period or is a promise; `unit`: copied only if the person
 * is still in the same unit; `unfunded`: copied unless the earlier application was funded; `chosen`: decided before the
 * form opens.
 */
export type CarryOver = 'copied' | 'anew' | 'unit' | 'unfunded' | 'chosen';

/** Every field of the form: one that is added without its class does not compile. */
export const CARRY_OVER: Readonly<Record<FieldPattern, CarryOver>> = {
  'base.periodId': 'chosen',
  'base.title': 'unfunded',
  'base.category': 'chosen',
  'base.field': 'copied',
  'base.keywords': 'copied',
  'base.termStart': 'anew',
  'base.termEnd': 'anew',
  'base.summary': 'copied',
  'base.notSecret': 'anew',
  'unit.unitId': 'unit',
  'unit.name': 'unit',
  'unit.uscc': 'unit',
  'unit.nature': 'unit',
  'unit.address': 'unit',
  'unit.legalPerson': 'unit',
  'unit.contactName': 'unit',
  'unit.contactPhone': 'unit',
  'unit.contactEmail': 'unit',
  'unit.specialFund': 'anew',
  'unit.selfFund': 'anew',
  'unit.partners': 'copied',
  'unit.partners.*.name': 'copied',
  'unit.partners.*.uscc': 'copied',
  'unit.partners.*.task': 'copied',
  'unit.partners.*.fund': 'anew',
  'unit.partners.*.agreement': 'anew',
  'team.leaderTitle': 'copied',
  'team.leaderDegree': 'copied',
  'team.leaderPhone': 'copied',
  'team.leaderEmail': 'copied',
  'team.leaderMonths': 'anew',
  'team.members': 'copied',
  'team.members.*.name': 'copied',
  'team.members.*.idNumber': 'copied',
  'team.members.*.title': 'copied',
  'team.members.*.degree': 'copied',
  'team.members.*.major': 'copied',
  'team.members.*.unit': 'copied',
  'team.members.*.task': 'copied',
  'team.members.*.months': 'anew',
  'team.members.*.phone': 'copied',
  'plan.basis': 'copied',
  'plan.content': 'copied',
  'plan.innovations': 'copied',
  'plan.innovations.*.text': 'copied',
  'plan.route': 'copied',
  'plan.routeFigure': 'anew',
  'plan.risk': 'copied',
  'target.indicators': 'copied',
  'target.indicators.*.kind': 'copied',
  'target.indicators.*.name': 'copied',
  'target.indicators.*.present': 'anew',
  'target.indicators.*.stageOne': 'anew',
  'target.indicators.*.stageTwo': 'anew',
  'target.indicators.*.method': 'copied',
  'target.schedule': 'copied',
  'target.schedule.*.start': 'anew',
  'target.schedule.*.end': 'anew',
  'target.schedule.*.task': 'copied',
  'target.schedule.*.deliverable': 'copied',
  'target.schedule.*.person': 'copied',
  'budget.equipment.special': 'anew',
  'budget.equipment.self': 'anew',
  'budget.equipment.basis': 'copied',
  'budget.business.special': 'anew',
  'budget.business.self': 'anew',
  'budget.business.basis': 'copied',
  'budget.labour.special': 'anew',
  'budget.labour.self': 'anew',
  'budget.labour.basis': 'copied',
  'budget.indirect.special': 'anew',
  'budget.indirect.self': 'anew',
  'budget.indirect.basis': 'copied',
  'files.attachments': 'anew',
  'files.attachments.*.kind': 'anew',
  'files.attachments.*.file': 'anew',
  'files.promiseTruth': 'anew',
  'files.promiseUnique': 'anew',
  'files.promiseIntegrity': 'anew',
};

const FUNDED: readonly ApplicationStatus[] = FUNDED_STATUSES;

export const isBlankField = (value: Fields[string] | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

interface Earlier {
  status: ApplicationStatus;
  /** The person is still in the unit that filed the earlier application. */
  sameUnit: boolean;
}

const isCopied = (kind: CarryOver | undefined, { status, sameUnit }: Earlier): boolean =>
  kind === 'copied' || (kind === 'unit' && sameUnit) || (kind === 'unfunded' && !FUNDED.includes(status));

/** The values that a new draft starts with, and the fields that had values but have to be filled in anew. */
export const carryOver = (filed: Fields, earlier: Earlier): { copied: Fields; anew: string[] } => {
  const copied: Fields = {};
  const anew: string[] = [];
  for (const [path, value] of Object.entries(filed)) {
    const kind = CARRY_OVER[patternOf(path) as FieldPattern] as CarryOver | undefined;
    if (isBlankField(value) || kind === 'chosen') continue;
    if (isCopied(kind, earlier)) copied[path] = value;
    // A list that starts empty is listed as a whole, without its rows; a unit or file id goes with the name beside it.
    else if (!/^files\.attachments\./.test(path) && path !== 'unit.unitId') anew.push(path);
  }
  return { copied, anew };
};

/** The list and row that a path belongs to; null for a path outside of any list. */
const listOf = (path: string): [list: string, row: string] | null => {
  const [section, list, row, column] = path.split('.');
  const at = `${section}.${list}`;
  return row && column && isRowsPath(at) ? [at, row] : null;
};

/** Fields that an application does not need; the leader may remove them from the list of fields to fill in. */
const OPTIONAL: readonly RegExp[] = [
  /^files\.attachments$/,
  /^plan\.routeFigure$/,
  /^budget\.\w+\.(?:special|self)$/,
];
export const isSkippable = (path: string): boolean => OPTIONAL.some((pattern) => pattern.test(path));

/** The fields that still have to be filled in; a field is done once it has a value or its row was removed. */
export const stillAnew = (
  anew: readonly string[],
  read: (path: string) => Fields[string] | undefined,
): string[] =>
  anew.filter((path) => {
    const row = listOf(path);
    const rows = row ? read(row[0]) : undefined;
    const isGone = row !== null && !(Array.isArray(rows) && rows.includes(row[1]));
    return !isGone && isBlankField(read(path));
  });
