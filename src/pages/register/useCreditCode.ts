import { cleanCode } from '@contract/rules/clean-text';
import { usccProblem } from '@contract/rules/uscc';
import { useState } from 'react';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { checkUnit } from '@/services/unit-registration';

/** Asks whether a unit is registered already: then it has its administrator, and needs no second one. */
export function useCreditCode(onNew: (unitName: string | null) => void) {
  const t = useText();
  const [admin, setAdmin] = useState<string | null>(null);
  const fields = useFieldForm({
    form: SIGN_IN,
    initial: { uscc: '' },
    memory: 'kaichuang-register-unit-code',
    check: ({ uscc }) => {
      const problem = usccProblem(cleanCode(uscc));
      return problem ? { uscc: t(`register.uscc.${problem}.invalid`) } : {};
    },
    send: async ({ uscc }) => {
      setAdmin(null);
      const found = await checkUnit(cleanCode(uscc));
      if (found.registered) setAdmin(found.admin);
      else onNew(found.unitName);
      return false;
    },
  });
  return { fields, admin, uscc: cleanCode(fields.values.uscc) };
}
