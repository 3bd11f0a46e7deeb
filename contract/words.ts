import { REFUSAL_WORDS } from './certification-choices';
import { ACCOUNT_WORDS } from './rules/account-rules';
import { ACHIEVEMENT_FIELD_WORDS, ACHIEVEMENT_WORDS } from './rules/achievement-problems';
import { ACTOR_WORDS } from './rules/actor-words';
import { AUDIT_AREA_WORDS, AUDIT_WORDS } from './rules/audit-words';
import { TIME_WORDS } from './rules/beijing-time';
import { CHART_WORDS } from './rules/chart-words';
import { CONTENT_FIELD_WORDS, CONTENT_WORDS } from './rules/content-problems';
import { COVER_WORDS } from './rules/cover';
import { LETTER_WORDS } from './rules/decision-letter';
import { DEMAND_ENDING_WORDS } from './rules/demand-ending';
import { DEMAND_FIELD_WORDS, DEMAND_WORDS } from './rules/demand-problems';
import { ELIGIBILITY_WORDS } from './rules/eligibility-words';
import { FIELD_WORDS } from './rules/field-labels';
import { FINDING_WORDS } from './rules/finding';
import { FORMALITY_RULES } from './rules/formality';
import { ID_DOCUMENT_WORDS } from './rules/id-document';
import { PASSWORD_WORDS } from './rules/password';
import { PERIOD_DATE_WORDS, PERIOD_WORDS } from './rules/period-dates';
import { PERMISSION_WORDS } from './rules/permission-words';
import { CHANGE_WORDS } from './rules/project-change';
import { REMINDER_WORDS } from './rules/reminder';
import { RESULT_FIELD_WORDS, RESULT_WORDS } from './rules/result-problems';
import { WAITING_WORDS } from './rules/review-panel';
import { REVIEW_WORDS } from './rules/review-score';
import { allRuleWords } from './rules/rule-words';
import { SECTION_WORDS } from './rules/section-reminder';
import { SCAN_WORDS } from './rules/stamp-words';
import { EVENT_WORDS, NOTED_WORDS, STATUS_WORDS } from './rules/status-labels';
import { FAULT_WORDS } from './rules/text-faults';
import { TYPED_WORDS } from './rules/typed-record';
import { UPLOAD_WORDS } from './rules/upload-check';

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
