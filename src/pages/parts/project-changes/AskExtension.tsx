import type { ProjectChanges } from '@contract/project-change';
import type { Milestone } from '@contract/result-choices';
import { readDay } from '@contract/rules/read-typed';
import { EXTENSION_DAYS_MAX } from '@contract/rules/stage-extension';
import { DateField } from '@/components/form/DateField';
import { SelectField } from '@/components/form/SelectField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { askChange } from '@/services/project-change';
import { AskDialog } from './AskDialog';
import { useTextFault } from './useTextFault';

type Offers = ProjectChanges['offers'];
interface Draft {
  milestone: Milestone | null;
  until: string | null;
  reason: string | null;
}

interface Props {
  /** The application. */
  id: number;
  /** The stages that more time can be asked for; one at least. */
  offers: Offers;
  onAsked: (changes: ProjectChanges) => void;
  onClose: () => void;
}

/** 申请延期: of which stage, until when and why. */
export function AskExtension({ id, offers, onAsked, onClose }: Props) {
  const t = useText();
  const time = useTimeText();
  const offerOf = ({ milestone }: Draft) => offers.find((offer) => offer.milestone === milestone);
  const faultOf = useTextFault();
  const dayFault = (draft: Draft): string | null => {
    const offer = offerOf(draft);
    if (!offer || !draft.until?.trim()) return faultOf(draft.until, t('change.ask.until.label'));
    const day = readDay(draft.until);
    const fits = day !== null && day >= offer.first && day <= offer.last;
    return fits ? null : t('change.ask.until.invalid', offer);
  };
  const form = useFieldForm<Draft>({
    form: `change-${id}`,
    initial: { milestone: offers[0]?.milestone ?? null, until: null, reason: null },
    check: (draft) => {
      const until = dayFault(draft);
      const reason = faultOf(draft.reason, t('change.ask.reason.label'));
      return { ...(until && { until }), ...(reason && { reason }) };
    },
    send: async ({ milestone, until, reason }) => {
      if (!milestone || !until || !reason) return;
      const day = readDay(until) ?? until;
      onAsked(await askChange(id, { kind: 'extension', milestone, until: day, reason }));
      onClose();
    },
  });
  const offer = offerOf(form.values);
  return (
    <AskDialog title={t('change.act.ask.action')} form={form} reason={form.at('reason')} onClose={onClose}>
      <SelectField
        {...form.at('milestone')}
        onChange={(milestone) => form.set({ milestone: milestone as Milestone | null })}
        label={t('change.ask.milestone.label')}
        required
        fixed
        options={offers.map(({ milestone }) => ({
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
