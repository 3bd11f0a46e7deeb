import type { ProjectChanges } from '@contract/project-change';
import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import type { Milestone } from '@contract/result-choices';
import { readDay } from '@contract/rules/read-typed';
import { EXTENSION_DAYS_MAX } from '@contract/rules/stage-extension';
import { FAULT_WORDS } from '@contract/rules/text-faults';
import { textLength } from '@contract/rules/text-length';
import { asWritten } from '@contract/word';
import { Dialog } from '@/components/Dialog';
import { FirstFocus } from '@/components/FirstFocus';
import { DateField } from '@/components/form/DateField';
import { FieldError } from '@/components/form/FieldError';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { askChange } from '@/services/project-change';
import styles from './changes.module.css';

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

/** 申请延期: of which stage, until when and why. Closing keeps what was typed. */
export function AskExtension({ id, offers, onAsked, onClose }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const offerOf = ({ milestone }: Draft) => offers.find((offer) => offer.milestone === milestone);
  const gap = (text: string | null): string | null => (text?.trim() ? null : t('change.ask.gap.required'));
  const dayFault = (draft: Draft): string | null => {
    const offer = offerOf(draft);
    if (!offer || !draft.until?.trim()) return gap(draft.until);
    const day = readDay(draft.until);
    const fits = day !== null && day >= offer.first && day <= offer.last;
    return fits ? null : t('change.ask.until.invalid', offer);
  };
  const reasonFault = ({ reason }: Draft): string | null => {
    const n = textLength(reason);
    const label = asWritten(t('change.ask.reason.label'));
    return n > CHANGE_TEXT_MAX
      ? say(FAULT_WORDS.word('long', { label, max: CHANGE_TEXT_MAX, n }))
      : gap(reason);
  };
  const form = useFieldForm<Draft>({
    form: `change-${id}`,
    initial: { milestone: offers[0]?.milestone ?? null, until: null, reason: null },
    check: (draft) => {
      const [until, reason] = [dayFault(draft), reasonFault(draft)];
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
    <Dialog
      open
      centered
      width={560}
      title={t('change.act.ask.action')}
      okText={t('change.ask.submit.action')}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: form.busy }}
      onOk={() => void form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <FirstFocus />
      <div className={styles.form}>
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
        <TextAreaField
          {...form.at('reason')}
          label={t('change.ask.reason.label')}
          required
          rows={4}
          max={CHANGE_TEXT_MAX}
        />
        {form.refusal && (
          <div role="alert">
            <FieldError>{form.refusal}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
