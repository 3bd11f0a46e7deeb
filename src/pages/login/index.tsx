import { history, useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { PageHeading } from '@/components/PageHeading';
import { SignInForm, type SignInValues } from '@/components/sign-in/SignInForm';
import { usePeriods } from '@/hooks/usePeriods';
import { useSession } from '@/hooks/useSession';
import { useSignIn } from '@/hooks/useSignIn';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { safePath } from '@/utils/safe-path';
import { DemoAccounts } from './DemoAccounts';
import styles from './index.module.css';
import { PeriodSheet } from './PeriodSheet';

const HOME = '/user';

/** Signing in, with the reason why one is here and the way back to where one was. */
export default function LoginPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { state } = useStart();
  const { periods, clockOffset } = usePeriods();
  const { isSignedIn } = useSession();
  const { submit, fault, busy } = useSignIn();
  const [value, setValue] = useState<SignInValues>({ username: '', password: '', remember: false });
  const from = safePath(query.get('from'), location.origin, isKnownRoute);
  const open = periods?.find(({ status }) => status === 'open' || status === 'closing');

  // Once the whole app knows who it is: the guard of the page behind `from` would still send a stranger back here.
  const target = from ?? (isKnownRoute(HOME) ? HOME : '/');
  useEffect(() => {
    if (isSignedIn) history.replace(target);
  }, [isSignedIn, target]);

  const enter = async (): Promise<void> => {
    const username = value.username.trim();
    const session = await submit({ ...value, username });
    if (!session) setValue((now) => ({ ...now, password: '' }));
  };
  const isExpired = query.get('reason') === 'expired';
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.form}>
        <PageHeading title={t('login.page.title')} />
        {(isExpired || from) && (
          <p className={styles.reason} role="status">
            {isExpired && <span>{t('login.page.expired.label')}</span>}
            {from && <span>{t('login.page.back.label')}</span>}
          </p>
        )}
        <SignInForm
          value={value}
          onChange={setValue}
          onSubmit={() => void enter()}
          fault={fault}
          busy={busy}
        />
        {isKnownRoute('/register') && (
          <p className={styles.register}>
            {t('login.register.lead.label')}
            <Anchor to="/register">{t('login.register.self.action')}</Anchor>
          </p>
        )}
      </section>
      <div className={styles.beside}>
        {open && <PeriodSheet period={open} clockOffset={clockOffset} />}
        {state.setting.demo && (
          <DemoAccounts onTake={({ login, password }) => setValue({ ...value, username: login, password })} />
        )}
      </div>
    </div>
  );
}
