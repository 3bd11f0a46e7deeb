import { wanFromFen } from '@contract/rules/budget';
import { readAmount } from '@contract/rules/read-typed';
import { useText } from '@/i18n/useText';
import { FigureInput } from './FigureInput';
import type { FieldProps, Typed } from './field-props';

/** An amount: integer 分 in the model, 万元 with two decimals on screen. In a cell the table names the unit. */
export function MoneyField(props: FieldProps<Typed<number>>) {
  const t = useText();
  return (
    <FigureInput
      {...props}
      width="medium"
      unit={props.inCell ? undefined : t('kit.money.unit.label')}
      write={wanFromFen}
      parse={readAmount}
    />
  );
}
