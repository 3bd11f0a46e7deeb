import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS, CONTRIBUTION_ROLES } from '@contract/achievement-choices';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import market from '@/pages/parts/market/market.module.css';

type Contributor = AchievementDraft['contributors'][number];

interface Props {
  row: Contributor;
  change: (next: Partial<Contributor>) => void;
}

/** The fields of one contributor: name, role, and account if the person has one. */
export function ContributorFields({ row, change }: Props) {
  const t = useText();
  return (
    <>
      <div className={market.pair}>
        <TextField
          id={`contributors.${row.id}.name`}
          label={t('achi.field.name.label')}
          {...ACHIEVEMENT_LIMITS.personName}
          required
          value={row.name || null}
          onChange={(name) => change({ name: name ?? '' })}
        />
        <SelectField
          id={`contributors.${row.id}.role`}
          fixed
          label={t('achi.field.role.label')}
          required
          value={row.role}
          options={CONTRIBUTION_ROLES.map((value) => ({ value, label: t(`achi.role.${value}.label`) }))}
          onChange={(value) => {
            const role = CONTRIBUTION_ROLES.find((known) => known === value);
            if (role) change({ role });
          }}
        />
      </div>
      <TextField
        id={`contributors.${row.id}.login`}
        label={t('achi.field.login.label')}
        help={t('achi.field.login.help')}
        ltr
        {...ACHIEVEMENT_LIMITS.login}
        value={row.login}
        onChange={(login) => change({ login })}
      />
    </>
  );
}
