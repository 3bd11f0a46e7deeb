import { refusalOf, refusalWord } from '@contract/rules/join-refusal';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { RefusalNote } from '@/pages/learning/parts/RefusalNote';
import { SpaceCard } from '@/pages/parts/learning/SpaceCard';
import { checkCode } from '@/services/learning';
import { RequestError } from '@/utils/request-error';
import { Joined } from './Joined';
import { JoinForm, type JoinOutcome } from './JoinForm';
import styles from './join.module.css';
import { rolesToChoose } from './roles-to-choose';

const wordOf = (error: Error) =>
  error instanceof RequestError ? refusalOf(error.failure.errorCode) : undefined;

/** What the code opens, and the way in; or what is in the way. */
export function Found({ code }: { code: string }) {
  const t = useText();
  const say = useWords();
  const { data, error, reload } = useLoad(() => checkCode(code), {
    answers: (reason) => wordOf(reason) !== undefined,
  });
  const [outcome, setOutcome] = useState<JoinOutcome | null>(null);
  const finish = (next: JoinOutcome): void => {
    setOutcome(next);
    // One place fewer is free: the card tells so.
    void reload();
  };
  if (error && !outcome) {
    const refusal = wordOf(error);
    return refusal ? (
      <RefusalNote kind="course" text={failureText(t, error)} refusal={refusal} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    );
  }
  if (!data) return <LoadingSkeleton shape="rows" count={2} />;
  const { space, class_name, refusal, roles } = data;
  const choices = rolesToChoose(data);
  return (
    <>
      <section className={styles.found} aria-label={t('learning.join.found.label')}>
        <SpaceCard row={space} />
        {class_name && <p className={styles.class}>{t('learning.join.class.label', { name: class_name })}</p>}
      </section>
      {outcome && <Joined space={space} outcome={outcome} />}
      {!outcome && choices.length === 0 && (
        <Joined space={space} outcome={{ joined: roles.length > 0, waits: data.waiting[0] ?? null }} known />
      )}
      {!outcome && choices.length > 0 && refusal && (
        <RefusalNote kind={space.kind} text={say(refusalWord(space.kind, refusal))} refusal={refusal} />
      )}
      {!outcome && choices.length > 0 && !refusal && (
        <JoinForm code={code} finding={data} choices={choices} onDone={finish} />
      )}
    </>
  );
}
