import { UNIT_NATURES } from '@contract/enums';
import { cleanCode } from '@contract/rules/clean-text';
import { usccProblem } from '@contract/rules/uscc';
import { history } from '@umijs/max';
import { Anchor } from '@/components/Anchor';
import { useChoices } from '@/components/answers/useChoices';
import { Button } from '@/components/Button';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { type Text, useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { RegionField } from '@/pages/user/parts/RegionField';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { registerUnit } from '@/services/unit-member';
import styles from './RealNameForm.module.css';

const HERE = '/user?tab=certification&kind=unit';
const TEXTS = ['unitName', 'legalPerson', 'address'] as const;

interface Values {
  uscc: string | null;
  unitName: string | null;
  nature: string | null;
  legalPerson: string | null;
  region: string[] | null;
  address: string | null;
}

interface Props {
  /** The form itself, or only the way to it. */
  isOpen: boolean;
  info: BasicInfo;
  /** The own unit, which is to be looked after; null for one that the platform does not know. */
  unitName: string | null;
  onSent: () => void;
}

const check = (t: Text, values: Values): Partial<Record<keyof Values, string>> => {
  const code = usccProblem(cleanCode(values.uscc ?? ''));
  const blank = TEXTS.filter((name) => !values[name]?.trim());
  return {
    ...(code ? { uscc: t(`register.uscc.${code}.invalid`) } : {}),
    ...Object.fromEntries(blank.map((name) => [name, t(`register.${name}.self.required`)])),
    ...(values.nature ? {} : { nature: t('register.nature.self.required') }),
    ...(values.region?.[0] ? {} : { region: t('certification.unit.register.region.required') }),
  };
};

function RegisterForm({ unitName, title, onSent }: Pick<Props, 'unitName' | 'onSent'> & { title: string }) {
  const t = useText();
  const saved = useSaved();
  const { nature: natures } = useChoices();
  const form = useFieldForm<Values>({
    form: 'register-unit',
    initial: {
      ...{ uscc: null, unitName, nature: null },
      ...{ legalPerson: null, region: null, address: null },
    },
    check: (values) => check(t, values),
    send: async ({ uscc, unitName: name, nature, legalPerson, region, address }) => {
      const known = UNIT_NATURES.find((one) => one === nature);
      if (!known) return;
      const [province = '', city = province] = region ?? [];
      await registerUnit({
        ...{ uscc: cleanCode(uscc ?? ''), unitName: name?.trim() ?? '', nature: known },
        ...{ legalPerson: legalPerson?.trim() ?? '', province, city, address: address?.trim() ?? '' },
      });
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
      <TextField
        {...form.at('uscc')}
        label={t('register.uscc.self.label')}
        help={t('register.uscc.self.help')}
        required
        width="medium"
        ltr
      />
      <TextField
        {...form.at('unitName')}
        label={t('register.unitName.self.label')}
        help={t('register.unitName.self.help')}
        required
        max={120}
      />
      <RadioCards
        {...form.at('nature')}
        label={t('register.nature.self.label')}
        required
        layout="line"
        options={natures}
      />
      <TextField
        {...form.at('legalPerson')}
        label={t('register.legalPerson.self.label')}
        required
        max={40}
        width="medium"
      />
      <RegionField {...form.at('region')} label={t('certification.unit.register.region.label')} required />
      <TextField {...form.at('address')} label={t('register.address.self.label')} required max={120} />
    </FormFrame>
  );
}

/** With the account one has: a unit that is not there yet, or the own one that nobody looks after. */
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
