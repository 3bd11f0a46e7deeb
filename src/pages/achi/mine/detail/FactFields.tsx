import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS, ACHIEVEMENT_TYPES, MATURITY_HIGHEST } from '@contract/achievement-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { DateField } from '@/components/form/DateField';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import market from '@/pages/parts/market/market.module.css';
import type { PostingPart } from '@/pages/parts/market/posting-part';

const LEVELS = Array.from({ length: MATURITY_HIGHEST }, (_, index) => index + 1);

/** Basic facts of the achievement: name, type, summary and maturity. */
export function FactFields({ fields, set, typed, errors, slips, readOnly }: PostingPart<AchievementDraft>) {
  const t = useText();
  const at = (id: string) => ({
    id,
    error: errors[id] ?? null,
    slip: slips[id] ?? null,
    readOnly,
    required: true,
  });
  return (
    <FieldsetGroup legend={t('achi.editor.facts.title')}>
      <TextField
        {...at('title')}
        label={t('achi.field.title.label')}
        {...ACHIEVEMENT_LIMITS.title}
        value={fields.title || null}
        onChange={(value) => set('title', value ?? '')}
      />
      <div className={market.pair}>
        <SelectField
          {...at('type')}
          label={t('achi.filter.type.label')}
          value={fields.type}
          options={ACHIEVEMENT_TYPES.map((value) => ({ value, label: t(`achi.type.${value}.label`) }))}
          onChange={(value) => set('type', ACHIEVEMENT_TYPES.find((known) => known === value) ?? null)}
        />
        <SelectField
          {...at('field')}
          label={t('achi.filter.field.label')}
          value={fields.field}
          options={TECH_FIELDS.map((value) => ({ value, label: t(`demand.field.${value}.label`) }))}
          onChange={(value) => set('field', TECH_FIELDS.find((known) => known === value) ?? null)}
        />
        <TextField
          {...at('unitName')}
          label={t('achi.field.unitName.label')}
          {...ACHIEVEMENT_LIMITS.unitName}
          value={fields.unitName || null}
          onChange={(value) => set('unitName', value ?? '')}
        />
        <DateField
          {...at('finishedOn')}
          label={t('achi.detail.finished.label')}
          value={typed.at('finishedOn') as string | null}
          onChange={(value) => typed.put('finishedOn', value)}
        />
      </div>
      <TextAreaField
        {...at('summary')}
        label={t('achi.detail.summary.title')}
        rows={6}
        {...ACHIEVEMENT_LIMITS.summary}
        value={fields.summary || null}
        onChange={(value) => set('summary', value ?? '')}
      />
      <SelectField
        {...at('maturity')}
        label={t('achi.detail.maturity.label')}
        help={t('achi.field.maturity.help')}
        value={fields.maturity === null ? null : String(fields.maturity)}
        options={LEVELS.map((level) => ({
          value: String(level),
          label: t(`achi.level.${level}.label` as MessageId),
        }))}
        onChange={(value) => set('maturity', value === null ? null : Number(value))}
      />
      <TextAreaField
        {...at('scenes')}
        required={false}
        label={t('achi.detail.scenes.title')}
        max={ACHIEVEMENT_LIMITS.scenes.max}
        value={fields.scenes || null}
        onChange={(value) => set('scenes', value ?? '')}
      />
    </FieldsetGroup>
  );
}
