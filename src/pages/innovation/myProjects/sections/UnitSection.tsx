import { APPLICATION_LIMITS as L } from '@contract/limits';
import { cleanCode, cleanEmail, cleanLine } from '@contract/rules/clean-text';
import { useChoices } from '@/components/answers/useChoices';
import { FieldStack } from '@/components/form/FieldStack';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { MoneyField } from '@/components/form/MoneyField';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { ListGroup } from './parts/ListGroup';
import { PartnerRows } from './parts/PartnerRows';
import { UnitNameField } from './parts/UnitNameField';
import { useSectionFields } from './parts/useSectionFields';

/** 申报单位. */
export default function UnitSection(props: SectionProps) {
  const t = useText();
  const fields = useSectionFields(props);
  const { nature } = useChoices();
  return (
    <div>
      <FieldsetGroup legend={t('sections.unit.self.title')}>
        <UnitNameField section={props} at="unit" idPath="unit.unitId" />
        <TextField
          {...fields.text('unit.uscc')}
          required
          shape="uscc"
          help={t('sections.unit.uscc.help')}
          clean={cleanCode}
          width="medium"
          ltr
        />
        <RadioCards {...fields.text('unit.nature')} required layout="line" options={nature} />
        <TextField
          {...fields.text('unit.address')}
          required
          max={L.address.max}
          clean={cleanLine}
          autoComplete="street-address"
        />
        <TextField
          {...fields.text('unit.legalPerson')}
          required
          max={L.personName.max}
          clean={cleanLine}
          width="medium"
        />
      </FieldsetGroup>
      <FieldsetGroup legend={t('sections.unit.contact.title')}>
        <TextField
          {...fields.text('unit.contactName')}
          required
          max={L.personName.max}
          clean={cleanLine}
          width="medium"
        />
        <FieldStack columns>
          <TextField
            {...fields.text('unit.contactPhone')}
            required
            shape="phone"
            type="tel"
            inputMode="tel"
            ltr
          />
          <TextField
            {...fields.text('unit.contactEmail')}
            required
            shape="email"
            type="email"
            inputMode="email"
            clean={cleanEmail}
            ltr
          />
        </FieldStack>
      </FieldsetGroup>
      <FieldsetGroup legend={t('sections.unit.funds.title')} help={t('sections.unit.funds.help')}>
        <FieldStack columns>
          <MoneyField {...fields.number('unit.specialFund')} required />
          <MoneyField {...fields.number('unit.selfFund')} required />
        </FieldStack>
      </FieldsetGroup>
      <ListGroup>
        <PartnerRows {...props} />
      </ListGroup>
    </div>
  );
}
