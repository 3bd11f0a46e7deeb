import type { DemandDraft, OwnDemand } from '@contract/demand-posting';
import type { PartForm } from '@/hooks/usePartForm';

/** What each part of the form is given. */
export interface PartProps {
  fields: DemandDraft;
  set: <K extends keyof DemandDraft>(field: K, value: DemandDraft[K]) => void;
  /** Places that hold a text as long as it is no value yet. */
  typed: Pick<PartForm<DemandDraft>, 'at' | 'put'>;
  errors: Readonly<Record<string, string>>;
  /** What is wrong with such a text: said once its field is left. */
  slips: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: OwnDemand['files'];
}
