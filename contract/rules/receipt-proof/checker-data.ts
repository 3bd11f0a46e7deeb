import type { PlatformKey } from './proof';
import type { ProofFault } from './proof-faults';

/** Data inside the offline checker: the platform's keys, and its texts in one language. */
export interface CheckerData {
  keys: PlatformKey[];
  texts: Record<
    | 'genuine'
    | 'refused'
    | 'no'
    | 'at'
    | 'version'
    | 'digest'
    | 'sequence'
    | 'published'
    | 'notYet'
    | 'document'
    | 'compare'
    | 'daysGenuine'
    | 'days'
    | 'span'
    | 'receipts'
    | 'range'
    /** Between the ends of a span, as the language writes it. */
    | 'spanSign'
    | 'whole'
    | 'part'
    | 'letterGenuine'
    | 'letter'
    | 'decided'
    | 'code'
    | 'standing',
    string
  > & {
    faults: Record<ProofFault, string>;
    /** Headings of letters, by decision. */
    letters: Record<string, string>;
  };
}
