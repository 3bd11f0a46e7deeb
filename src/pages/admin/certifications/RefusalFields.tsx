import { REFUSAL_CODES, REFUSAL_WORDS, type RefusalCode } from '@contract/certification-choices';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { ChoiceGroup } from '@/pages/admin/parts/form/ChoiceGroup';

export interface RefusalValues {
  reasonCode?: RefusalCode;
  reason?: string;
}

/** Why a certification is refused: the person reads it in their own language, with an example of a good scan. */
export function RefusalFields() {
  const t = useText();
  const say = useWords();
  return (
    <ChoiceGroup
      name="reasonCode"
      label={t('admin.cert.code.label')}
      missing={t('admin.cert.code.required')}
      options={REFUSAL_CODES.map((code) => ({ value: code, label: say(REFUSAL_WORDS.word(code)) }))}
    />
  );
}
