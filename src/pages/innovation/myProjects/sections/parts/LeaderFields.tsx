import { cleanEmail } from '@contract/rules/clean-text';
import { readPersonMonths } from '@contract/rules/read-typed';
import { Anchor } from '@/components/Anchor';
import { useChoices } from '@/components/answers/useChoices';
import { FieldStack } from '@/components/form/FieldStack';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { NumberField } from '@/components/form/NumberField';
import { ReadField } from '@/components/form/ReadField';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { CERTIFICATION_CENTRE } from '@/pages/innovation/myProjects/parts/condition';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { isKnownRoute } from '@/utils/known-routes';
import styles from './LeaderFields.module.css';
import { useMonthsHelp } from './useMonthsHelp';
import { useSectionFields } from './useSectionFields';

const USER_HOME = '/user';

/**
 * 负责人 is the owner of the account, from which name and certification come; the other fields belong to this application.
 */
export function LeaderFields(props: SectionProps) {
  const { owner } = props.application;
  const t = useText();
  const fields = useSectionFields(props);
  const monthsHelp = useMonthsHelp(props.draft);
  const { title, degree } = useChoices();
  return (
    <FieldsetGroup legend={t('sections.team.leader.title')} help={t('sections.team.leader.help')}>
      <FieldStack columns>
        <ReadField id="team.leaderName" label={t('sections.team.name.label')}>
          {owner.name}
        </ReadField>
        <ReadField id="team.leaderCertification" label={t('sections.team.certification.label')}>
          <span className={styles.certification}>
            <StatusTag kind="certification" status={owner.certified ? 'agreed' : 'none'} />
            {!owner.certified && isKnownRoute(USER_HOME) && (
              <Anchor to={CERTIFICATION_CENTRE}>{t('sections.team.certification.action')}</Anchor>
            )}
          </span>
        </ReadField>
        <SelectField
          {...fields.text('team.leaderTitle')}
          required
          options={title}
          placeholder={t('sections.choice.any.placeholder')}
        />
        <SelectField
          {...fields.text('team.leaderDegree')}
          required
          options={degree}
          placeholder={t('sections.choice.any.placeholder')}
        />
        <TextField
          {...fields.text('team.leaderPhone')}
          required
          shape="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          ltr
        />
        <TextField
          {...fields.text('team.leaderEmail')}
          required
          shape="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          clean={cleanEmail}
          ltr
        />
      </FieldStack>
      <NumberField
        {...fields.number('team.leaderMonths')}
        read={readPersonMonths}
        required
        help={monthsHelp}
        unit={t('sections.team.months.label')}
      />
    </FieldsetGroup>
  );
}
