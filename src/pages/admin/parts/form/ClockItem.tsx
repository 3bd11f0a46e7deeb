import { CONTENT_WORDS } from '@contract/rules/content-problems';
import { readClock } from '@contract/rules/read-typed';
import { DateField } from '@/components/form/DateField';
import { FormItemField } from '@/components/form/FormItemField';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './kit-field.module.css';

/** A moment on a Beijing clock in an antd form, typed or chosen; what is none is said at it and is not sent. */
export function ClockItem({ name, label }: { name: string; label: string }) {
  const t = useText();
  const say = useWords();
  const slipOf = (text: string | null | undefined): string | null =>
    text && !readClock(text) ? say(CONTENT_WORDS.word('clock')) : null;
  return (
    <FormItemField
      name={name}
      rules={[
        { required: true, message: t('admin.form.field.required', { label }) },
        {
          // While it is being typed it is no moment yet: the field itself says so once it is left.
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
