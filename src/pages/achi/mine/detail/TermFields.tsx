import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS, TRANSFER_MODES } from '@contract/achievement-choices';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { useText } from '@/i18n/useText';
import { PapersAndScope } from '@/pages/parts/market/PapersAndScope';
import type { PostingPart } from '@/pages/parts/market/posting-part';
import { WhomToAsk } from '@/pages/parts/market/WhomToAsk';

/** How the achievement may be used, whom to contact, its files, and who may read it. */
export function TermFields(props: PostingPart<AchievementDraft>) {
  const t = useText();
  const { fields, set, errors, readOnly } = props;
  return (
    <>
      <FieldsetGroup legend={t('achi.editor.terms.title')}>
        <SelectField
          id="transfer"
          label={t('achi.detail.transfer.label')}
          required
          readOnly={readOnly}
          error={errors['transfer'] ?? null}
          value={fields.transfer}
          options={TRANSFER_MODES.map((value) => ({ value, label: t(`achi.transfer.${value}.label`) }))}
          onChange={(value) => set('transfer', TRANSFER_MODES.find((mode) => mode === value) ?? null)}
        />
        <WhomToAsk {...props} words="achi.field" help={t('achi.field.contact.help')} />
      </FieldsetGroup>
      <FieldsetGroup legend={t('demand.form.open.title')}>
        <PapersAndScope
          {...props}
          purpose="achievement"
          maxFiles={ACHIEVEMENT_LIMITS.files}
          filesLabel={t('achi.detail.files.title')}
          scopeLabel={t('result.form.scope.label')}
        />
      </FieldsetGroup>
    </>
  );
}
