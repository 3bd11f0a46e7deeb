import { parseDecimal } from '@contract/rules/clean-number';
import { FigureInput } from './FigureInput';
import type { FieldProps, Typed } from './field-props';
import { NumberRange } from './NumberRange';

interface Props extends FieldProps<Typed<number>> {
  /** Behind the figure: 人月. */
  unit?: string;
  /** The smallest and the largest number that the field accepts, both shown below it. */
  range?: { readonly min: number; readonly max: number };
  /** Converts text to a number; null where the text is no number that the field accepts. */
  read?: (text: string) => number | null;
}

/** A plain number, such as months of work. */
export const NumberField = ({ unit, range, read = parseDecimal, ...props }: Props) => (
  <FigureInput
    {...props}
    width="short"
    unit={unit}
    foot={range && <NumberRange id={`${props.id}-foot`} {...range} />}
    write={String}
    parse={read}
  />
);
