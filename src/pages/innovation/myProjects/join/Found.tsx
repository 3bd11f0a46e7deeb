import { useNavigate } from '@umijs/max';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button, ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import {
  applicationPath,
  INVITED_PATH,
  LIST_PATH,
} from '@/pages/innovation/myProjects/parts/application-paths';
import styles from '@/pages/innovation/myProjects/parts/asked.module.css';
import { answerInvitation, fetchInvitation } from '@/services/helper';
import { RequestError } from '@/utils/request-error';
import { InvitationFacts } from './InvitationFacts';

/** Whether the service says that the code is of no use (any more), which is not an error of the page. */
const isAnswer = (error: Error): boolean =>
  error instanceof RequestError && error.failure.errorCode?.startsWith('apply.invite') === true;

/** What the reader is asked to do and by whom, with the buttons to answer. */
export function Found({ code }: { code: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, fault, run } = useAction();
  const [declined, setDeclined] = useState(false);
  const { data, error, reload } = useLoad(() => fetchInvitation(code), { answers: isAnswer });
  if (error && !isAnswer(error)) return <ErrorState error={error} onRetry={reload} />;
  if (error)
    return (
      <Banner
        tone="warning"
        action={
          <ButtonLink size="small" to={INVITED_PATH}>
            {t('people.join.other.action')}
          </ButtonLink>
        }
      >
        <span role="alert">{failureText(t, error)}</span>
        <p>{t('people.join.gone.help')}</p>
      </Banner>
    );
  if (!data) return <LoadingSkeleton shape="rows" count={2} />;
  const { applicationId, title, leaderName, role, obstacle } = data;
  const accept = async (): Promise<void> => {
    if (await run(() => answerInvitation(code, true))) navigate(applicationPath(applicationId));
  };
  const decline = async (): Promise<void> => {
    if (await run(() => answerInvitation(code, false))) setDeclined(true);
  };
  if (declined)
    return (
      <Banner
        action={
          <ButtonLink size="small" to={LIST_PATH}>
            {t('people.join.list.action')}
          </ButtonLink>
        }
      >
        <span role="status">{t('people.join.declined.success', { name: leaderName })}</span>
      </Banner>
    );
  return (
    <section className={styles.found} aria-labelledby="invited">
      <h2 id="invited">
        <bdi>{title || t('projects.card.untitled.label')}</bdi>
      </h2>
      <InvitationFacts invitation={data} />
      {obstacle ? (
        <>
          <p role="status">{t(`people.obstacle.${obstacle}.label`)}</p>
          {obstacle !== 'filed' && (
            <p>
              <ButtonLink to={applicationPath(applicationId)} look="primary">
                {t('people.join.open.action')}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <>
          <p>{t(`people.join.${role}.help`)}</p>
          {fault && (
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
          <div className={styles.acts}>
            <Button look="primary" busy={busy} onClick={() => void accept()}>
              {t('people.join.accept.action')}
            </Button>
            <Button busy={busy} onClick={() => void decline()}>
              {t('people.join.decline.action')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
