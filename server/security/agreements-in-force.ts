/**
 * The version of each text that counts today. Whoever changes a text in `modules/auth/agreements` writes a new version
 * here: from then on everybody is asked again, and nothing is written before the answer (req:control-c06).
 */
export const IN_FORCE = { service: '2026-01', privacy: '2026-01', id_data: '2026-02' } as const;
export type AgreementKind = keyof typeof IN_FORCE;

/**
 * Earlier versions that the one in force asks no more than: whoever agreed to them is not asked again. Never of a text
 * in `NEEDED`: the session knows those by the version alone.
 */
const ASKED_AS_MUCH: Partial<Record<AgreementKind, readonly string[]>> = { id_data: ['2026-01'] };

/** Does a consent to this version hold today? */
export const stillCounts = (kind: AgreementKind, version: string): boolean =>
  version === IN_FORCE[kind] || (ASKED_AS_MUCH[kind]?.includes(version) ?? false);

/** Without these two nobody uses an account; the others are asked for where they are needed. */
export const NEEDED = ['service', 'privacy'] as const satisfies readonly AgreementKind[];
