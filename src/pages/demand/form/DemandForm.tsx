import type { OwnDemand } from '@contract/demand-posting';
import { demandFaults, demandSlips } from '@contract/rules/demand-problems';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { MINE } from '@/pages/demand/parts/demand-path';
import { PostingPage } from '@/pages/parts/market/PostingPage';
import type { OpenPosting } from '@/pages/parts/market/posting-kind';
import { usePostingDraft } from '@/pages/parts/market/usePostingDraft';
import { usePostingForm } from '@/pages/parts/market/usePostingForm';
import { CoverFields } from '@/pages/parts/picture/CoverFields';
import { FigureFields } from '@/pages/parts/picture/FigureFields';
import { demandHistory } from '@/services/draft-history';
import { ClarityCoach } from './ClarityCoach';
import { ContactFields } from './ContactFields';
import { DemandNotices } from './DemandNotices';
import { DEMAND_WORDS } from './demand-words';
import { FormActs } from './FormActs';
import { IndicatorFields } from './IndicatorFields';
import { MatterFields } from './MatterFields';
import { OWN_DEMANDS } from './own-demands';
import { TermFields } from './TermFields';
import { useMoves } from './useMoves';

interface Props {
  opened: OpenPosting<OwnDemand>;
  userId: number;
  onMade: (made: OwnDemand) => void;
  onMoved: (next: OwnDemand) => void;
}

const RULES = { shape: DEMAND_SHAPE, faults: demandFaults, slips: demandSlips };

/** The form of one demand with autosave; its actions are the events of the state machine. */
export function DemandForm({ opened, userId, onMade, onMoved }: Props) {
  const t = useText();
  const { draft, view } = usePostingDraft(OWN_DEMANDS, opened, userId, onMade);
  const { record: demand, isNew } = view;
  const form = usePostingForm(RULES, draft, view);
  const { part } = form;
  const moves = useMoves(draft, onMoved);
  return (
    <PostingPage
      {...{ draft, view, form }}
      words={DEMAND_WORDS}
      history={demandHistory(demand.id)}
      list={{ label: t('demand.mine.page.title'), to: MINE }}
      name={part.fields.title || t('demand.form.untitled.label')}
      facts={[<StatusTag key="status" kind="demand" status={demand.status} />, demand.no]}
      notices={<DemandNotices demand={demand} isAfter={opened.sourceId !== null} />}
      fault={moves.fault}
      side={demand.editable && <ClarityCoach draft={part.fields} />}
      acts={
        <FormActs
          demand={demand}
          isNew={isNew}
          moves={moves}
          onSubmit={() => form.submit(() => void moves.move('submit'))}
        />
      }
    >
      <MatterFields {...part} />
      <CoverFields {...part} coverFile={demand.coverFile} />
      <FigureFields {...part} />
      <IndicatorFields {...part} />
      <TermFields {...part} />
      <ContactFields {...part} />
    </PostingPage>
  );
}
