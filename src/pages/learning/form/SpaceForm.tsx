import type { SpaceKind } from '@contract/learning-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { SPACE_SHAPE } from '@contract/rules/draft-shapes';
import { sameValue } from '@contract/rules/merge';
import { flattenRecord } from '@contract/rules/record-fields';
import { type FormEvent, useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import type { Crumb } from '@/components/Crumbs';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { PageHeading } from '@/components/PageHeading';
import { usePartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';
import { FormConflicts } from '@/pages/parts/draft/FormConflicts';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { spaceHistory } from '@/services/draft-history';
import { serviceNow } from '@/utils/service-clock';
import { ClassQuestions } from './ClassQuestions';
import { classProblems, renamingsOf } from './class-choices';
import styles from './form.module.css';
import { draftOf, problemsOf, type SpaceValue, slipsOf, wordsOf } from './form-value';
import { SpaceFields } from './SpaceFields';
import { spaceWords } from './space-words';
import { useClassChoices } from './useClassChoices';
import { useSpaceActs } from './useSpaceActs';
import { type Opened, useSpaceDraft } from './useSpaceDraft';

interface Props {
  kind: SpaceKind;
  opened: Opened;
  userId: number;
  title: string;
  crumbs: readonly Crumb[];
}

const differs = (a: SpaceValue, b: SpaceValue): boolean => {
  const [mine, theirs] = [flattenRecord(SPACE_SHAPE, a), flattenRecord(SPACE_SHAPE, b)];
  return Object.keys(mine).some((path) => !sameValue(mine[path], theirs[path]));
};

/** The form of a new or existing course or project, with autosave; other people see changes only once published. */
export function SpaceForm({ kind, opened, userId, title, crumbs }: Props) {
  const t = useText();
  const { draft, view } = useSpaceDraft(kind, opened, userId);
  const { fields, set } = usePartForm(SPACE_SHAPE, draft, view);
  const { space, stands } = view.record;
  const { choices, choose, forget } = useClassChoices(userId, space?.id ?? null);
  const acts = useSpaceActs(kind, draft, forget);
  const [attempt, setAttempt] = useState(0);
  const standing = space ?? beijingDay(serviceNow());
  const classes = { stands: wordsOf(stands.classes), wanted: wordsOf(fields.classes) };
  const findProblems = () => ({
    ...problemsOf(fields, t, standing),
    // A new one has no classes with students yet.
    ...(space ? classProblems(choices, classes.stands, classes.wanted, t) : {}),
  });
  const problems: Readonly<Record<string, string>> = attempt > 0 ? findProblems() : {};
  const changed = differs(fields, stands);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((n) => n + 1);
    if (Object.keys(findProblems()).length > 0) return;
    void acts.send(draftOf(fields), renamingsOf(choices, classes.stands, classes.wanted));
  };
  const change = (next: Partial<SpaceValue>): void => {
    for (const [name, value] of Object.entries(next)) set(name as keyof SpaceValue, value);
  };
  return (
    <>
      <PageHeading
        crumbs={crumbs}
        title={title}
        lead={space ? undefined : t('learning.form.lead.label')}
        aside={<SavingLine view={view} onRetry={() => void draft.flush()} />}
      />
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary
          attempt={attempt}
          faults={Object.entries(problems).map(([id, text]) => ({ id, text }))}
        />
        {space && changed && <Banner>{t('admin.content.pending.help')}</Banner>}
        <FormConflicts
          draft={draft}
          view={view}
          words={spaceWords(kind)}
          history={spaceHistory(kind, space?.id ?? null)}
        >
          <SpaceFields
            kind={kind}
            value={fields}
            problems={problems}
            slips={slipsOf(fields, t, standing)}
            classQuestions={
              space && <ClassQuestions {...{ ...classes, choices, problems }} onChoose={choose} />
            }
            onChange={change}
          />
        </FormConflicts>
        {acts.fault && (
          <p className={styles.fault} role="alert">
            {acts.fault}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" look="primary" busy={acts.busy}>
            {t(space ? 'learning.form.save.action' : `learning.${kind}.create.action`)}
          </Button>
          {changed && (
            <Button look="text" busy={acts.busy} onClick={() => void acts.discard()}>
              {t(space ? 'admin.content.discard.action' : 'learning.form.empty.action')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
