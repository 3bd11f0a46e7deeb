import { REFUSAL_WORDS } from '@contract/certification-choices';
import { ACCOUNT_WORDS } from './account-rules';
import { ACHIEVEMENT_FIELD_WORDS, ACHIEVEMENT_WORDS } from './achievement-problems';
import { ACTOR_WORDS } from './actor-words';
import { AUDIT_AREA_WORDS, AUDIT_WORDS } from './audit-words';
import { TIME_WORDS } from './beijing-time';
import { CHART_WORDS } from './chart-words';
import { CONTENT_FIELD_WORDS, CONTENT_WORDS } from './content-problems';
import { COVER_WORDS } from './cover';
import { LETTER_WORDS } from './decision-letter';
import { DEMAND_ENDING_WORDS } from './demand-ending';
import { DEMAND_FIELD_WORDS, DEMAND_WORDS } from './demand-problems';
import { ELIGIBILITY_WORDS } from './eligibility-words';
import { FIELD_WORDS } from './field-labels';
import { FINDING_WORDS } from './finding';
import { FORMALITY_RULES } from './formality';
import { ID_DOCUMENT_WORDS } from './id-document';
import { PASSWORD_WORDS } from './password';
import { PERIOD_DATE_WORDS, PERIOD_WORDS } from './period-dates';
import { PERMISSION_WORDS } from './permission-words';
import { CHANGE_WORDS } from './project-change';
import { REMINDER_WORDS } from './reminder';
import { RESULT_FIELD_WORDS, RESULT_WORDS } from './result-problems';
import { WAITING_WORDS } from './review-panel';
import { REVIEW_WORDS } from './review-score';
import { allRuleWords } from './rule-words';
import { SECTION_WORDS } from './section-reminder';
import { SCAN_WORDS } from './stamp-words';
import { EVENT_WORDS, NOTED_WORDS, STATUS_WORDS } from './status-labels';
import { FAULT_WORDS } from './text-faults';
import { SHAPE_WORDS } from './text-shapes';
import { TYPED_WORDS } from './typed-record';
import { UPLOAD_WORDS } from './upload-check';

/** Every table of words in the contract. One that is missing here would be Chinese in each language. */
const TABLES = [
  FIELD_WORDS,
  STATUS_WORDS,
  EVENT_WORDS,
  NOTED_WORDS,
  LETTER_WORDS,
  CHANGE_WORDS,
  FINDING_WORDS,
  ACTOR_WORDS,
  CHART_WORDS,
  TIME_WORDS,
  ELIGIBILITY_WORDS,
  FAULT_WORDS,
  SHAPE_WORDS,
  RESULT_WORDS,
  RESULT_FIELD_WORDS,
  CONTENT_FIELD_WORDS,
  CONTENT_WORDS,
  DEMAND_FIELD_WORDS,
  DEMAND_WORDS,
  DEMAND_ENDING_WORDS,
  ACHIEVEMENT_FIELD_WORDS,
  ACHIEVEMENT_WORDS,
  COVER_WORDS,
  REVIEW_WORDS,
  TYPED_WORDS,
  WAITING_WORDS,
  PERIOD_DATE_WORDS,
  PERIOD_WORDS,
  ACCOUNT_WORDS,
  PASSWORD_WORDS,
  ID_DOCUMENT_WORDS,
  UPLOAD_WORDS,
  AUDIT_WORDS,
  AUDIT_AREA_WORDS,
  REFUSAL_WORDS,
  SCAN_WORDS,
  SECTION_WORDS,
  REMINDER_WORDS,
  PERMISSION_WORDS,
] as const;

/** id → Chinese: what translators work from. The app never loads it. */
export const CONTRACT_WORDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...TABLES.map((table) => table.all()),
  allRuleWords(FORMALITY_RULES),
);
