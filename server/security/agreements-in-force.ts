/**
 * The version of each text in force. A changed text in `modules/auth/agreements` needs a new version here: from then on
 * everybody has to accept it before writing anything (req:control-c06).
 */
export const IN_FORCE = { service: '2026-01', privacy: '2026-01', id_data: '2026-02' } as const;
export type AgreementKind = keyof typeof IN_FORCE;

/**
 * Earlier versions that were at least as demanding as the present one: whoever accepted them is not asked again. Never
 * for a text in `NEEDED`, which the session checks by version alone.
 */
const ASKED_AS_MUCH: Partial<Record<AgreementKind, readonly string[]>> = { id_data: ['2026-01'] };

/** Whether consent to this version is still valid. */
export const stillCounts = (kind: AgreementKind, version: string): boolean =>
  version === IN_FORCE[kind] || (ASKED_AS_MUCH[kind]?.includes(version) ?? false);

/** Required to use an account; the other agreements are requested where they are needed. */
export const NEEDED = ['service', 'privacy'] as const satisfies readonly AgreementKind[];
