/**
 * Reasons why a proof fails. `document`: the PDF was changed after it was issued. `day`: the receipt is not in the day
 * that it names.
 * `chain`: a published day was removed, inserted or exchanged.
 */
export const PROOF_FAULTS = ['unreadable', 'none', 'key', 'signature', 'document', 'day', 'chain'] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
