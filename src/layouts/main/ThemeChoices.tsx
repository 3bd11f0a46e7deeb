import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { THEME_CHOICES } from '@/theme/theme-mode';
import { useTheme } from '@/theme/useTheme';
import menu from './menu-list.module.css';
import { useChooseTheme } from './useChooseTheme';

/** 跟随系统, 浅色, 深色, 关怀版: one of them holds. */
export function ThemeChoices({ onChosen }: { onChosen?: () => void }) {
  const t = useText();
  const { choice } = useTheme();
  const choose = useChooseTheme();
  return (
    <ul className={menu.list} aria-label={t('shell.theme.menu.label')}>
      {THEME_CHOICES.map((option) => (
        <li key={option}>
          <button
            type="button"
            aria-pressed={choice === option}
            onClick={() => {
              choose(option);
              onChosen?.();
            }}
          >
            <span className={menu.check}>{choice === option && <Icon name="check" />}</span>
            {t(`shell.theme.${option}.label`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
