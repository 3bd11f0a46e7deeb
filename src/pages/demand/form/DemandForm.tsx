import type { OwnDemand } from '@contract/demand-posting';
import { beijingDay } from '@contract/rules/beijing-time';
import { demandFaults, demandSlips } from '@contract/rules/demand-problems';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { PageHeading } from '@/components/PageHeading';
import { StatusTag } from '@/components/StatusTag';
import { usePartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { MINE, repliesPath } from '@/pages/demand/parts/demand-path';
import { FormConflicts } from '@/pages/parts/draft/FormConflicts';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { CoverFields } from '@/pages/parts/picture/CoverFields';
import { FigureFields } from '@/pages/parts/picture/FigureFields';
import { demandHistory } from '@/services/draft-history';
import { ClarityCoach } from './ClarityCoach';
import { ContactFields } from './ContactFields';
import { DEMAND_WORDS } from './demand-words';
import { FormActs } from './FormActs';
import styles from './form.module.css';
import { IndicatorFields } from './IndicatorFields';
import { MatterFields } from './MatterFields';
import { TermFields } from './TermFields';
import { type OpenDemand, useDemandDraft } from './useDemandDraft';
import { useMoves } from './useMoves';

interface Props {
  opened: OpenDemand;
  userId: number;
  onMade: (made: OwnDemand) => void;
  onMoved: (next: OwnDemand) => void;
}

/** The form of one demand, saved as it is written; its acts are those of the machine. */
export function DemandForm({ opened, userId, onMade, onMoved }: Props) {
  const t = useText();
  const say = useWords();
  const { draft, view } = useDemandDraft(opened, userId, onMade);
  const form = usePartForm(DEMAND_SHAPE, draft, view);
  const demand = view.record;
  const { status, editable, reason, no, waiting } = demand;
  const moves = useMoves(draft, onMoved);
  const [attempt, setAttempt] = useState(0);
  const fields = editable ? form.fields : demand.draft;
  const today = beijingDay(Date.now());
  const faults = editable ? demandFaults(fields, today, form.typed) : [];
  const problems = faults.map(({ field, word }) => ({ field, text: say(word) }));
  const shown = attempt > 0 ? problems : [];
  const errors = Object.fromEntries([...shown].reverse().map(({ field, text }) => [field, text]));
  const slips = demandSlips(fields, today, form.typed);
  const part = {
    ...{ fields, set: form.set, errors, readOnly: !editable, known: demand.files },
    ...{ typed: form, slips: Object.fromEntries(slips.map(({ field, word }) => [field, say(word)])) },
  };
  const name = fields.title || t('demand.form.untitled.label');
  const submit = (): void => {
    setAttempt((count) => count + 1);
    if (problems.length === 0) void moves.move('submit');
  };
  return (
    <>
      <ErrorSummary faults={shown.map(({ field, text }) => ({ id: field, text }))} attempt={attempt} />
      <PageHeading
        crumbs={[{ label: t('demand.mine.page.title'), to: MINE }, { label: name }]}
        title={name}
        facts={[<StatusTag key="status" kind="demand" status={status} />, no]}
        aside={editable && <SavingLine view={view} onRetry={() => void draft.flush()} />}
      />
      <div className={styles.notices}>
        {reason && (
          <Banner tone="warning">
            {t(`demand.form.${status === 'closed' ? 'closed' : 'reason'}.label`, { reason })}
          </Banner>
        )}
        {waiting > 0 && (
          <Banner
            action={<ButtonLink to={repliesPath(demand.id)}>{t('demand.reply.waiting.action')}</ButtonLink>}
          >
            {t('demand.reply.waiting.label', { n: waiting })}
          </Banner>
        )}
        {status === 'pending' && <Banner>{t('demand.form.pending.label')}</Banner>}
        {status === 'expired' && <Banner tone="warning">{t('demand.form.expired.label')}</Banner>}
        {moves.fault && (
          <div role="alert">
            <Banner tone="warning">{moves.fault}</Banner>
          </div>
        )}
      </div>
      <FormConflicts
        draft={draft}
        view={view}
        words={DEMAND_WORDS}
        history={demandHistory(demand.id)}
        readOnly={!editable}
      >
        <div className={styles.columns}>
          <div>
            <MatterFields {...part} />
            <CoverFields {...part} coverFile={demand.coverFile} />
            <FigureFields {...part} />
            <IndicatorFields {...part} />
            <TermFields {...part} />
            <ContactFields {...part} />
          </div>
          {editable && <ClarityCoach draft={fields} />}
        </div>
      </FormConflicts>
      <FormActs demand={demand} isNew={view.isNew} moves={moves} onSubmit={submit} />
    </>
  );
}
