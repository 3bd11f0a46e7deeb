import { DEMAND_LIMITS } from '@contract/demand-choices';
import { DateField } from '@/components/form/DateField';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { MoneyField } from '@/components/form/MoneyField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './form.module.css';
import type { PartProps } from './part-props';
import type { Amounts } from './useAmounts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** For how much, until when, and in which way. */
export function TermFields({ fields, set, errors, readOnly, amounts }: PartProps & { amounts: Amounts }) {
  const t = useText();
  const at = (id: string) => ({ id, error: errors[id] ?? null, readOnly });
  return (
    <FieldsetGroup legend={t('demand.form.terms.title')} help={t('demand.form.budget.help')}>
      <div className={styles.pair}>
        {(['budgetMin', 'budgetMax'] as const).map((end) => (
          <MoneyField
            key={end}
            {...at(end)}
            label={t(`demand.form.${end}.label`)}
            value={amounts.value(end)}
            onChange={(value) => amounts.change(end, value)}
          />
        ))}
        <DateField
          {...at('expectedBy')}
          required
          precision="month"
          label={t('demand.detail.expected.label')}
          value={fields.expectedBy}
          onChange={(value) => set('expectedBy', value && MONTH.test(value) ? value : null)}
        />
        <DateField
          {...at('validUntil')}
          required
          label={t('demand.form.validUntil.label')}
          value={fields.validUntil}
          onChange={(value) => set('validUntil', value && DAY.test(value) ? value : null)}
        />
      </div>
      <TextField
        {...at('cooperation')}
        required
        label={t('demand.detail.cooperation.label')}
        help={t('demand.form.cooperation.help')}
        {...DEMAND_LIMITS.cooperation}
        value={fields.cooperation || null}
        onChange={(value) => set('cooperation', value ?? '')}
      />
    </FieldsetGroup>
  );
}
