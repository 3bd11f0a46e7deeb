import type { Demand } from '@contract/demand';
import type { PartForm } from '@/hooks/usePartForm';

/** Props of each part of the form of a demand or an achievement. */
export interface PostingPart<Draft> {
  fields: Draft;
  set: <K extends keyof Draft>(field: K, value: Draft[K]) => void;
  /** Keeps text typed into a field as long as it is not a valid value. */
  typed: Pick<PartForm<Draft>, 'at' | 'put'>;
  errors: Readonly<Record<string, string>>;
  /** Error messages for such text, shown as soon as the field is left. */
  slips: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: Demand['files'];
}
