import { directionOf } from '@contract/rules/direction';
import { useIntl } from '@umijs/max';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useMemo } from 'react';
import { NOTICE_MS, NOTIFICATION_TOP_PX } from '@/constants/notices';
import { useComponentLocale } from '@/i18n/component-locale';
import '@/theme/antd.css';
import { themeConfig } from '@/theme/theme-config';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { usePrinting } from '@/theme/usePrinting';
import { useTheme } from '@/theme/useTheme';
import { PHONE_QUERY } from '@/theme/widths';
import { styleNonce } from '@/utils/style-nonce';
import { seenNames } from './seen-names';

interface Props {
  /** Where notices are rendered; in the body by default. */
  noticesIn?: () => HTMLElement;
  children: ReactNode;
}

/** antd with the theme, the language and the notices of this product: at `top` they stand in the middle and fade. */
export function AntdRoot({ noticesIn: getContainer, children }: Props) {
  const { mode } = useTheme();
  // Printed pages are light in the dark theme too: antd has variables of its own, which the print style sheet does not
  // set.
  const isDarkOnPaper = usePrinting() && mode === 'dark';
  const { locale } = useIntl();
  const chosen = useComponentLocale() ?? zhCN;
  const words = useMemo(() => seenNames(chosen), [chosen]);
  const phone = useMediaQuery(PHONE_QUERY);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider
      theme={themeConfig(isDarkOnPaper ? 'default' : mode, { phone, reducedMotion })}
      locale={words}
      direction={directionOf(locale)}
      csp={{ nonce: styleNonce() }}
      // Keeps antd from inserting a space into button labels of two characters.
      button={{ autoInsertSpace: false }}
    >
      <App
        component={false}
        message={{
          duration: NOTICE_MS / 1000,
          top: NOTIFICATION_TOP_PX,
          ...(getContainer && { getContainer }),
        }}
        notification={{ placement: 'top', top: NOTIFICATION_TOP_PX, ...(getContainer && { getContainer }) }}
      >
        {children}
      </App>
    </ConfigProvider>
  );
}
