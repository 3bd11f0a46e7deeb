import { isRenewable } from '@contract/rules/certification-term';
import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { BasicInfo } from '@/services/account';
import type { CertificationKind } from '@/services/certification';
import { serviceNow } from '@/utils/service-clock';
import { ApplyPanel } from './ApplyPanel';
import { newestOf, type Records, validOf } from './certification-records';
import { SettledCertification } from './SettledCertification';

interface Props {
  kind: CertificationKind;
  info: BasicInfo;
  records: Records;
  onChanged: () => Promise<void>;
}

/** 续期: requested before expiry, so that there is no gap; the current certification stays valid until the decision. */
export function RenewalPanel({ kind, info, records, onChanged }: Props) {
  const t = useText();
  const time = useTimeText();
  const newest = newestOf(records, kind);
  const end = validOf(records, kind)?.valid_until;
  if (newest?.apply_status === 0)
    return (
      <>
        <Banner tone="info">{t('certification.renew.waiting.help')}</Banner>
        <SettledCertification
          kind={kind}
          state="applying"
          login={info.login}
          record={newest}
          onChanged={onChanged}
        />
      </>
    );
  if (!end || !isRenewable(new Date(end), new Date(serviceNow()))) return null;
  return (
    <>
      <Banner tone="warning">{t('certification.renew.self.help', { date: time.date(end) })}</Banner>
      <ApplyPanel kind={kind} info={info} newest={newest} renews onSent={onChanged} />
    </>
  );
}
