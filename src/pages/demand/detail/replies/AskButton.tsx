import { useLocation } from '@umijs/max';
import { ActionBar } from '@/components/ActionBar';
import { Button, ButtonLink } from '@/components/Button';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { PHONE_QUERY } from '@/theme/widths';
import { signInPath } from '@/utils/sign-in-path';
import { useHydrating } from '@/utils/useHydrating';
import styles from './AskButton.module.css';

/** 申请对接: beside the facts on a desktop, at the foot of the screen on a phone; a visitor signs in first. */
export function AskButton({ place, onAsk }: { place: 'side' | 'foot'; onAsk: () => void }) {
  const t = useText();
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const isHydrating = useHydrating();
  const isPhone = useMediaQuery(PHONE_QUERY) && !isHydrating;
  if (isPhone !== (place === 'foot')) return null;
  const words = t('demand.reply.ask.action');
  const button = isSignedIn ? (
    <Button look="primary" size="large" block={!isPhone} onClick={onAsk}>
      {words}
    </Button>
  ) : (
    <ButtonLink look="primary" size="large" block={!isPhone} to={signInPath(pathname)}>
      {words}
    </ButtonLink>
  );
  if (isPhone) return <ActionBar actions={button} />;
  // The prepared page does not know the width of the screen; on a narrow one the app adds the bar at the foot later.
  return isHydrating ? <div className={styles.onDesk}>{button}</div> : button;
}
