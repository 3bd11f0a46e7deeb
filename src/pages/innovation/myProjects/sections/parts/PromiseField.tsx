import type { ReactNode } from 'react';
import { CheckField } from '@/components/form/CheckField';
import type { FieldProps } from '@/components/form/field-props';
import { ReadField } from '@/components/form/ReadField';
import { useText } from '@/i18n/useText';

interface Props extends FieldProps<boolean | null> {
  help?: ReactNode;
}

/** A statement to tick; once the form is only read, whether it was ticked. */
export function PromiseField(props: Props) {
  const t = useText();
  if (!props.readOnly) return <CheckField {...props} required />;
  return (
    <ReadField id={props.id} label={props.label}>
      {props.value && t('sections.promise.agreed.label')}
    </ReadField>
  );
}
