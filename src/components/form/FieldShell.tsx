import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { describedBy } from './described-by';
import { ConflictPlace, useConflictLead } from './FieldConflicts';
import { FieldError } from './FieldError';
import { FieldMark } from './FieldMark';
import { useFieldNote } from './FieldNotes';
import styles from './FieldShell.module.css';
import type { FieldProps } from './field-props';
import { ReadField } from './ReadField';
import { useInside } from './useInside';

/** Attributes that tie a control to its label, help and error. */
interface Wiring {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

type ShellProps = Omit<FieldProps<unknown>, 'value' | 'onChange' | 'onBlur'>;

interface Props extends ShellProps {
  /** Several controls under one question: fieldset and legend instead of a label. */
  group?: boolean | 'radiogroup';
  /** At the end of the line below the control: a counter. Its id is `{id}-foot`. */
  foot?: ReactNode;
  /** The value as text, for read-only forms. */
  read?: ReactNode;
  width?: 'short' | 'medium' | 'full';
  children: (wiring: Wiring) => ReactNode;
}

function wiringOf(
  { id, name = id, help, about, error, required, foot }: Props,
  note: ReactNode,
  lead: string | undefined,
): Wiring {
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy(
      about,
      help && `${id}-help`,
      note && `${id}-note`,
      error && `${id}-error`,
      lead,
      foot && `${id}-foot`,
    ),
  };
}

/** The question: a legend for several controls, a label for one, visually hidden in a table cell. */
function Question({ id, label, group, required, quiet, inCell }: Props) {
  const text = useText();
  const words = (
    <>
      {label}
      {!required && !quiet && !inCell && (
        <>
          {' '}
          <span className={styles.optional}>{text('kit.field.optional.label')}</span>
        </>
      )}
    </>
  );
  if (group) return <legend className={styles.label}>{words}</legend>;
  return (
    <label className={inCell ? 'vh' : styles.label} htmlFor={id}>
      {words}
    </label>
  );
}

/** Label, help, control and error of one field, wired for screen readers. */
export function FieldShell(props: Props) {
  const { id, label, help, foot, group = false, width = 'full' } = props;
  const note = useFieldNote(id);
  const lead = useConflictLead(id);
  const { inside, ...focus } = useInside();
  // A slip is shown only after the field is left: nobody is corrected in the middle of a word.
  const error = props.error ?? (inside ? null : props.slip);
  if (props.readOnly) {
    return (
      <ReadField id={id} label={label} inCell={props.inCell}>
        {props.read}
      </ReadField>
    );
  }
  const Frame = group ? 'fieldset' : 'div';
  const wiring = wiringOf({ ...props, error }, note, lead);
  // Required and invalid apply to the question, not to a single radio.
  const asRadios = group === 'radiogroup' && {
    role: 'radiogroup',
    'aria-required': wiring['aria-required'],
    'aria-invalid': wiring['aria-invalid'],
    'aria-describedby': wiring['aria-describedby'],
  };
  return (
    <Frame
      {...asRadios}
      className={classNames(styles.field, styles[width], error && styles.invalid)}
      id={group ? id : undefined}
      data-field
      {...focus}
    >
      <Question {...props} />
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      {note && (
        <div className={styles.note} id={`${id}-note`}>
          {note}
        </div>
      )}
      <div className={styles.control}>{props.children(wiring)}</div>
      {(error || foot) && (
        <div className={styles.below}>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {foot}
        </div>
      )}
      <ConflictPlace id={id} />
      {!props.inCell && <FieldMark id={id} label={label} />}
    </Frame>
  );
}
