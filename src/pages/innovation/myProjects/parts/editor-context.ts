import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import type { Section, SectionStatus, Step } from '@contract/enums';
import type { Period } from '@contract/period';
import type { Present } from '@contract/presence';
import { sectionOf } from '@contract/rules/draft-fields';
import type { Finding } from '@contract/rules/finding';
import type { RuleVerdict } from '@contract/rules/formality/check';
import type { ApplicationDraft, ApplicationDraftView } from '@/hooks/useApplicationDraft';
import type { DictEntries } from '@/hooks/useDicts';
import type { useRemarks } from '@/hooks/useRemarks';
import type { TeamTalk } from '@/hooks/useTeamTalk';

/** The draft shared by its pages: values, findings, and what the reader may do. */
export interface EditorContext {
  draft: ApplicationDraft;
  view: ApplicationDraftView;
  application: Application;
  period: Period;
  dicts: DictEntries;
  title: string;
  /** What is on the screen now, edits included. */
  sections: Sections;
  /** Texts in fields that are not valid values yet, by path. */
  typed: Readonly<Record<string, string>>;
  /** Those of the texts that cannot be read as a value; they prevent submission. */
  unread: Readonly<Record<string, string>>;
  verdicts: readonly RuleVerdict[];
  blockers: readonly Finding[];
  warnings: readonly Finding[];
  statuses: Record<Section, SectionStatus>;
  /** The remarks that came with a return. */
  remarks: ReturnType<typeof useRemarks>;
  /** The team's comments at the fields. */
  talk: TeamTalk;
  /** Who else of the team has the form open now. */
  present: readonly Present[];
  /** The deadline has passed, by the service's clock. */
  over: boolean;
  readOnly: boolean;
  onApplication: (application: Application) => void;
}

/** Number of unanswered remarks on a section. */
export const remarksWaiting = ({ remarks }: Pick<EditorContext, 'remarks'>, section: Section): number =>
  remarks.remarks.filter(({ path, status }) => status === 'open' && sectionOf(path) === section).length;

/** Names of the people who have this step open. */
export const namesAt = ({ present }: Pick<EditorContext, 'present'>, step: Step): string[] =>
  present.flatMap((one) => (one.step === step ? [one.name] : []));
