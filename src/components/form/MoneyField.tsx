import { Input } from 'antd';
import { useText } from '@/i18n/useText';
import { readAmount, writeAmount } from './amount-text';
import { FieldShell } from './FieldShell';
import type { FieldProps, Typed } from './field-props';
import { useTypedText } from './useTypedText';

/** An amount: integer 分 in the model, 万元 with two decimals on screen. */
export function MoneyField(props: FieldProps<Typed<number>>) {
  const { value, onChange, onBlur, ...shell } = props;
  const t = useText();
  const { text, type, leave } = useTypedText(value, onChange, writeAmount, readAmount);
  const unit = t('kit.money.unit.label');
  return (
    <FieldShell {...shell} width="medium" read={text && `${text} ${unit}`}>
      {(wiring) => (
        <Input
          {...wiring}
          status={props.error ? 'error' : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          suffix={unit}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
        />
      )}
    </FieldShell>
  );
}
