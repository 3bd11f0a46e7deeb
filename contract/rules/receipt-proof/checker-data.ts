import type { PlatformKey } from './proof';
import type { ProofFault } from './proof-faults';

/** What the checker that works without a network carries with it: the platform's keys, and its words in one language. */
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
    /** What a letter is called, by what it decides. */
    letters: Record<string, string>;
  };
}
