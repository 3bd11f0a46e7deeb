import type { Demand } from '@contract/demand';
import type { PartForm } from '@/hooks/usePartForm';

/** What each part of the form of a demand or an achievement is given. */
export interface PostingPart<Draft> {
  fields: Draft;
  set: <K extends keyof Draft>(field: K, value: Draft[K]) => void;
  /** Places that hold a text as long as it is no value yet. */
  typed: Pick<PartForm<Draft>, 'at' | 'put'>;
  errors: Readonly<Record<string, string>>;
  /** What is wrong with such a text: said once its field is left. */
  slips: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: Demand['files'];
}
