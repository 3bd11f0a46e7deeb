/** Why a proof is none. `document`: the PDF is not as it was given out. `day`: the receipt is not in the day it names. */
export const PROOF_FAULTS = ['unreadable', 'none', 'key', 'signature', 'document', 'day'] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
