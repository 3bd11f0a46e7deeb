import { useIntl } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/Icon';
import { TOAST_MS } from '@/constants';
import { chooseLocale } from '@/i18n/choose-locale';
import { findLanguages, likelyLanguages } from '@/i18n/find-languages';
import { recentLanguages } from '@/i18n/recent-languages';
import { useText } from '@/i18n/useText';
import { linkKeys } from '@/layouts/main/search/link-keys';
import { notices } from '@/utils/notices';
import styles from './LanguageDialog.module.css';
import { LanguageList } from './LanguageList';

/** All languages, the likely ones first, and a search by own name, English name or code. */
export default function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { locale } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  const found = findLanguages(typed);
  const likely = typed.trim() ? [] : likelyLanguages([locale, ...recentLanguages()], navigator.languages);
  const rest = found.filter((language) => !likely.some(({ lang }) => lang === language.lang));
  const choose = (lang: string): void => {
    onClose();
    chooseLocale(lang).catch(async (error: unknown) => {
      console.error('The language could not be changed.', error);
      (await notices()).message('error', t('shell.language.change.failure'), TOAST_MS);
    });
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('shell.language.menu.label')}
      onClose={onClose}
      onClick={(event) => {
        // A press beside the panel lands on the dialog itself, which is its own backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => linkKeys(event, input.current)}
    >
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (typed.trim() && first) choose(first.lang);
        }}
      >
        <div className={styles.head}>
          <Icon name="globe" size={20} className={styles.icon} />
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label={t('shell.language.search.label')}
            placeholder={t('shell.language.search.label')}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={t('shell.language.close.action')}
            onClick={onClose}
          >
            <Icon name="cross" size={20} />
          </button>
        </div>
        <div className={styles.body}>
          <LanguageList
            title={t('shell.language.likely.title')}
            languages={likely}
            current={locale}
            onChoose={choose}
          />
          <LanguageList
            title={t('shell.language.all.title')}
            languages={rest}
            current={locale}
            onChoose={choose}
          />
          {found.length === 0 && (
            <p role="status">{t('shell.language.none.empty', { keyword: typed.trim() })}</p>
          )}
        </div>
      </form>
    </dialog>
  );
}
