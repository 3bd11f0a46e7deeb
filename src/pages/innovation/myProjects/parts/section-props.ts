import type { Application } from '@contract/apply';
import type { Section } from '@contract/enums';
import type { Period } from '@contract/period';
import type { Finding } from '@contract/rules/finding';
import type { ApplicationDraft, ApplicationDraftView } from '@/hooks/useApplicationDraft';

/** Props of every section of the form. All values live in the draft; a section keeps no copies. */
export interface SectionProps {
  section: Section;
  draft: ApplicationDraft;
  view: ApplicationDraftView;
  application: Application;
  period: Period;
  /** Error message by field path; empty before the first 下一步, re-checked on change afterwards. */
  errors: Readonly<Record<string, string>>;
  /** Error messages for invalid values, by field path; shown as soon as the field is left. */
  slips: Readonly<Record<string, string>>;
  /** The findings of this section, warnings included. */
  findings: readonly Finding[];
  /** Dictionaries by type, e.g. `kczx_field`. */
  dicts: Readonly<Record<string, readonly { label: string; value: string; parentValue: string | null }[]>>;
  readOnly: boolean;
}
