import type { AchievementDraft, OwnAchievement } from '@contract/achievement';
import { achievementFaults } from '@contract/rules/achievement-problems';
import { beijingDay } from '@contract/rules/beijing-time';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button, ButtonLink } from '@/components/Button';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { PageHeading } from '@/components/PageHeading';
import { RivalBanners } from '@/components/RivalBanners';
import { SaveState } from '@/components/SaveState';
import { StatusTag } from '@/components/StatusTag';
import { useRecordDraft } from '@/hooks/useRecordDraft';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { achiBase } from '@/pages/achi/parts/own-path';
import { fetchOwnAchievement, updateAchievement } from '@/services/achievement';
import styles from './editor.module.css';
import { FactFields } from './FactFields';
import { PeopleFields } from './PeopleFields';
import { TermFields } from './TermFields';
import { useMoves } from './useMoves';

interface Props {
  achievement: OwnAchievement;
  userId: number;
  onMoved: (next: OwnAchievement) => void;
}

const TAKEN_DOWN = '由登记人下架';
const stored = ({ version, draft }: OwnAchievement) => ({ version, fields: draft });

/** The form of one achievement, saved as it is written; its acts are those of the machine. */
export function Editor({ achievement, userId, onMoved }: Props) {
  const t = useText();
  const say = useWords();
  const { id, status, editable, actions, reason, no, source } = achievement;
  const draft = useRecordDraft<AchievementDraft>({
    name: `${userId}:achievement-${id}`,
    stored: stored(achievement),
    save: async (version, changes) => stored(await updateAchievement(id, { version, changes })),
    load: async () => stored(await fetchOwnAchievement(id)),
  });
  const { move, remove, fault, busy } = useMoves(id, draft.flush, onMoved);
  const [attempt, setAttempt] = useState(0);
  const fields = editable ? draft.fields : achievement.draft;
  const today = beijingDay(Date.now());
  const problems = (editable ? achievementFaults(fields, today) : []).map(({ field, word }) => ({
    field,
    text: say(word),
  }));
  const shown = attempt > 0 ? problems : [];
  const errors = Object.fromEntries([...shown].reverse().map(({ field, text }) => [field, text]));
  const part = { fields, set: draft.set, errors, readOnly: !editable, known: achievement.files };
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
        aside={editable && <SaveState saving={draft.saving} />}
      />
      {reason && <Banner tone="warning">{t('achi.editor.reason.label', { reason })}</Banner>}
      {fault && (
        <div role="alert">
          <Banner tone="warning">{fault}</Banner>
        </div>
      )}
      <RivalBanners draft={draft} />
      <FactFields {...part} />
      <PeopleFields {...part} />
      <TermFields {...part} />
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
        {status === 'draft' && no === null && (
          <Button look="text" busy={busy} onClick={() => void remove()}>
            {t('achi.move.delete.action')}
          </Button>
        )}
      </div>
    </div>
  );
}
