import { parseDecimal } from '@/utils/clean-number';
import { FigureInput } from './FigureInput';
import type { FieldProps, Typed } from './field-props';

interface Props extends FieldProps<Typed<number>> {
  /** Behind the figure: 人月. */
  unit?: string;
}

/** A plain number, such as months of work. */
export const NumberField = ({ unit, ...props }: Props) => (
  <FigureInput {...props} width="short" unit={unit} write={String} parse={parseDecimal} />
);
