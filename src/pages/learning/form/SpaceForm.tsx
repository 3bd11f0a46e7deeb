import type { SpaceKind } from '@contract/learning-choices';
import { history } from '@umijs/max';
import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '@/components/Button';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { useLeaveGuard } from '@/components/useLeaveGuard';
import { useText } from '@/i18n/useText';
import { listPath } from '@/pages/learning/parts/space-kind';
import { useAct } from '@/pages/learning/parts/useAct';
import { spacePath } from '@/pages/parts/learning/space-address';
import { createSpace, type Space, updateSpace } from '@/services/learning';
import { newIdempotencyKey } from '@/utils/idempotency-key';
import styles from './form.module.css';
import { draftOf, problemsOf, type SpaceValue } from './form-value';
import { SpaceFields } from './SpaceFields';

interface Props {
  kind: SpaceKind;
  /** Null while it is being opened. */
  space: Space | null;
  initial: SpaceValue;
}

/** One form for a new course or project and for one's own. */
export function SpaceForm({ kind, space, initial }: Props) {
  const t = useText();
  const act = useAct();
  const [value, setValue] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [key] = useState(newIdempotencyKey);
  const problems = attempt > 0 ? problemsOf(value, t) : {};
  useLeaveGuard(value !== initial && !act.busy);
  const send = async (): Promise<void> => {
    const draft = draftOf(value);
    const kept = space
      ? await updateSpace(space.id, { ...draft, version: space.version })
      : await createSpace(kind, draft, key);
    history.push(spacePath(kind, kept.id));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((n) => n + 1);
    if (Object.keys(problemsOf(value, t)).length === 0) void act.run(send);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary attempt={attempt} faults={Object.entries(problems).map(([id, text]) => ({ id, text }))} />
      <SpaceFields
        kind={kind}
        value={value}
        problems={problems}
        onChange={(change) => setValue((known) => ({ ...known, ...change }))}
      />
      {act.faultText && (
        <p className={styles.fault} role="alert">
          {act.faultText}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" look="primary" busy={act.busy}>
          {t(space ? 'learning.form.save.action' : `learning.${kind}.create.action`)}
        </Button>
        <ButtonLink to={space ? spacePath(kind, space.id) : listPath(kind)} look="text">
          {t('kit.confirm.cancel.action')}
        </ButtonLink>
      </div>
    </form>
  );
}
