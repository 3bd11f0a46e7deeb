import type { DemandDraft, OwnDemand } from '@contract/demand-posting';
import { beijingDay } from '@contract/rules/beijing-time';
import { demandFaults } from '@contract/rules/demand-problems';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { PageHeading } from '@/components/PageHeading';
import { RivalBanners } from '@/components/RivalBanners';
import { SaveState } from '@/components/SaveState';
import { StatusTag } from '@/components/StatusTag';
import { useRecordDraft } from '@/hooks/useRecordDraft';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { MINE } from '@/pages/demand/parts/demand-path';
import { fetchOwnDemand, updateDemand } from '@/services/demand';
import { ClarityCoach } from './ClarityCoach';
import { ContactFields } from './ContactFields';
import { FormActs } from './FormActs';
import styles from './form.module.css';
import { IndicatorFields } from './IndicatorFields';
import { MatterFields } from './MatterFields';
import { TermFields } from './TermFields';
import { useAmounts } from './useAmounts';
import { useMoves } from './useMoves';

interface Props {
  demand: OwnDemand;
  userId: number;
  onMoved: (next: OwnDemand) => void;
}

const stored = ({ version, draft }: OwnDemand) => ({ version, fields: draft });

/** The form of one demand, saved as it is written; its acts are those of the machine. */
export function DemandForm({ demand, userId, onMoved }: Props) {
  const t = useText();
  const say = useWords();
  const { id, status, editable, reason, no } = demand;
  const draft = useRecordDraft<DemandDraft>({
    name: `${userId}:demand-${id}`,
    stored: stored(demand),
    save: async (version, changes) => stored(await updateDemand(id, { version, changes })),
    load: async () => stored(await fetchOwnDemand(id)),
  });
  const moves = useMoves(id, draft.flush, onMoved);
  const [attempt, setAttempt] = useState(0);
  const fields = editable ? draft.fields : demand.draft;
  const amounts = useAmounts(fields, draft.set);
  const today = beijingDay(Date.now());
  const lacking = demandFaults(fields, today).map(({ field, word }) => ({ field, text: say(word) }));
  const problems = editable ? [...lacking, ...amounts.problems] : [];
  const shown = attempt > 0 ? problems : amounts.problems;
  const errors = Object.fromEntries([...shown].reverse().map(({ field, text }) => [field, text]));
  const part = { fields, set: draft.set, errors, readOnly: !editable, known: demand.files };
  const name = fields.title || t('demand.form.untitled.label');
  const submit = (): void => {
    setAttempt((count) => count + 1);
    if (problems.length === 0) void moves.move('submit');
  };
  return (
    <>
      <ErrorSummary
        faults={attempt > 0 ? problems.map(({ field, text }) => ({ id: field, text })) : []}
        attempt={attempt}
      />
      <PageHeading
        crumbs={[{ label: t('demand.mine.page.title'), to: MINE }, { label: name }]}
        title={name}
        facts={[<StatusTag key="status" kind="demand" status={status} />, no]}
        aside={editable && <SaveState saving={draft.saving} />}
      />
      <div className={styles.notices}>
        {reason && (
          <Banner tone="warning">
            {t(`demand.form.${status === 'closed' ? 'closed' : 'reason'}.label`, { reason })}
          </Banner>
        )}
        {status === 'pending' && <Banner>{t('demand.form.pending.label')}</Banner>}
        {status === 'expired' && <Banner tone="warning">{t('demand.form.expired.label')}</Banner>}
        {moves.fault && (
          <div role="alert">
            <Banner tone="warning">{moves.fault}</Banner>
          </div>
        )}
        <RivalBanners draft={draft} />
      </div>
      <div className={styles.columns}>
        <div>
          <MatterFields {...part} />
          <IndicatorFields {...part} />
          <TermFields {...part} amounts={amounts} />
          <ContactFields {...part} />
        </div>
        {editable && <ClarityCoach draft={fields} />}
      </div>
      <FormActs demand={demand} moves={moves} onSubmit={submit} />
    </>
  );
}
