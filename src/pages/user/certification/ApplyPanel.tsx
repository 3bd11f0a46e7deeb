import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { BasicInfo } from '@/services/account';
import type { CertificationKind } from '@/services/certification';
import type { CertificationRecord } from './certification-records';
import { ProfessionalForm } from './ProfessionalForm';
import { RealNameForm } from './RealNameForm';
import { RefusedNote } from './RefusedNote';

interface Props {
  kind: CertificationKind;
  info: BasicInfo;
  newest: CertificationRecord | undefined;
  /** A certification that has expired. */
  lapsed?: CertificationRecord | undefined;
  /** True for renewing a valid certification. */
  renews?: boolean;
  onSent: () => Promise<void>;
}

/** The application form, the reason of the last refusal if there was one, and when the last certification expired. */
export function ApplyPanel({ kind, info, newest, lapsed, renews = false, onSent }: Props) {
  const t = useText();
  const time = useTimeText();
  const title = t(`certification.${renews ? 'renew' : 'form'}.${kind}.title`);
  return (
    <>
      {newest?.apply_status === 2 && <RefusedNote record={newest} />}
      {lapsed?.valid_until && (
        <Banner tone="warning">
          {t(`certification.lapsed.${kind}.help`, { date: time.date(lapsed.valid_until) })}
        </Banner>
      )}
      {kind === 'real_name' ? (
        <RealNameForm title={title} info={info} earlier={newest} onSent={onSent} />
      ) : (
        <ProfessionalForm title={title} info={info} onSent={onSent} />
      )}
    </>
  );
}
