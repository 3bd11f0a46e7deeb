import type { Application } from '@contract/apply';
import type { Section } from '@contract/enums';
import type { Period } from '@contract/period';
import type { Finding } from '@contract/rules/finding';
import type { ApplicationDraft, ApplicationDraftView } from '@/hooks/useApplicationDraft';

/** What every section of the form is given. The draft is the single truth; a section keeps no copy of a value. */
export interface SectionProps {
  section: Section;
  draft: ApplicationDraft;
  view: ApplicationDraftView;
  application: Application;
  period: Period;
  /** Sentence to show at a field, by path: empty before 下一步 was tried once, re-checked on change afterwards. */
  errors: Readonly<Record<string, string>>;
  /** The same for texts that are wrong in themselves: shown once their field is left. */
  slips: Readonly<Record<string, string>>;
  /** Findings of this section behind those sentences, warnings included. */
  findings: readonly Finding[];
  /** Dictionaries by type, e.g. `kczx_field`. */
  dicts: Readonly<Record<string, readonly { label: string; value: string; parentValue: string | null }[]>>;
  readOnly: boolean;
}
