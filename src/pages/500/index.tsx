import { history } from '@umijs/max';
import { Button, ButtonLink } from '@/components/Button';
import { ProblemPage } from '@/components/ProblemPage';
import { useLastError } from '@/hooks/useLastError';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';

/** Shown for failures on our side: apologises calmly, says whether the draft is safe and whom to ask. */
export default function ServerErrorPage() {
  const t = useText();
  const { contact } = useStart().state.setting;
  const last = useLastError();
  return (
    <ProblemPage
      drawing="brokenLine"
      title={t('error.server.page.title')}
      text={[t('error.server.reason.help'), t('error.server.draft.help')]}
      errorCode={last?.errorCode}
      traceId={last?.traceId}
      contact={contact}
    >
      <Button look="primary" onClick={() => history.replace(last?.path ?? '/')}>
        {t('error.retry.action')}
      </Button>
      <ButtonLink to="/">{t('error.home.action')}</ButtonLink>
    </ProblemPage>
  );
}
