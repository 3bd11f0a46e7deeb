import { CONTENT_WORDS } from '@contract/rules/content-problems';
import { readClock } from '@contract/rules/read-typed';
import { DateField } from '@/components/form/DateField';
import { FormItemField } from '@/components/form/FormItemField';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './kit-field.module.css';
import { useTypedField } from './typed-fields';

/**
 * A date and time in Beijing time, typed or picked, in an antd form. Invalid text is reported at the field and not
 * sent.
 */
export function ClockItem({ name, label }: { name: string; label: string }) {
  const t = useText();
  const say = useWords();
  useTypedField(name, label);
  const slipOf = (text: string | null | undefined): string | null =>
    text && !readClock(text) ? say(CONTENT_WORDS.word('clock')) : null;
  return (
    <FormItemField
      name={name}
      rules={[
        { required: true, message: t('admin.form.field.required', { label }) },
        {
          // An incomplete entry is not an error yet; the field itself reports it on blur, the form on submit.
          validateTrigger: 'onSubmit',
          validator: async (_, text?: string | null) => {
            const slip = slipOf(text);
            if (slip) throw new Error(slip);
          },
        },
      ]}
    >
      {(wiring) => (
        <div className={styles.item}>
          <DateField {...wiring} label={label} precision="time" required slip={slipOf(wiring.value)} />
        </div>
      )}
    </FormItemField>
  );
}
