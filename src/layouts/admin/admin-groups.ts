import type { MessageId } from '@/i18n/message-id';
import type { NavEntry } from '@/layouts/main/navigation';
import { screensUnder } from '@/utils/known-routes';

export interface NavGroup {
  /** Missing for screens that belong to no group. */
  label?: MessageId;
  entries: NavEntry[];
}

/** The groups of screens by address; a screen that belongs to no group is listed last. */
const GROUPS: readonly { label?: MessageId; paths: readonly string[] }[] = [
  { paths: ['/admin'] },
  {
    label: 'admin.nav.project.label',
    paths: ['/admin/periods', '/admin/applications', '/admin/ranking', '/admin/reviews'],
  },
  {
    label: 'admin.nav.account.label',
    paths: ['/admin/certifications', '/admin/units', '/admin/schools', '/admin/users', '/admin/roles'],
  },
  {
    label: 'admin.nav.content.label',
    paths: ['/admin/contents', '/admin/demands', '/admin/achievements'],
  },
];

/** What this person may open in the admin area, straight from the route table. */
export function adminGroups(): NavGroup[] {
  const screens = screensUnder('/admin');
  const isPart = (path: string) =>
    screens.some((other) => other.path !== '/admin' && path.startsWith(`${other.path}/`));
  // A screen under another one is a tab of it.
  const entries = screens
    .filter(({ path }) => !isPart(path))
    .map(
      ({ path, title }): NavEntry => ({
        label: title as MessageId,
        path,
        ...(path === '/admin' ? {} : { area: path }),
      }),
    );
  const named = GROUPS.flatMap(({ paths }) => paths);
  const take = (paths: readonly string[]): NavEntry[] =>
    paths.flatMap((path) => entries.filter((entry) => entry.path === path));
  return [
    ...GROUPS.map(({ label, paths }) => ({ ...(label ? { label } : {}), entries: take(paths) })),
    {
      label: 'admin.nav.system.label' as const,
      entries: entries.filter(({ path = '' }) => !named.includes(path)),
    },
  ].filter((group) => group.entries.length > 0);
}
