import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import type { JoinRequest } from '@/services/unit-member';

interface Props {
  request: NonNullable<JoinRequest>;
  busy: boolean;
  onWithdraw: () => void;
}

/** The unit's administrator has not answered yet, or the unit has none. */
export function WaitingRequest({ request: { attended, unitName }, busy, onWithdraw }: Props) {
  const t = useText();
  return (
    <>
      {attended ? (
        <p>{t('certification.unit.waiting.help', { name: unitName })}</p>
      ) : (
        <Banner tone="warning">{t('certification.unit.asked.help', { name: unitName })}</Banner>
      )}
      <div>
        <Button busy={busy} onClick={onWithdraw}>
          {t('certification.unit.withdraw.action')}
        </Button>
      </div>
    </>
  );
}
