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

/** The living draft as its pages share it: what is typed, what the rules say of it, and what may be done. */
export interface EditorContext {
  draft: ApplicationDraft;
  view: ApplicationDraftView;
  application: Application;
  period: Period;
  dicts: DictEntries;
  clockOffset: number;
  title: string;
  /** What is on the screen now, edits included. */
  sections: Sections;
  /** Texts in it that are no values yet, by path. */
  typed: Readonly<Record<string, string>>;
  /** Those of them that can be read as no value: they keep it from being filed. */
  unread: Readonly<Record<string, string>>;
  verdicts: readonly RuleVerdict[];
  blockers: readonly Finding[];
  warnings: readonly Finding[];
  statuses: Record<Section, SectionStatus>;
  /** What the form was returned with. */
  remarks: ReturnType<typeof useRemarks>;
  /** What the team says to one another at its fields. */
  talk: TeamTalk;
  /** Who else of the team has the form open now. */
  present: readonly Present[];
  /** The deadline has passed, by the service's clock. */
  over: boolean;
  readOnly: boolean;
  onApplication: (application: Application) => void;
}

/** Remarks on a section that nobody has answered yet. */
export const remarksWaiting = ({ remarks }: Pick<EditorContext, 'remarks'>, section: Section): number =>
  remarks.remarks.filter(({ path, status }) => status === 'open' && sectionOf(path) === section).length;

/** Names of those who are at a step now. */
export const namesAt = ({ present }: Pick<EditorContext, 'present'>, step: Step): string[] =>
  present.flatMap((one) => (one.step === step ? [one.name] : []));
