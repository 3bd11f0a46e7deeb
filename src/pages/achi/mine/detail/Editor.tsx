import type { OwnAchievement } from '@contract/achievement';
import { achievementFaults, achievementSlips } from '@contract/rules/achievement-problems';
import { beijingDay } from '@contract/rules/beijing-time';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button, ButtonLink } from '@/components/Button';
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

const TAKEN_DOWN = '由登记人下架';

/** The form of one achievement, saved as it is written; its acts are those of the machine. */
export function Editor({ opened, userId, onMade, onMoved }: Props) {
  const t = useText();
  const say = useWords();
  const { draft, view } = useAchievementDraft(opened, userId, onMade);
  const form = usePartForm(ACHIEVEMENT_SHAPE, draft, view);
  const { record: achievement, isNew } = view;
  const { id, status, editable, actions, reason, no, source } = achievement;
  const { move, remove, fault, busy } = useMoves(draft, onMoved);
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
    if (problems.length === 0) void move('submit');
  };
  return (
    <div className={styles.form}>
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
      {reason && <Banner tone="warning">{t('achi.editor.reason.label', { reason })}</Banner>}
      {fault && (
        <div role="alert">
          <Banner tone="warning">{fault}</Banner>
        </div>
      )}
      {view.phase === 'blocked' && view.reason && (
        <div role="alert">
          <Banner tone="warning">{view.reason}</Banner>
        </div>
      )}
      <FormConflicts
        draft={draft}
        view={view}
        words={ACHIEVEMENT_WORDS}
        history={achievementHistory(id)}
        readOnly={!editable}
      >
        <FactFields {...part} />
        <CoverFields {...part} coverFile={achievement.coverFile} />
        <FigureFields {...part} />
        <PeopleFields {...part} />
        <TermFields {...part} />
      </FormConflicts>
      <div className={styles.acts}>
        {actions.includes('submit') && (
          <Button look="primary" size="large" busy={busy} onClick={submit}>
            {t('achi.move.submit.action')}
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button busy={busy} onClick={() => void move('withdraw')}>
            {t('achi.move.withdraw.action')}
          </Button>
        )}
        {status === 'published' && (
          <ButtonLink to={`/achi/detail/${id}`}>{t('achi.editor.public.action')}</ButtonLink>
        )}
        {actions.includes('remove') && (
          <Button look="danger" busy={busy} onClick={() => void move('remove', TAKEN_DOWN)}>
            {t('achi.move.remove.action')}
          </Button>
        )}
        {status === 'draft' && no === null && !isNew && (
          <Button look="text" busy={busy} onClick={() => void remove()}>
            {t('achi.move.delete.action')}
          </Button>
        )}
      </div>
    </div>
  );
}
