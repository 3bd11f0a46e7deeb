import type { Permission } from '@contract/permissions';
import type { MessageId } from '@/i18n/message-id';
import { isKnownRoute } from '@/utils/known-routes';

export interface NavEntry {
  label: MessageId;
  /** Where it leads; an entry with children leads nowhere itself. */
  path?: string;
  /** Paths under which the entry counts as the current one. */
  area?: string;
  /** Values of `?tab=` that belong to it, where several entries share one path; '' is the page without one. */
  tabs?: readonly string[];
  /** The entry is shown only to people who hold this permission. */
  permission?: Permission;
  children?: NavEntry[];
}

/** 政策与帮助: a menu of the header, and the side navigation of its lists. */
const help: NavEntry[] = [
  { label: 'shell.nav.notification.label', path: '/notification', area: '/notification' },
  { label: 'shell.nav.policyDoc.label', path: '/policyDoc', area: '/policyDoc' },
  { label: 'shell.nav.commonTemplates.label', path: '/commonTemplates', area: '/commonTemplates' },
  { label: 'shell.nav.faq.label', path: '/faq', area: '/faq' },
  { label: 'shell.nav.userManual.label', path: '/UserManual' },
  { label: 'shell.nav.platformIntroduction.label', path: '/PlatformIntroduction' },
];

/** Header of the main site (req:ui-navigation). */
const main: NavEntry[] = [
  { label: 'shell.nav.home.label', path: '/' },
  {
    label: 'shell.nav.innovation.label',
    children: [
      { label: 'shell.nav.innovationHome.label', path: '/innovation' },
      { label: 'shell.nav.myProjects.label', path: '/innovation/myProjects', area: '/innovation/myProjects' },
      { label: 'shell.nav.result.label', path: '/innovation/result', area: '/innovation/result' },
      { label: 'shell.nav.dataChart.label', path: '/innovation/dataChart' },
    ],
  },
  { label: 'shell.nav.demand.label', path: '/demand', area: '/demand' },
  { label: 'shell.nav.achievement.label', path: '/achi', area: '/achi' },
  { label: 'shell.nav.learning.label', path: '/learning', area: '/learning' },
  {
    label: 'shell.nav.help.label',
    children: help,
  },
];

/** Header of a learning site: its home is the course centre (req:ui-learning). */
const learning: NavEntry[] = [
  { label: 'shell.nav.courses.label', path: '/', area: '/learning/courses' },
  { label: 'shell.nav.learningProjects.label', path: '/learning/projects', area: '/learning/projects' },
  { label: 'shell.nav.myLearning.label', path: '/learning/mine' },
  { label: 'shell.nav.learningHelp.label', path: '/faq', area: '/faq' },
];

/** Keeps only entries that the route table has, so that none leads to a 404; a menu without any entry is left out. */
export function existing(entries: NavEntry[]): NavEntry[] {
  return entries.flatMap((entry): NavEntry[] => {
    if (!entry.children) return entry.path && isKnownRoute(entry.path) ? [entry] : [];
    const children = existing(entry.children);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

export const mainNavigation = (isLearning: boolean): NavEntry[] => existing(isLearning ? learning : main);

export const helpNavigation = (): NavEntry[] => existing(help);

const within = (pathname: string, area: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

const holdsTab = (entry: NavEntry, pathname: string, search: string): boolean =>
  entry.tabs !== undefined &&
  entry.path?.split('?')[0] === pathname &&
  entry.tabs.includes(new URLSearchParams(search).get('tab') ?? '');

/** Whether the page at `pathname` belongs to the entry. */
export const isCurrent = (entry: NavEntry, pathname: string, search = ''): boolean =>
  (entry.tabs === undefined ? entry.path === pathname : holdsTab(entry, pathname, search)) ||
  (entry.area !== undefined && within(pathname, entry.area)) ||
  (entry.children ?? []).some((child) => isCurrent(child, pathname));
