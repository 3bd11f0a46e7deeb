import { TextRuleFoot } from '@/components/form/TextRuleFoot';
import type { TextRule } from '@/components/form/text-rule';
import { SIGN_IN } from '@/components/sign-in/TextInput';

/** The rule for a field of the registration form, shown below the field. */
export function RuleFoot({ name, value, rule }: { name: string; value: string; rule: TextRule }) {
  return <TextRuleFoot id={`${SIGN_IN}-${name}-foot`} value={value} rule={rule} />;
}
