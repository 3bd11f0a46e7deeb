import { useIntl } from '@umijs/max';
import { Icon } from '@/components/Icon';
import { availableLanguages } from '@/i18n/packs';
import { useText } from '@/i18n/useText';
import { Disclosure } from './Disclosure';
import { LanguageChoices } from './LanguageChoices';
import styles from './LanguageMenu.module.css';

/** With one language there is nothing to choose, and no menu. */
export function LanguageMenu() {
  const t = useText();
  const { locale } = useIntl();
  const languages = availableLanguages();
  const current = languages.find(({ lang }) => lang === locale);
  if (languages.length < 2) return null;
  return (
    <div className={styles.wide}>
      <Disclosure
        align="end"
        label={t('shell.language.menu.label')}
        button={
          <>
            <span lang={current?.lang}>{current?.label}</span>
            <Icon name="chevronDown" size={14} />
          </>
        }
      >
        {(close) => <LanguageChoices onChosen={close} />}
      </Disclosure>
    </div>
  );
}
