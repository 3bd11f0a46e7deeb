import type { ReactNode } from 'react';
import type { Join } from '@/i18n/useList';
import type { Text } from '@/i18n/useText';
import { caseCover } from '@/pages/admin/parts/case-cover';
import { caseFigures } from '@/pages/admin/parts/case-figures';
import { caseFiles } from '@/pages/admin/parts/case-files';
import type { fetchAchievementCase } from '@/services/admin-achievement';

type Case = Awaited<ReturnType<typeof fetchAchievementCase>>;
const NONE = '—';

/** What a moderator reads before deciding, in reading order. */
export const caseFacts = (
  t: Text,
  join: Join,
  { draft, contributors, source, files, reason }: Case,
): [title: string, content: ReactNode][] => [
  [t('admin.achi.summary.label'), draft.summary || NONE],
  [t('admin.achi.scenes.label'), draft.scenes || NONE],
  [t('admin.achi.people.label'), join(contributors.map((person) => person.name)) || NONE],
  [t('admin.achi.source.label'), source ? `${source.no} ${source.title}` : NONE],
  [t('achi.picture.cover.title'), caseCover(draft)],
  [t('achi.picture.figures.title'), caseFigures(draft.figures)],
  [t('admin.achi.files.label'), caseFiles(files)],
  [t('admin.achi.reason.label'), reason ?? NONE],
];
