import { InputNumber } from 'antd';
import { describedBy } from '@/components/form/described-by';
import { NumberRange } from '@/components/form/NumberRange';
import styles from './CountedInput.module.css';

interface Props {
  min: number;
  max: number;
  precision: number;
  unit: string | undefined;
  /** The form passes these; the value comes with the other attributes. */
  id?: string;
  'aria-describedby'?: string;
}

/** A number in an antd form, with its range below it in the same place as under the fields of components/form. */
export function RangedNumber({ min, max, precision, unit, ...wiring }: Props) {
  const foot = `${wiring.id}-foot`;
  return (
    <>
      <InputNumber
        {...wiring}
        aria-describedby={describedBy(wiring['aria-describedby'], foot)}
        controls={false}
        style={{ width: '100%' }}
        {...{ min, max, precision }}
        suffix={unit}
      />
      <div className={styles.below}>
        <NumberRange id={foot} {...{ min, max }} />
      </div>
    </>
  );
}
