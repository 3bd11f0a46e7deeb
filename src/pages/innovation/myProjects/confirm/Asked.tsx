import type { ConfirmationFinding } from '@contract/confirmation';
import { useRef } from 'react';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { WrittenText } from '@/components/WrittenText';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from '@/pages/innovation/myProjects/parts/asked.module.css';
import { CERTIFICATION_CENTRE } from '@/pages/innovation/myProjects/parts/condition';
import { useChangedText } from '@/pages/innovation/myProjects/parts/useChangedText';
import { fetchRequest } from '@/services/confirmation';
import { RequestError } from '@/utils/request-error';
import { AnswerForm } from './AnswerForm';
import { Statement } from './Statement';

/** Whether the service says that the code is of no use (any more), which is not an error of the page. */
const isAnswer = (error: Error): boolean =>
  error instanceof RequestError && error.failure.errorCode?.startsWith('apply.confirm') === true;

/** The answer this person has given so far. */
function Standing({ data }: { data: ConfirmationFinding }) {
  const t = useText();
  const time = useTimeText();
  const changedText = useChangedText();
  const { state, at, reason, changed } = data;
  if (!at || state === 'waiting' || state === 'unasked') return null;
  return (
    <p role="status">
      <WrittenText>
        {t(`confirmations.done.${state}.label`, {
          time: time.dateTime(at),
          reason: reason ?? '',
          fields: changedText(changed),
        })}
      </WrittenText>
    </p>
  );
}

/**
 * What somebody is asked to confirm, with the answer form; anybody else reads only that they are not the person asked.
 */
export function Asked({ code }: { code: string }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, reload, set } = useLoad(() => fetchRequest(code), {
    answers: isAnswer,
    about: code,
  });
  // The request may be withdrawn while the page is open; then there is nothing to answer.
  if (error && (!data || isAnswer(error)))
    return isAnswer(error) ? (
      <Banner tone="warning">
        <span role="alert">{failureText(t, error)}</span>
        <p>{t('confirmations.answer.gone.help')}</p>
      </Banner>
    ) : (
      <ErrorState error={error} onRetry={reload} />
    );
  if (!data) return <LoadingSkeleton shape="rows" count={2} />;
  const { title, obstacle } = data;
  const answered = (next: ConfirmationFinding): void => {
    set(next);
    // The pressed button disappears, so keyboard focus moves to the heading instead of being lost.
    heading.current?.focus();
  };
  return (
    <section className={styles.found} aria-labelledby="asked">
      <h2 id="asked" ref={heading} tabIndex={-1}>
        <bdi>{title || t('projects.card.untitled.label')}</bdi>
      </h2>
      <Statement data={data} />
      <Standing data={data} />
      {obstacle && <p>{t(`confirmations.obstacle.${obstacle}.label`)}</p>}
      {obstacle === 'uncertified' && (
        <p>
          <ButtonLink to={CERTIFICATION_CENTRE} look="primary">
            {t('confirmations.obstacle.certify.action')}
          </ButtonLink>
        </p>
      )}
      {!obstacle && <AnswerForm code={code} data={data} onAnswer={answered} onChanged={reload} />}
    </section>
  );
}
