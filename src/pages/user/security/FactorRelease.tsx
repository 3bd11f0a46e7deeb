import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useAction } from '@/hooks/useAction';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useSaved } from '@/pages/user/parts/useSaved';
import { type SecondFactor, stopFactorRelease } from '@/services/security';

interface Props {
  release: SecondFactor['release'];
  onStopped: () => void;
}

/** Staff has been asked to remove the second factor; the owner is told and can stop it. */
export function FactorRelease({ release, onStopped }: Props) {
  const t = useText();
  const time = useTimeText();
  const act = useAction(useSayFailure());
  const saved = useSaved();
  const stop = async (): Promise<void> => {
    if (await act.run(stopFactorRelease)) saved('settings.totp.releaseStopped.success');
    // Reload after a refusal too: the release may be over.
    onStopped();
  };
  if (!release) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button busy={act.busy} onClick={() => void stop()}>
          {t('settings.totp.releaseStop.action')}
        </Button>
      }
    >
      {release.due_at === null
        ? t('settings.totp.releaseAsked.label')
        : t('settings.totp.release.label', { at: time.dateTime(release.due_at) })}
    </Banner>
  );
}
