import type { OwnAchievement } from '@contract/achievement';
import { achievementFaults, achievementSlips } from '@contract/rules/achievement-problems';
import { beijingDay } from '@contract/rules/beijing-time';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { PageHeading } from '@/components/PageHeading';
import { StatusTag } from '@/components/StatusTag';
import { usePartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { achiBase } from '@/pages/achi/parts/own-path';
import { FormConflicts } from '@/pages/parts/draft/FormConflicts';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { CoverFields } from '@/pages/parts/picture/CoverFields';
import { FigureFields } from '@/pages/parts/picture/FigureFields';
import { achievementHistory } from '@/services/draft-history';
import { ACHIEVEMENT_WORDS } from './achievement-words';
import { EditorActs } from './EditorActs';
import { EditorOutline } from './EditorOutline';
import styles from './editor.module.css';
import { FactFields } from './FactFields';
import { PeopleFields } from './PeopleFields';
import { TermFields } from './TermFields';
import { type OpenAchievement, useAchievementDraft } from './useAchievementDraft';
import { useMoves } from './useMoves';

interface Props {
  opened: OpenAchievement;
  userId: number;
  onMade: (made: OwnAchievement) => void;
  onMoved: (next: OwnAchievement) => void;
}

/** The form of one achievement, saved as it is written; its acts are those of the machine. */
export function Editor({ opened, userId, onMade, onMoved }: Props) {
  const t = useText();
  const say = useWords();
  const { draft, view } = useAchievementDraft(opened, userId, onMade);
  const form = usePartForm(ACHIEVEMENT_SHAPE, draft, view);
  const { record: achievement, isNew } = view;
  const { id, status, editable, reason, no, source } = achievement;
  const moves = useMoves(draft, onMoved);
  const [attempt, setAttempt] = useState(0);
  const fields = editable ? form.fields : achievement.draft;
  const today = beijingDay(Date.now());
  const problems = (editable ? achievementFaults(fields, today, form.typed) : []).map(({ field, word }) => ({
    field,
    text: say(word),
  }));
  const shown = attempt > 0 ? problems : [];
  const errors = Object.fromEntries([...shown].reverse().map(({ field, text }) => [field, text]));
  const slips = achievementSlips(fields, today, form.typed);
  const part = {
    ...{ fields, set: form.set, errors, readOnly: !editable, known: achievement.files },
    ...{ typed: form, slips: Object.fromEntries(slips.map(({ field, word }) => [field, say(word)])) },
  };
  const submit = (): void => {
    setAttempt((count) => count + 1);
    if (problems.length === 0) void moves.move('submit');
  };
  return (
    <>
      <ErrorSummary faults={shown.map(({ field, text }) => ({ id: field, text }))} attempt={attempt} />
      <PageHeading
        crumbs={[
          { label: t('achi.mine.page.title'), to: `${achiBase()}/mine` },
          { label: fields.title || t('achi.mine.untitled.label') },
        ]}
        title={fields.title || t('achi.mine.untitled.label')}
        facts={[
          <StatusTag key="status" kind="achievement" status={status} />,
          no,
          source && `${source.no} ${source.title}`,
        ]}
        aside={editable && <SavingLine view={view} onRetry={() => void draft.flush()} />}
      />
      {status === 'pending' && <Banner>{t('demand.form.pending.label')}</Banner>}
      {reason && <Banner tone="warning">{t('achi.editor.reason.label', { reason })}</Banner>}
      {moves.fault && (
        <div role="alert">
          <Banner tone="warning">{moves.fault}</Banner>
        </div>
      )}
      <FormConflicts
        draft={draft}
        view={view}
        words={ACHIEVEMENT_WORDS}
        history={achievementHistory(id)}
        readOnly={!editable}
      >
        <div className={styles.columns}>
          <div>
            <FactFields {...part} />
            <CoverFields {...part} coverFile={achievement.coverFile} />
            <FigureFields {...part} />
            <PeopleFields {...part} />
            <TermFields {...part} />
          </div>
          <EditorOutline draft={fields} editable={editable} />
        </div>
      </FormConflicts>
      <EditorActs achievement={achievement} isNew={isNew} moves={moves} onSubmit={submit} />
    </>
  );
}
