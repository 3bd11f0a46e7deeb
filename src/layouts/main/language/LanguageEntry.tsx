import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { LazyPart } from '@/components/LazyPart';
import { ownNameOf } from '@/i18n/language-names';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './LanguageEntry.module.css';

/** Most visits never change the language, so the choice comes when it is asked for. */
const loadLanguageDialog = () => import('./LanguageDialog');

interface Props {
  /** A phone's header has no room for it; the drawer has it then. */
  place?: 'header' | 'drawer' | 'bar';
}

/** Globe and own name of the current language; opens the choice of languages. */
export function LanguageEntry({ place = 'header' }: Props) {
  const t = useText();
  const { locale } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const name = ownNameOf(locale);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.entry, styles[place])}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" size={16} />
        <span className="vh">{t('shell.language.menu.label')}</span>
        <span lang={name && locale}>{name}</span>
      </button>
      {isOpen && <LazyPart load={loadLanguageDialog} given={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
