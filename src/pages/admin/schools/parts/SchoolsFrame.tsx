import type { ReactNode } from 'react';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';

const TABS = {
  applies: '/admin/schools',
  schools: '/admin/schools/list',
  departments: '/admin/schools/departments',
} as const;

interface Props {
  tab: keyof typeof TABS;
  lead: string;
  children: ReactNode;
}

/** 学校与院系: the frame around applications, schools and departments. */
export function SchoolsFrame({ tab, lead, children }: Props) {
  const t = useText();
  const keys = Object.keys(TABS) as (keyof typeof TABS)[];
  return (
    <AdminPage
      title={t(tab === 'applies' ? 'admin.school.page.title' : `admin.place.${tab}.label`)}
      lead={lead}
    >
      <TabLine
        label={t('admin.school.page.title')}
        current={tab}
        tabs={keys.map((key) => ({ key, label: t(`admin.place.${key}.label`), to: TABS[key] }))}
      />
      {children}
    </AdminPage>
  );
}
