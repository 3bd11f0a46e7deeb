import { useIntl } from '@umijs/max';
import { Icon } from '@/components/Icon';
import { TOAST_MS } from '@/constants';
import { chooseLocale } from '@/i18n/choose-locale';
import { availableLanguages } from '@/i18n/packs';
import { useText } from '@/i18n/useText';
import { notices } from '@/utils/notices';
import menu from './menu-list.module.css';

/** The languages that are really there, each by its own name. */
export function LanguageChoices({ onChosen }: { onChosen?: () => void }) {
  const t = useText();
  const { locale } = useIntl();
  const choose = (lang: string): void => {
    onChosen?.();
    chooseLocale(lang).catch(async (error: unknown) => {
      console.error('The language could not be changed.', error);
      (await notices()).message('error', t('shell.language.change.failure'), TOAST_MS);
    });
  };
  return (
    <ul className={menu.list} aria-label={t('shell.language.menu.label')}>
      {availableLanguages().map(({ lang, label }) => (
        <li key={lang}>
          <button type="button" lang={lang} aria-pressed={lang === locale} onClick={() => choose(lang)}>
            <span className={menu.check}>{lang === locale && <Icon name="check" />}</span>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
