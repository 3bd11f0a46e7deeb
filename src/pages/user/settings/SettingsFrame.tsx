import { SETTINGS_TABS } from '@contract/rules/page-tabs';
import { type ReactNode, useRef } from 'react';
import { PageHeading } from '@/components/PageHeading';
import { TabLine } from '@/components/TabLine';
import { useKeptFocus } from '@/components/useKeptFocus';
import { useText } from '@/i18n/useText';
import styles from './SettingsFrame.module.css';

interface Props {
  current: (typeof SETTINGS_TABS)[number];
  children: ReactNode;
}

/** 账号设置: one heading over its panels. */
export function SettingsFrame({ current, children }: Props) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel);
  return (
    <div className={styles.frame}>
      <PageHeading title={t('shell.account.settings.label')} />
      <TabLine
        label={t('shell.account.settings.label')}
        current={current}
        tabs={SETTINGS_TABS.map((key) => ({
          key,
          label: t(`settings.tab.${key}.label`),
          to: `/user?tab=${key}`,
        }))}
      />
      <div ref={panel} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
