import type { DemandDraft, OwnDemand } from '@contract/demand-posting';

/** What each part of the form is given. */
export interface PartProps {
  fields: DemandDraft;
  set: <K extends keyof DemandDraft>(field: K, value: DemandDraft[K]) => void;
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: OwnDemand['files'];
}
