import type { OwnAchievement } from '@contract/achievement';
import { achievementFaults, achievementSlips } from '@contract/rules/achievement-problems';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { Banner } from '@/components/Banner';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { achiBase } from '@/pages/achi/parts/own-path';
import { PostingPage } from '@/pages/parts/market/PostingPage';
import type { OpenPosting } from '@/pages/parts/market/posting-kind';
import { usePostingDraft } from '@/pages/parts/market/usePostingDraft';
import { usePostingForm } from '@/pages/parts/market/usePostingForm';
import { CoverFields } from '@/pages/parts/picture/CoverFields';
import { FigureFields } from '@/pages/parts/picture/FigureFields';
import { achievementHistory } from '@/services/draft-history';
import { ACHIEVEMENT_WORDS } from './achievement-words';
import { EditorActs } from './EditorActs';
import { EditorOutline } from './EditorOutline';
import { FactFields } from './FactFields';
import { OWN_ACHIEVEMENTS } from './own-achievements';
import { PeopleFields } from './PeopleFields';
import { TermFields } from './TermFields';
import { useMoves } from './useMoves';

interface Props {
  opened: OpenPosting<OwnAchievement>;
  userId: number;
  onMade: (made: OwnAchievement) => void;
  onMoved: (next: OwnAchievement) => void;
}

const RULES = { shape: ACHIEVEMENT_SHAPE, faults: achievementFaults, slips: achievementSlips };

/** The form of one achievement with autosave; its actions are the events of the state machine. */
export function Editor({ opened, userId, onMade, onMoved }: Props) {
  const t = useText();
  const { draft, view } = usePostingDraft(OWN_ACHIEVEMENTS, opened, userId, onMade);
  const { record: achievement, isNew } = view;
  const { id, status, editable, reason, no, source } = achievement;
  const form = usePostingForm(RULES, draft, view);
  const { part } = form;
  const moves = useMoves(draft, onMoved);
  return (
    <PostingPage
      {...{ draft, view, form }}
      words={ACHIEVEMENT_WORDS}
      history={achievementHistory(id)}
      list={{ label: t('achi.mine.page.title'), to: `${achiBase()}/mine` }}
      name={part.fields.title || t('achi.mine.untitled.label')}
      facts={[
        <StatusTag key="status" kind="achievement" status={status} />,
        no,
        source && `${source.no} ${source.title}`,
      ]}
      notices={
        <>
          {status === 'pending' && <Banner>{t('demand.form.pending.label')}</Banner>}
          {reason && <Banner tone="warning">{t('achi.editor.reason.label', { reason })}</Banner>}
        </>
      }
      fault={moves.fault}
      side={<EditorOutline draft={part.fields} editable={editable} />}
      narrow
      acts={
        <EditorActs
          achievement={achievement}
          isNew={isNew}
          moves={moves}
          onSubmit={() => form.submit(() => void moves.move('submit'))}
        />
      }
    >
      <FactFields {...part} />
      <CoverFields {...part} coverFile={achievement.coverFile} />
      <FigureFields {...part} />
      <PeopleFields {...part} />
      <TermFields {...part} />
    </PostingPage>
  );
}
