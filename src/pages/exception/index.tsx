import { history, useSearchParams } from '@umijs/max';
import { Button, ButtonLink } from '@/components/Button';
import { ProblemPage } from '@/components/ProblemPage';
import { useLastError } from '@/hooks/useLastError';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';

/**
 * Target of showType 9. Anybody can write the parameters of an address, so the message is limited to short plain text
 * and the code to the characters of a code.
 */
const MAX_MESSAGE = 200;
const CODE = /^[\w.-]{1,60}$/;

export default function ExceptionPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { contact } = useStart().state.setting;
  const last = useLastError();
  const given = query.get('errorCode') ?? '';
  const code = CODE.test(given) ? given : undefined;
  const traceId = last?.traceId;
  return (
    <ProblemPage
      drawing="brokenLine"
      title={t('error.exception.page.title')}
      text={[t(code || traceId ? 'error.exception.reason.help' : 'request.unknown.failure')]}
      detail={query.get('errorMessage')?.slice(0, MAX_MESSAGE)}
      errorCode={code}
      traceId={traceId}
      contact={contact}
    >
      <Button look="primary" onClick={() => history.replace(last?.path ?? '/')}>
        {t('error.retry.action')}
      </Button>
      <ButtonLink to="/">{t('error.home.action')}</ButtonLink>
    </ProblemPage>
  );
}
