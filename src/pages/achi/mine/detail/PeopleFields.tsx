import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS } from '@contract/achievement-choices';
import { useText } from '@/i18n/useText';
import type { PostingPart } from '@/pages/parts/market/posting-part';
import { ContributorFields } from './ContributorFields';
import { IpFields } from './IpFields';
import { PeopleTables } from './PeopleTables';
import { Rows } from './Rows';

/** Who did what, and which rights protect it. */
export function PeopleFields({ fields, set, errors, readOnly }: PostingPart<AchievementDraft>) {
  const t = useText();
  if (readOnly) return <PeopleTables fields={fields} />;
  return (
    <>
      <Rows
        id="contributors"
        legend={t('achi.detail.people.title')}
        help={t('achi.field.people.help')}
        error={errors['contributors']}
        rows={fields.contributors}
        most={ACHIEVEMENT_LIMITS.contributors}
        labelOf={(n) => t('achi.field.person.label', { n })}
        add={t('achi.field.person.action')}
        blank={{ name: '', role: 'engineering', login: null }}
        onChange={(rows) => set('contributors', rows)}
      >
        {(row, change) => <ContributorFields row={row} change={change} />}
      </Rows>
      <Rows
        id="ips"
        legend={t('achi.detail.ips.title')}
        error={errors['ips']}
        rows={fields.ips}
        most={ACHIEVEMENT_LIMITS.ips}
        labelOf={(n) => t('achi.field.ip.label', { n })}
        add={t('achi.field.ip.action')}
        blank={{ kind: 'invention', number: '', title: '' }}
        onChange={(rows) => set('ips', rows)}
      >
        {(row, change) => <IpFields row={row} change={change} />}
      </Rows>
    </>
  );
}
