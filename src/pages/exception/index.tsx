import { history, useSearchParams } from '@umijs/max';
import { Button, ButtonLink } from '@/components/Button';
import { ProblemPage } from '@/components/ProblemPage';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { readLastError } from '@/utils/last-error';

/** Target of showType 9. Both parameters come from an address anybody can write: plain text, and short. */
const MAX_MESSAGE = 300;
const MAX_CODE = 60;

export default function ExceptionPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { contact } = useStart().state.setting;
  const last = readLastError();
  return (
    <ProblemPage
      drawing="brokenLine"
      title={t('error.exception.page.title')}
      text={[t('error.exception.reason.help')]}
      detail={query.get('errorMessage')?.slice(0, MAX_MESSAGE)}
      errorCode={query.get('errorCode')?.slice(0, MAX_CODE)}
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
