import { STATUS_LOOKS } from '@/components/status-looks';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import type { BasicInfo } from '@/services/account';
import { type Registration, registrationState } from './unit-registration';

interface Props {
  info: Pick<BasicInfo, 'unit'>;
  registration: Registration | null | undefined;
}

/** The reader's unit, or the state of the unit registration they have started. */
export function UnitTag({ info, registration }: Props) {
  const t = useText();
  if (info.unit)
    return <Tag {...STATUS_LOOKS.certification.agreed}>{t('certification.unit.joined.label')}</Tag>;
  switch (registrationState(registration)) {
    case 'missing':
      return (
        <Tag tone="warning" icon="warning">
          {t('certification.unit.lacking.label')}
        </Tag>
      );
    case 'waiting':
      return <Tag {...STATUS_LOOKS.certification.pending}>{t('certification.unit.pending.label')}</Tag>;
    case 'refused':
      return <Tag {...STATUS_LOOKS.certification.refused}>{t('certification.unit.unaccepted.label')}</Tag>;
    default:
      return <Tag icon="circle">{t('certification.unit.none.label')}</Tag>;
  }
}
