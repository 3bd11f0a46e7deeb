import { Anchor } from '@/components/Anchor';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useLoad } from '@/hooks/useLoad';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { isWithdrawn, type Registration, registrationState } from '@/pages/user/parts/unit-registration';
import { useSaved } from '@/pages/user/parts/useSaved';
import { submitUnitPapers, withdrawUnitRegistration } from '@/services/unit-registration';
import { EvidenceField, type EvidenceFile } from './EvidenceField';
import { handedInFile } from './handed-in-file';
import styles from './RealNameForm.module.css';
import { UNIT_ADDRESS } from './unit-address';

const PARTS = ['license', 'letter'] as const;
type Part = (typeof PARTS)[number];
type Values = Record<Part, EvidenceFile | null>;

const NOTHING: Values = { license: null, letter: null };

const handedIn = async ({ licenseFile, letterFile }: Registration): Promise<Values> => {
  const [license, letter] = await Promise.all([handedInFile(licenseFile), handedInFile(letterFile)]);
  return { license, letter };
};

/**
 * Submitted files are shown in their fields, so that replacing one of the two does not require choosing the other
 * again.
 */
function PapersOf({ apply, onSent }: { apply: Registration; onSent: () => void }) {
  const isFirst = apply.licenseFile === null && apply.letterFile === null;
  const { data } = useLoad(() => handedIn(apply), { atOnce: () => (isFirst ? NOTHING : undefined) });
  if (!data) return <LoadingSkeleton shape="form" />;
  return <PapersForm apply={apply} initial={data} onSent={onSent} />;
}

function PapersForm({
  apply,
  initial,
  onSent,
}: {
  apply: Registration;
  initial: Values;
  onSent: () => void;
}) {
  const t = useText();
  const saved = useSaved();
  const form = useFieldForm<Values>({
    form: 'unit-papers',
    initial,
    check: (values) =>
      Object.fromEntries(
        PARTS.filter((part) => !values[part]).map((part) => [
          part,
          t(`certification.papers.${part}.required`),
        ]),
      ),
    send: async ({ license, letter }) => {
      await submitUnitPapers({ licenseFile: license?.id ?? '', letterFile: letter?.id ?? '' });
      saved('certification.papers.sent.success');
      onSent();
    },
  });
  return (
    <FormFrame
      form={form}
      label={t('certification.papers.self.title')}
      submitText={t(
        apply.licenseFile ? 'certification.papers.replace.action' : 'certification.papers.send.action',
      )}
    >
      {PARTS.map((part) => {
        const { id, error } = form.at(part);
        return (
          <EvidenceField
            key={part}
            id={id}
            error={error}
            purpose="unit"
            label={t(`certification.papers.${part}.label`)}
            help={t(`certification.papers.${part}.help`)}
            value={form.values[part]}
            onChange={(file) => form.set({ [part]: file })}
          />
        );
      })}
    </FormFrame>
  );
}

/** Withdraws a registration, for somebody who has no documents or wants to join another unit after all. */
function WithdrawRegistration({ apply, onWithdrawn }: { apply: Registration; onWithdrawn: () => void }) {
  const t = useText();
  const confirm = useConfirm();
  const act = useAction(useSayFailure());
  const saved = useSaved();
  const withdraw = async (): Promise<void> => {
    const title = t('certification.papers.withdraw.confirm', { name: apply.unitName });
    const okText = t('certification.papers.withdraw.action');
    if (!(await confirm({ title, okText, danger: true }))) return;
    if (await act.run(() => withdrawUnitRegistration(apply.id)))
      saved('certification.papers.withdraw.success');
    onWithdrawn();
  };
  return (
    <div>
      <Button busy={act.busy} onClick={() => void withdraw()}>
        {t('certification.papers.withdraw.action')}
      </Button>
    </div>
  );
}

/** Licence and stamped letter of a unit that this person registered, until the registration is agreed to. */
export function UnitPapers({
  apply,
  joining,
  onSent,
  onWithdrawn,
}: {
  apply: Registration | null | undefined;
  /**
   * Name of another unit that this person has asked to join; registering and joining exclude each other. Null if none.
   */
  joining: string | null;
  onSent: () => void;
  /** Called after a withdrawal, and also if the registration had just been decided. */
  onWithdrawn: () => void;
}) {
  const t = useText();
  const state = isWithdrawn(apply) ? 'withdrawn' : registrationState(apply);
  if (!apply || !state) return null;
  return (
    <section className={styles.section} aria-labelledby="unit-papers">
      <h2 id="unit-papers">{t('certification.papers.self.title')}</h2>
      <Banner tone={state === 'waiting' || state === 'withdrawn' ? 'info' : 'warning'}>
        {t(`certification.papers.${state}.help`, { name: apply.unitName, reason: apply.reason ?? '' })}
      </Banner>
      {state === 'refused' && (
        <p>
          {t('certification.papers.facts.help')}{' '}
          <Anchor to={`${UNIT_ADDRESS}&act=register`}>{t('certification.unit.register.title')}</Anchor>
        </p>
      )}
      {joining === null ? (
        <PapersOf key={`${apply.licenseFile} ${apply.letterFile}`} apply={apply} onSent={onSent} />
      ) : (
        <p>{t('certification.papers.joining.help', { name: joining })}</p>
      )}
      {(state === 'missing' || state === 'waiting') && (
        <WithdrawRegistration apply={apply} onWithdrawn={onWithdrawn} />
      )}
    </section>
  );
}
