import { isSixDigits } from '@contract/rules/six-digits';
import type { Text } from '@/i18n/useText';
import type { BasicInfo } from '@/services/account';

export type ProofWay = 'password' | 'phone' | 'email';

/** How owners prove their identity: password, or a code to an address already linked. */
export interface ProofValues {
  way: string | null;
  old_password: string | null;
  old_code: string | null;
}

/** The ways available to this account. */
export const proofWays = ({ has_password, phone, mail }: BasicInfo): ProofWay[] => [
  ...(has_password ? (['password'] as const) : []),
  ...(phone ? (['phone'] as const) : []),
  ...(mail ? (['email'] as const) : []),
];

export const initialProof = (info: BasicInfo): ProofValues => ({
  way: proofWays(info)[0] ?? null,
  old_password: null,
  old_code: null,
});

export const checkProof = (
  t: Text,
  { way, old_password, old_code }: ProofValues,
): Partial<Record<keyof ProofValues, string>> => {
  if (way === null) return {};
  if (way === 'password') return old_password ? {} : { old_password: t('settings.proof.password.required') };
  return isSixDigits(old_code) ? {} : { old_code: t('settings.code.self.required') };
};

export const proofBody = ({
  way,
  old_password,
  old_code,
}: ProofValues): { password?: string; old_code?: string } => {
  if (way === 'password') return { password: old_password ?? '' };
  return way === null ? {} : { old_code: old_code ?? '' };
};

/** Refusals that concern the proof, with the field that shows each. */
export const PROOF_CODES = {
  'auth.password_wrong': 'old_password',
  'owner.code_wrong': 'old_code',
} as const;
