import { characterClasses, PASSWORD_LONG, passwordProblem } from '@contract/rules/password';

export const STRENGTHS = ['weak', 'fair', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * A password that would be refused is weak; of the others, a long one or one with all four character classes is strong.
 */
export function passwordStrength(password: string, context: readonly string[]): Strength | null {
  if (password === '') return null;
  if (passwordProblem(password, context) !== null) return 'weak';
  const isLong = Array.from(password).length >= PASSWORD_LONG;
  return isLong || characterClasses(password) === 4 ? 'strong' : 'fair';
}
