import { history, useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { PageHeading } from '@/components/PageHeading';
import type { SignInValues } from '@/components/sign-in/SignInForm';
import { useFrame } from '@/hooks/useFrame';
import { usePeriods } from '@/hooks/usePeriods';
import { useSession } from '@/hooks/useSession';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { safePath } from '@/utils/safe-path';
import { DemoAccounts } from './DemoAccounts';
import styles from './index.module.css';
import { wayOf } from './login-address';
import { PeriodSheet } from './PeriodSheet';
import { Providers } from './Providers';
import { Reason } from './Reason';
import { SignInWays } from './SignInWays';
import { StorageNote } from './StorageNote';
import { WaysFoot } from './WaysFoot';

const HOME = '/user';
/** Where a third party's account is bound (pages/user/security/useBindingReturn). */
const BINDING = '/user?tab=security';

/** All ways to sign in, with the reason for it and the way back to the previous page. */
export default function LoginPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { state } = useStart();
  const { periods } = usePeriods();
  const { isSignedIn } = useSession();
  const { adminPath } = useFrame();
  const [value, setValue] = useState<SignInValues>({ username: '', password: '', remember: false });
  const from = safePath(query.get('from'), location.origin, isKnownRoute);
  const open = periods?.find(({ status }) => status === 'open' || status === 'closing');
  const way = wayOf(query);

  // Redirect only once the whole app knows the user: before that the guard of the page behind `from` would lead back
  // here. Office staff start where their cases wait.
  const home = adminPath ?? HOME;
  const target = from ?? (isKnownRoute(home) ? home : '/');
  // A signed-in reader who returns from a third party was linking its account; they see the outcome on the page where
  // they started.
  const [arrived] = useState(() =>
    isSignedIn && query.has('state') ? { state: query.get('state'), code: query.get('code') } : null,
  );
  useEffect(() => {
    if (isSignedIn) history.replace(arrived ? BINDING : target, arrived);
  }, [isSignedIn, target, arrived]);

  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.form}>
        <PageHeading title={t(way === 'forgotten' ? 'login.forgotten.self.title' : 'login.page.title')} />
        <noscript>
          <p className={styles.reason}>{t('login.page.scripts.help')}</p>
        </noscript>
        <Reason reason={query.get('reason')} from={from} />
        <StorageNote />
        <SignInWays query={query} value={value} onChange={setValue} />
        <WaysFoot query={query} from={from} isForgotten={way === 'forgotten'} />
        <Providers />
      </section>
      <div className={styles.beside}>
        {open && <PeriodSheet period={open} />}
        {state.setting.demo && way === 'password' && (
          <DemoAccounts
            onTake={({ login, password }) => setValue((now) => ({ ...now, username: login, password }))}
          />
        )}
      </div>
    </div>
  );
}
