import { DEMAND_LIMITS } from '@contract/demand-choices';
import type { DemandDraft } from '@contract/demand-posting';
import { DateField } from '@/components/form/DateField';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import type { Typed } from '@/components/form/field-props';
import { MoneyField } from '@/components/form/MoneyField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import market from '@/pages/parts/market/market.module.css';
import type { PostingPart } from '@/pages/parts/market/posting-part';

/** Budget, validity and way of cooperation. */
export function TermFields({ fields, set, typed, errors, slips, readOnly }: PostingPart<DemandDraft>) {
  const t = useText();
  const at = (id: string) => ({
    id,
    error: errors[id] ?? null,
    slip: slips[id] ?? null,
    readOnly,
    onChange: (value: Typed<number>) => typed.put(id, value),
  });
  return (
    <FieldsetGroup legend={t('demand.form.terms.title')} help={t('demand.form.budget.help')}>
      <div className={market.pair}>
        {(['budgetMin', 'budgetMax'] as const).map((end) => (
          <MoneyField
            key={end}
            {...at(end)}
            label={t(`demand.form.${end}.label`)}
            value={typed.at(end) as Typed<number>}
          />
        ))}
        <DateField
          {...at('expectedBy')}
          required
          precision="month"
          label={t('demand.detail.expected.label')}
          value={typed.at('expectedBy') as string | null}
        />
        <DateField
          {...at('validUntil')}
          required
          label={t('demand.form.validUntil.label')}
          value={typed.at('validUntil') as string | null}
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
