import type { TextLimit } from '@contract/limits';
import { Input } from 'antd';
import { describedBy } from '@/components/form/described-by';
import { TextRuleFoot } from '@/components/form/TextRuleFoot';
import styles from './CountedInput.module.css';

interface Props extends TextLimit {
  rows: number | undefined;
  ltr: boolean;
  disabled: boolean | undefined;
  /** The form passes these, together with the other attributes that connect a control with its label and messages. */
  id?: string;
  value?: string | null;
  'aria-describedby'?: string;
}

/** Text in an antd form, with its rule below it in the same place as under the fields of components/form. */
export function CountedInput({ min, max, rows, ltr, disabled, value = null, ...wiring }: Props) {
  const foot = `${wiring.id}-foot`;
  const control = {
    ...wiring,
    value: value ?? '',
    disabled,
    'aria-describedby': describedBy(wiring['aria-describedby'], foot),
  };
  return (
    <>
      {rows === undefined ? (
        <Input {...control} dir={ltr ? 'ltr' : undefined} />
      ) : (
        <Input.TextArea {...control} rows={rows} />
      )}
      <div className={styles.below}>
        <TextRuleFoot id={foot} value={value} rule={{ min, max }} />
      </div>
    </>
  );
}
