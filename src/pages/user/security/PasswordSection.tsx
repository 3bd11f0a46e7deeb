import { passwordProblem, passwordWord } from '@contract/rules/password';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { PasswordField } from '@/pages/user/parts/PasswordField';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { changePassword } from '@/services/security';
import { PasswordStrength } from './PasswordStrength';

interface Values {
  old_password: string | null;
  password: string | null;
  again: string | null;
}

interface Props {
  info: BasicInfo;
  onChanged: () => Promise<void>;
}

/** Changing the password signs out every other device; an account without one is not asked for the old one. */
export function PasswordSection({ info, onChanged }: Props) {
  const t = useText();
  const say = useWords();
  const saved = useSaved();
  const context = [info.login, info.name ?? ''].filter(Boolean);
  const form = useFieldForm<Values>({
    form: 'password',
    secret: true,
    initial: { old_password: null, password: null, again: null },
    check: ({ old_password, password, again }) => {
      const problem = password ? passwordProblem(password, context) : null;
      return {
        ...(info.has_password && !old_password ? { old_password: t('settings.password.old.required') } : {}),
        ...(password ? {} : { password: t('settings.password.new.required') }),
        ...(problem ? { password: say(passwordWord(problem)) } : {}),
        ...(password && password === old_password ? { password: say(passwordWord('same')) } : {}),
        ...(again === password ? {} : { again: t('settings.password.again.invalid') }),
      };
    },
    byCode: {
      'password.old_wrong': 'old_password',
      'password.old_missing': 'old_password',
      'password.weak': 'password',
      'password.same': 'password',
    },
    send: async ({ old_password, password }) => {
      await changePassword(info.login, {
        password: password ?? '',
        ...(info.has_password ? { old_password: old_password ?? '' } : {}),
      });
      saved('settings.password.self.success');
      await onChanged();
    },
  });
  const title = t(info.has_password ? 'settings.password.change.title' : 'settings.password.set.title');
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">{title}</h2>
      <p>{t('settings.password.self.help')}</p>
      <FormFrame form={form} label={title} submitText={title}>
        {info.has_password && (
          <PasswordField
            {...form.at('old_password')}
            label={t('settings.password.old.label')}
            autoComplete="current-password"
          />
        )}
        <div>
          <PasswordField
            {...form.at('password')}
            label={t('settings.password.new.label')}
            help={say(passwordWord('rule'))}
            autoComplete="new-password"
          />
          <PasswordStrength password={form.values.password ?? ''} context={context} />
        </div>
        <PasswordField
          {...form.at('again')}
          label={t('settings.password.again.label')}
          autoComplete="new-password"
        />
      </FormFrame>
    </section>
  );
}
