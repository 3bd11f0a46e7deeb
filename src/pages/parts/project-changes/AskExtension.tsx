import type { ProjectChanges } from '@contract/project-change';
import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import type { Milestone } from '@contract/result-choices';
import { readDay } from '@contract/rules/read-typed';
import { EXTENSION_DAYS_MAX } from '@contract/rules/stage-extension';
import { useState } from 'react';
import { DateField } from '@/components/form/DateField';
import { SelectField } from '@/components/form/SelectField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { askChange } from '@/services/project-change';
import { AskDialog } from './AskDialog';
import { hasMovedOn } from './moved-on';

type Offers = ProjectChanges['offers'];
interface Draft {
  milestone: Milestone | null;
  until: string | null;
  reason: string | null;
}

interface Props {
  /** Id of the application. */
  id: number;
  /** The stages that can be extended; empty once the application has moved on. */
  offers: Offers;
  onAsked: (changes: ProjectChanges) => void;
  /** Called when the application has moved on, to load again what may be requested. */
  onStale: () => void;
  onClose: () => void;
}

/** 申请延期: stage, new date and reason. */
export function AskExtension({ id, offers, onAsked, onStale, onClose }: Props) {
  const t = useText();
  const time = useTimeText();
  // Keeps the original offers, so that the chosen stage keeps its name.
  const [listed] = useState(offers);
  const offerOf = ({ milestone }: Draft) => listed.find((offer) => offer.milestone === milestone);
  const faultOf = useTextFault();
  const dayFault = (draft: Draft): string | null => {
    const offer = offerOf(draft);
    if (!offer) return faultOf(t('change.ask.until.label'), draft.until, { max: CHANGE_TEXT_MAX });
    const day = readDay(draft.until ?? '');
    const fits = day !== null && day >= offer.first && day <= offer.last;
    return fits ? null : t('change.ask.until.invalid', offer);
  };
  const form = useFieldForm<Draft>({
    form: `change-${id}`,
    initial: { milestone: listed[0]?.milestone ?? null, until: null, reason: null },
    check: (draft) => {
      const until = dayFault(draft);
      const reason = faultOf(t('change.ask.reason.label'), draft.reason, { max: CHANGE_TEXT_MAX });
      return { ...(until && { until }), ...(reason && { reason }) };
    },
    send: async ({ milestone, until, reason }) => {
      if (!milestone || !until || !reason) return;
      const day = readDay(until) ?? until;
      try {
        onAsked(await askChange(id, { kind: 'extension', milestone, until: day, reason: reason.trim() }));
        onClose();
      } catch (error) {
        if (hasMovedOn(error)) onStale();
        throw error;
      }
    },
  });
  const offer = offerOf(form.values);
  return (
    <AskDialog
      title={t('change.act.ask.action')}
      offered={offers.length > 0}
      form={form}
      words={[{ label: t('change.ask.until.label'), text: form.values.until ?? '' }]}
      reason={form.at('reason')}
      onClose={onClose}
    >
      <SelectField
        {...form.at('milestone')}
        onChange={(milestone) => form.set({ milestone: milestone as Milestone | null })}
        label={t('change.ask.milestone.label')}
        required
        fixed
        options={listed.map(({ milestone }) => ({
          value: milestone,
          label: t(`result.milestone.${milestone}.label`),
        }))}
      />
      <DateField
        {...form.at('until')}
        label={t('change.ask.until.label')}
        required
        {...(offer && {
          from: offer.first,
          to: offer.last,
          help: t('change.ask.until.help', {
            due: time.date(offer.due),
            last: offer.last,
            n: EXTENSION_DAYS_MAX,
          }),
        })}
      />
    </AskDialog>
  );
}
