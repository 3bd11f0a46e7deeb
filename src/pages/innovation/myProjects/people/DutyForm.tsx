import type { Section } from '@contract/enums';
import type { People, SectionDuty } from '@contract/helper';
import { readDay } from '@contract/rules/read-typed';
import { Button } from '@/components/Button';
import { DateField } from '@/components/form/DateField';
import { SelectField } from '@/components/form/SelectField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { assignSection } from '@/services/helper';
import styles from './people.module.css';

interface Props {
  id: number;
  section: Section;
  duty: SectionDuty | null;
  /** People who may be made responsible. */
  choices: readonly { accountId: number; name: string }[];
  onDone: (people: People) => void;
  onCancel: () => void;
}

/** Sets who is responsible for a section, and by which day. */
export function DutyForm({ id, section, duty, choices, onDone, onCancel }: Props) {
  const t = useText();
  const form = useFieldForm<{ accountId: string | null; due: string | null }>({
    form: `duty-${id}-${section}`,
    initial: { accountId: duty ? String(duty.accountId) : null, due: duty?.due ?? null },
    check: ({ due }) => (due !== null && readDay(due) === null ? { due: t('people.duty.due.invalid') } : {}),
    send: async ({ accountId, due }) =>
      onDone(
        await assignSection(id, section, {
          accountId: accountId === null ? null : Number(accountId),
          due: due === null || accountId === null ? null : readDay(due),
        }),
      ),
  });
  return (
    <div className={`${styles.form} ${styles.wide}`}>
      <SelectField
        {...form.at('accountId')}
        label={t('people.duty.who.label')}
        help={t('people.duty.who.help')}
        placeholder={t('people.duty.none.label')}
        options={choices.map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
      />
      <DateField {...form.at('due')} label={t('people.duty.due.label')} help={t('people.duty.due.help')} />
      {form.refusal && (
        <p role="alert" className={styles.fault}>
          {form.refusal}
        </p>
      )}
      <div className={styles.acts}>
        <Button size="small" look="primary" busy={form.busy} onClick={() => void form.submit()}>
          {t('people.change.save.action')}
        </Button>
        <Button
          size="small"
          look="text"
          onClick={() => {
            form.reset();
            onCancel();
          }}
        >
          {t('kit.confirm.cancel.action')}
        </Button>
      </div>
    </div>
  );
}
