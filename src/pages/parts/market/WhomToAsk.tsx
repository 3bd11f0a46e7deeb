import { PERSON_NAME_MAX } from '@contract/limits';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './market.module.css';
import type { MarketPart } from './market-part';

interface Props extends MarketPart {
  /** Prefix of the message ids of the labels. */
  words: 'demand.form' | 'achi.field';
  help?: string;
}

/** Name, phone and mail address; the last may be left out. */
export function WhomToAsk({ fields, set, errors, slips, readOnly, words, help }: Props) {
  const t = useText();
  const field = (id: 'contactName' | 'contactPhone' | 'contactEmail') => ({
    id,
    label: t(`${words}.${id}.label`),
    error: errors[id] ?? null,
    slip: slips[id] ?? null,
    readOnly,
    required: id !== 'contactEmail',
    value: fields[id] || null,
    onChange: (value: string | null) => set(id, value ?? ''),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('contactName')} max={PERSON_NAME_MAX} />
        <TextField {...field('contactPhone')} shape="phone" type="tel" ltr />
      </div>
      <TextField {...field('contactEmail')} shape="email" type="email" ltr {...(help && { help })} />
    </>
  );
}
