import { ProFormRadio } from '@ant-design/pro-components';
import { REFUSAL_CODES, REFUSAL_WORDS, type RefusalCode } from '@contract/certification-choices';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

export interface RefusalValues {
  reasonCode?: RefusalCode;
  reason?: string;
}

/** Why a certification is refused: the person reads it in the own language, with the picture of a good scan. */
export function RefusalFields() {
  const t = useText();
  const say = useWords();
  return (
    <ProFormRadio.Group
      name="reasonCode"
      label={t('admin.cert.code.label')}
      rules={[{ required: true, message: t('admin.cert.code.required') }]}
      fieldProps={{ style: { display: 'grid', gap: 4 } }}
      options={REFUSAL_CODES.map((code) => ({ value: code, label: say(REFUSAL_WORDS.word(code)) }))}
    />
  );
}
