import { DEMAND_LIMITS } from '@contract/demand-choices';
import type { DemandDraft } from '@contract/demand-posting';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import { PapersAndScope } from '@/pages/parts/market/PapersAndScope';
import type { PostingPart } from '@/pages/parts/market/posting-part';
import { WhomToAsk } from '@/pages/parts/market/WhomToAsk';

/** The demanding unit, the contact, files, and who may read the demand. */
export function ContactFields(props: PostingPart<DemandDraft>) {
  const t = useText();
  const { fields, set, errors, readOnly } = props;
  return (
    <>
      <FieldsetGroup legend={t('demand.form.contact.title')} help={t('demand.form.contact.help')}>
        <TextField
          id="unitName"
          label={t('demand.form.unitName.label')}
          error={errors['unitName'] ?? null}
          readOnly={readOnly}
          required
          {...DEMAND_LIMITS.unitName}
          value={fields.unitName || null}
          onChange={(value) => set('unitName', value ?? '')}
        />
        <WhomToAsk {...props} words="demand.form" />
      </FieldsetGroup>
      <FieldsetGroup legend={t('demand.form.open.title')}>
        <PapersAndScope
          {...props}
          purpose="demand"
          maxFiles={DEMAND_LIMITS.files}
          filesLabel={t('demand.form.files.label')}
          scopeLabel={t('demand.form.scope.label')}
        />
      </FieldsetGroup>
    </>
  );
}
