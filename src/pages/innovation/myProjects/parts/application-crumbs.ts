import type { Text } from '@/i18n/useText';
import { applicationPath, LIST_PATH } from './application-paths';

/** The way to a page of one application: 我的项目, the application by its title, the page itself. */
export const applicationCrumbs = (t: Text, { id, title }: { id: number; title: string }, page: string) => [
  { label: t('application.frame.crumb.label'), to: LIST_PATH },
  { label: title || t('application.frame.untitled.label'), to: applicationPath(id) },
  { label: page },
];
