/**
 * The version of each text that counts today. Whoever changes a text in `modules/auth/agreements` writes a new version
 * here: from then on everybody is asked again, and nothing is written before the answer (req:control-c06).
 */
export const IN_FORCE = { service: '2026-01', privacy: '2026-01', id_data: '2026-01' } as const;
export type AgreementKind = keyof typeof IN_FORCE;

/** Without these two nobody uses an account; the others are asked for where they are needed. */
export const NEEDED = ['service', 'privacy'] as const satisfies readonly AgreementKind[];
