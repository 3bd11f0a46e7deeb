import { parseDecimal } from '@contract/rules/clean-number';
import { FigureInput } from './FigureInput';
import type { FieldProps, Typed } from './field-props';

interface Props extends FieldProps<Typed<number>> {
  /** Behind the figure: 人月. */
  unit?: string;
  /** What a text means; null where it means no number that the field takes. */
  read?: (text: string) => number | null;
}

/** A plain number, such as months of work. */
export const NumberField = ({ unit, read = parseDecimal, ...props }: Props) => (
  <FigureInput {...props} width="short" unit={unit} write={String} parse={read} />
);
