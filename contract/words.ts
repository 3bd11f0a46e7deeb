import { FIELD_WORDS } from './rules/field-labels';
import { EVENT_WORDS, STATUS_WORDS } from './rules/status-labels';

/** Every table of words in the contract. One that is missing here would be Chinese in each language. */
const TABLES = [FIELD_WORDS, STATUS_WORDS, EVENT_WORDS] as const;

/** id → Chinese: what translators work from. The app never loads it. */
export const CONTRACT_WORDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...TABLES.map((table) => table.all()),
);
