import { history } from '@umijs/max';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { registerUnit } from '@/services/unit-member';
import styles from './RealNameForm.module.css';
import { UnitFactFields, type UnitFactValues, unitFactFaults, unitFactsOf } from './UnitFactFields';

const HERE = '/user?tab=certification&kind=unit';

interface Props {
  /** Whether to show the form, or only a link to it. */
  isOpen: boolean;
  info: BasicInfo;
  /** Name of the reader's own unit if it needs an administrator; null to register a unit new to the platform. */
  unitName: string | null;
  onSent: () => void;
}

function RegisterForm({ unitName, title, onSent }: Pick<Props, 'unitName' | 'onSent'> & { title: string }) {
  const t = useText();
  const saved = useSaved();
  const faultOf = useTextFault();
  const form = useFieldForm<UnitFactValues>({
    form: 'register-unit',
    initial: { uscc: null, unitName, nature: null, legalPerson: null, region: null, address: null },
    check: (values) => unitFactFaults(t, faultOf, values),
    send: async (values) => {
      const facts = unitFactsOf(values);
      if (!facts) return;
      await registerUnit(facts);
      saved('certification.unit.register.success');
      history.replace(HERE);
      onSent();
    },
  });
  return (
    <FormFrame
      form={form}
      label={title}
      submitText={t('certification.unit.register.action')}
      aside={
        <Button onClick={() => history.push(HERE)}>{t('certification.unit.register.back.action')}</Button>
      }
    >
      <UnitFactFields at={form.at} codeHelp={t('register.uscc.self.help')} />
    </FormFrame>
  );
}

/**
 * Registers a unit with an existing account: one that is new to the platform, or the reader's own unit that has no
 * administrator.
 */
export function RegisterUnit({ isOpen, info, unitName, onSent }: Props) {
  const t = useText();
  const title = t(
    unitName === null ? 'certification.unit.register.title' : 'certification.unit.register.mine.title',
  );
  if (!isOpen)
    return (
      <p>
        {unitName === null && `${t('certification.unit.register.help')} `}
        <Anchor to={`${HERE}&act=register`}>{title}</Anchor>
      </p>
    );
  return (
    <section className={styles.section} aria-labelledby="register-unit">
      <h2 id="register-unit">{title}</h2>
      {info.authentication === 'certified' ? (
        <>
          <p>{t('certification.unit.register.next.help')}</p>
          <RegisterForm unitName={unitName} title={title} onSent={onSent} />
        </>
      ) : (
        <p>
          {t('certification.unit.register.certify.help')}{' '}
          <Anchor to="/user?tab=certification">{t('certification.unit.register.certify.action')}</Anchor>
        </p>
      )}
    </section>
  );
}
