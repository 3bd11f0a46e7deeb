import type { TextLimit } from '@contract/limits';
import { Input } from 'antd';
import { describedBy } from '@/components/form/described-by';
import { TextRuleFoot } from '@/components/form/TextRuleFoot';
import styles from './CountedInput.module.css';

interface Props extends TextLimit {
  rows: number | undefined;
  ltr: boolean;
  disabled: boolean | undefined;
  /** The form hands over these, and the other attributes that tie a control to what is said of it. */
  id?: string;
  value?: string | null;
  'aria-describedby'?: string;
}

/** Text in an antd form with its rule below it, at the same place as a field of the kit has it. */
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
