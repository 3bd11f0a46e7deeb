import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { useTheme } from '@/theme/useTheme';
import { useHydrating } from '@/utils/useHydrating';
import { Disclosure } from './Disclosure';
import { ThemeChoices } from './ThemeChoices';
import styles from './ThemeMenu.module.css';
import { useChooseTheme } from './useChooseTheme';

/** 关怀版 at one press, and the choice of light and dark beside it. */
export function ThemeMenu() {
  const t = useText();
  const { choice } = useTheme();
  const choose = useChooseTheme();
  const isCare = choice === 'care';
  // A prepared page is the same for everybody: it contains both icons, and the style sheet shows the one of the current
  // theme.
  const isHydrating = useHydrating();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.care}
        aria-pressed={isCare}
        onClick={() => choose(isCare ? 'system' : 'care')}
      >
        {isHydrating ? (
          <>
            <span className={styles.enter}>{t('shell.theme.care.label')}</span>
            <span className={styles.leave}>{t('shell.theme.leaveCare.label')}</span>
          </>
        ) : (
          t(isCare ? 'shell.theme.leaveCare.label' : 'shell.theme.care.label')
        )}
      </button>
      <Disclosure
        align="end"
        label={t('shell.theme.current.label', { choice: t(`shell.theme.${choice}.label`) })}
        button={
          <>
            <svg className={styles.half} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="6.5" />
              <path d="M10 3.5v13a6.5 6.5 0 0 0 0-13" />
            </svg>
            <Icon name="chevronDown" size={12} />
          </>
        }
      >
        {(close) => <ThemeChoices onChosen={close} />}
      </Disclosure>
    </div>
  );
}
