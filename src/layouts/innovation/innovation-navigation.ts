import type { NavEntry } from '@/layouts/main/navigation';

/** Tabs of the innovation area (req:ui-innovation-tabs). */
export const INNOVATION_NAVIGATION: NavEntry[] = [
  { label: 'shell.nav.innovationHome.label', path: '/innovation' },
  { label: 'shell.nav.myProjects.label', path: '/innovation/myProjects', area: '/innovation/myProjects' },
  { label: 'shell.nav.result.label', path: '/innovation/result', area: '/innovation/result' },
  { label: 'shell.nav.dataChart.label', path: '/innovation/dataChart' },
];
