/**
 * Why a proof is none. `document`: the PDF is not as it was given out. `day`: the receipt is not in the day it names.
 * `chain`: of the published days one was taken out, put in or exchanged.
 */
export const PROOF_FAULTS = ['unreadable', 'none', 'key', 'signature', 'document', 'day', 'chain'] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
