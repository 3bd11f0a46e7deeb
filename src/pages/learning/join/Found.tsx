import { refusalOf } from '@contract/rules/join-refusal';
import { givesClass, rolesLeft } from '@contract/rules/roles-left';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { SpaceCard } from '@/pages/parts/learning/SpaceCard';
import { checkCode } from '@/services/learning';
import { RequestError } from '@/utils/request-error';
import { Joined } from './Joined';
import type { JoinOutcome } from './JoinForm';
import styles from './join.module.css';
import { Left } from './Left';
import { RefusalNote } from './RefusalNote';

const wordOf = (error: Error) =>
  error instanceof RequestError ? refusalOf(error.failure.errorCode) : undefined;

/** What the code opens, and the way in; or what is in the way. */
export function Found({ code }: { code: string }) {
  const t = useText();
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
      <RefusalNote code={code} kind="course" text={failureText(t, error)} refusal={refusal} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    );
  }
  const card = (content: ReactNode) => (
    // What a code opens is told to whoever has just typed it.
    <section className={styles.found} aria-label={t('learning.join.found.label')} aria-live="polite">
      {content}
    </section>
  );
  if (!data) return card(<LoadingSkeleton shape="rows" count={2} />);
  const { space, class_name, own_class, refusal, roles, waiting } = data;
  const ofClass = givesClass(class_name, own_class);
  const choices = rolesLeft({ kind: space.kind, ofClass, roles, waiting });
  const givesPlace = !outcome && !refusal && choices.includes('student');
  const moves = givesPlace && own_class !== null;
  const classText = moves ? 'move' : givesPlace ? 'class' : 'ofClass';
  return (
    <>
      {card(
        <>
          <SpaceCard row={space} />
          {class_name && (
            <p className={styles.class}>
              {t(`learning.join.${classText}.label`, { name: class_name, own: own_class ?? '' })}
            </p>
          )}
        </>,
      )}
      {outcome ? (
        <Joined space={space} outcome={outcome} />
      ) : (
        <Left code={code} finding={data} choices={choices} onDone={finish} />
      )}
    </>
  );
}
