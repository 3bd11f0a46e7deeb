import { INTRO_MAX, NICKNAME_LENGTH, REAL_NAME_LENGTH } from '@contract/rules/account-rules';
import { Anchor } from '@/components/Anchor';
import { CheckField } from '@/components/form/CheckField';
import { RadioCards } from '@/components/form/RadioCards';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { RegionField } from '@/pages/user/parts/RegionField';
import { useSaved } from '@/pages/user/parts/useSaved';
import { type BasicInfo, updateAccount } from '@/services/account';
import { type BasicValues, bodyOf, checkBasics, valuesOf } from './basic-values';
import { WorkFields } from './WorkFields';

interface Props {
  info: BasicInfo;
  onSaved: () => Promise<void>;
  /** Called with the current record when it was changed elsewhere in the meantime; typed values stay. */
  onMoved: (info: BasicInfo) => void;
}

const GENDERS = ['0', '1'] as const;

/** Name and work of the reader. Fields confirmed by a certification are read-only. */
export function BasicInfoForm({ info, onSaved, onMoved }: Props) {
  const t = useText();
  const say = useWords();
  const saved = useSaved();
  const nameFixed = info.authentication !== 'uncertified';
  const workFixed = info.professional_certification !== 'uncertified';
  const form = useFieldForm<BasicValues>({
    form: 'basic',
    personal: true,
    initial: valuesOf(info),
    summary: true,
    check: (values) => checkBasics(t, say, values),
    byCode: {},
    send: async (values) => {
      await updateAccount(info.id, bodyOf(values, info.version));
      saved('settings.basic.self.success');
      await onSaved();
    },
    onRefusal: ({ errorCode, data }) => {
      if (errorCode === 'account.version_moved') onMoved(data as BasicInfo);
    },
  });
  return (
    <section aria-labelledby="basic-title">
      <h2 id="basic-title">{t('settings.basic.self.title')}</h2>
      {(nameFixed || workFixed) && (
        <p>
          {t('settings.basic.fixed.help')}{' '}
          <Anchor to="/user?tab=certification">{t('settings.basic.fixed.action')}</Anchor>
        </p>
      )}
      <FormFrame
        form={form}
        summary
        label={t('settings.basic.self.title')}
        submitText={t('settings.basic.self.action')}
      >
        <TextField
          {...form.at('nickname')}
          label={t('settings.field.nickname.label')}
          help={t('settings.field.nickname.help', NICKNAME_LENGTH)}
          shape="told"
          required
          autoComplete="nickname"
        />
        <TextField
          {...form.at('name')}
          label={t('settings.field.name.label')}
          {...REAL_NAME_LENGTH}
          required
          readOnly={nameFixed}
          autoComplete="name"
        />
        <CheckField {...form.at('show_realname')} label={t('certification.field.show_realname.label')} />
        <RadioCards
          {...form.at('gender')}
          label={t('certification.field.gender.label')}
          required
          readOnly={nameFixed}
          layout="line"
          options={GENDERS.map((value) => ({ value, label: t(`certification.gender.${value}.label`) }))}
        />
        <RegionField {...form.at('location')} label={t('settings.field.location.label')} required />
        <WorkFields form={form} info={info} readOnly={workFixed} />
        <TextAreaField
          {...form.at('intro')}
          label={t('settings.field.intro.label')}
          rows={3}
          max={INTRO_MAX}
        />
      </FormFrame>
    </section>
  );
}
