import { useLocation } from '@umijs/max';
import { Button, ButtonLink } from '@/components/Button';
import { ProblemPage } from '@/components/ProblemPage';
import { useLastError } from '@/hooks/useLastError';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { signInPath } from '@/utils/sign-in-path';
import { type Missing, useMissing } from './useMissing';

/** Says what is restricted and for whom, and offers two ways to continue. */
export default function ForbiddenPage() {
  const t = useText();
  const last = useLastError();
  const { user } = useSession();
  const { state } = useLocation() as { state: { from?: string; missing?: Missing } | null };
  const missing = useMissing(state?.missing);
  const reason = user
    ? t('error.forbidden.reason.help', { name: user.nickName })
    : t('error.forbidden.anonymous.help');
  return (
    <ProblemPage
      drawing="closed"
      title={t('error.forbidden.page.title')}
      text={[reason, ...missing]}
      detail={state?.from}
      traceId={last?.traceId}
    >
      <ButtonLink look="primary" to={signInPath(state?.from ?? '/')}>
        {t(user ? 'error.forbidden.switch.action' : 'error.forbidden.login.action')}
      </ButtonLink>
      <Button onClick={() => history.back()}>{t('error.back.action')}</Button>
      <ButtonLink to="/">{t('error.home.action')}</ButtonLink>
    </ProblemPage>
  );
}
