import type { ReactNode } from 'react';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';

const TABS = {
  page: '/admin/units',
  changes: '/admin/units/changes',
  unattended: '/admin/units/unattended',
} as const;

interface Props {
  tab: keyof typeof TABS;
  children: ReactNode;
}

/** The frame around unit registrations, registration changes and units without an administrator. */
export function UnitsFrame({ tab, children }: Props) {
  const t = useText();
  const keys = Object.keys(TABS) as (keyof typeof TABS)[];
  return (
    <AdminPage title={t(`admin.unit.${tab}.title`)} lead={t(`admin.unit.${tab}.help`)}>
      <TabLine
        label={t('admin.unit.tabs.label')}
        current={tab}
        tabs={keys.map((key) => ({ key, label: t(`admin.unit.${key}.title`), to: TABS[key] }))}
      />
      {children}
    </AdminPage>
  );
}
