import { type FieldPattern, patternOf } from './field-labels';

/**
 * What is in a field: what it takes, and which control asks for it. `key` is filled in along with another field and
 * has no control of its own; a `fixed` choice always has one of its answers; `files` come and go one by one.
 */
export type FieldKind =
  | 'text'
  | 'choice'
  | 'fixed'
  | 'branch'
  | 'words'
  | 'month'
  | 'day'
  | 'money'
  | 'months'
  | 'points'
  | 'tick'
  | 'file'
  | 'files'
  | 'rows'
  | 'period'
  | 'key';

/**
 * Every field of the form; a field added without a kind does not compile. A test checks the kinds against the schema.
 */
export const FIELD_KINDS: Readonly<Record<FieldPattern, FieldKind>> = {
  'base.periodId': 'period',
  'base.title': 'text',
  'base.category': 'choice',
  'base.field': 'branch',
  'base.keywords': 'words',
  'base.termStart': 'month',
  'base.termEnd': 'month',
  'base.summary': 'text',
  'base.notSecret': 'tick',
  'unit.unitId': 'key',
  'unit.name': 'text',
  'unit.uscc': 'text',
  'unit.nature': 'choice',
  'unit.address': 'text',
  'unit.legalPerson': 'text',
  'unit.contactName': 'text',
  'unit.contactPhone': 'text',
  'unit.contactEmail': 'text',
  'unit.specialFund': 'money',
  'unit.selfFund': 'money',
  'unit.partners': 'rows',
  'unit.partners.*.name': 'text',
  'unit.partners.*.uscc': 'text',
  'unit.partners.*.task': 'text',
  'unit.partners.*.fund': 'money',
  'unit.partners.*.agreement': 'file',
  'team.leaderTitle': 'choice',
  'team.leaderDegree': 'choice',
  'team.leaderPhone': 'text',
  'team.leaderEmail': 'text',
  'team.leaderMonths': 'months',
  'team.members': 'rows',
  'team.members.*.name': 'text',
  'team.members.*.idNumber': 'text',
  'team.members.*.title': 'choice',
  'team.members.*.degree': 'choice',
  'team.members.*.major': 'text',
  'team.members.*.unit': 'text',
  'team.members.*.task': 'text',
  'team.members.*.months': 'months',
  'team.members.*.phone': 'text',
  'plan.basis': 'text',
  'plan.content': 'text',
  'plan.innovations': 'rows',
  'plan.innovations.*.text': 'text',
  'plan.route': 'text',
  'plan.routeFigure': 'file',
  'plan.risk': 'text',
  'target.indicators': 'rows',
  'target.indicators.*.kind': 'choice',
  'target.indicators.*.name': 'text',
  'target.indicators.*.present': 'text',
  'target.indicators.*.stageOne': 'text',
  'target.indicators.*.stageTwo': 'text',
  'target.indicators.*.method': 'text',
  'target.schedule': 'rows',
  'target.schedule.*.start': 'month',
  'target.schedule.*.end': 'month',
  'target.schedule.*.task': 'text',
  'target.schedule.*.deliverable': 'text',
  'target.schedule.*.person': 'text',
  'budget.equipment.special': 'money',
  'budget.equipment.self': 'money',
  'budget.equipment.basis': 'text',
  'budget.business.special': 'money',
  'budget.business.self': 'money',
  'budget.business.basis': 'text',
  'budget.labour.special': 'money',
  'budget.labour.self': 'money',
  'budget.labour.basis': 'text',
  'budget.indirect.special': 'money',
  'budget.indirect.self': 'money',
  'budget.indirect.basis': 'text',
  'files.attachments': 'rows',
  'files.attachments.*.kind': 'key',
  'files.attachments.*.file': 'file',
  'files.promiseTruth': 'tick',
  'files.promiseUnique': 'tick',
  'files.promiseIntegrity': 'tick',
};

/** The kind of a concrete path; undefined where the form has no such field. */
export const kindOf = (path: string): FieldKind | undefined => FIELD_KINDS[patternOf(path) as FieldPattern];
