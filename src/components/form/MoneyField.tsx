import { wanFromFen } from '@contract/rules/budget';
import { readAmount } from '@contract/rules/read-typed';
import { useMoney } from '@/i18n/useMoney';
import { useText } from '@/i18n/useText';
import { FigureInput } from './FigureInput';
import type { FieldProps, Typed } from './field-props';

/** An amount: integer 分 in the model, 万元 with two decimals on screen. In a cell the table names the unit. */
export function MoneyField(props: FieldProps<Typed<number>>) {
  const t = useText();
  const money = useMoney();
  const full = typeof props.value === 'number' && !props.inCell ? money.full(props.value) : null;
  return (
    <FigureInput
      {...props}
      width="medium"
      unit={props.inCell ? undefined : t('kit.money.unit.label')}
      foot={full && `= ${full}`}
      said={full}
      write={wanFromFen}
      parse={readAmount}
    />
  );
}
