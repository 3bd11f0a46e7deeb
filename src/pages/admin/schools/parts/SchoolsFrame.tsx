import type { ReactNode } from 'react';
import { LinkTabs } from '@/components/LinkTabs';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';

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

/** 学校与院系: what is asked for, and what there is. */
export function SchoolsFrame({ tab, lead, children }: Props) {
  const t = useText();
  const keys = Object.keys(TABS) as (keyof typeof TABS)[];
  return (
    <DeskPage title={t(tab === 'applies' ? 'desk.school.page.title' : `desk.place.${tab}.label`)} lead={lead}>
      <LinkTabs
        label={t('desk.school.page.title')}
        current={tab}
        tabs={keys.map((key) => ({ key, label: t(`desk.place.${key}.label`), to: TABS[key] }))}
      />
      {children}
    </DeskPage>
  );
}
