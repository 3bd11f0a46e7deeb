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

/** What the code leads to, with the form to join, or why joining is not possible. */
export function Found({ code }: { code: string }) {
  const t = useText();
  const { data, error, reload } = useLoad(() => checkCode(code), {
    answers: (reason) => wordOf(reason) !== undefined,
  });
  const [outcome, setOutcome] = useState<JoinOutcome | null>(null);
  const finish = (next: JoinOutcome): void => {
    setOutcome(next);
    // Joining reduces the number of free places on the card.
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
    // Announces the result to screen readers, since the focus stays in the code field.
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
