import type { ReactNode } from 'react';
import type { MessageId } from '@/i18n/message-id';
import type { Join } from '@/i18n/useList';
import type { Text } from '@/i18n/useText';
import type { TimeText } from '@/i18n/useTimeText';
import { caseContact } from '@/pages/admin/parts/moderation/case-contact';
import { caseCover } from '@/pages/admin/parts/moderation/case-cover';
import { caseFigures } from '@/pages/admin/parts/moderation/case-figures';
import { caseFiles } from '@/pages/admin/parts/moderation/case-files';
import type { fetchAchievementCase } from '@/services/admin-achievement';

type Case = Awaited<ReturnType<typeof fetchAchievementCase>>;
const NONE = '—';

const people = (t: Text, join: Join, contributors: Case['contributors']): ReactNode =>
  contributors.length === 0
    ? NONE
    : contributors.map(({ name, role, state }) => {
        const facts = join([t(`achi.role.${role}.label`), t(`achi.state.${state}.label`)], 'facts');
        return <p key={`${name}-${role}`}>{join([name, facts], 'pair')}</p>;
      });

const properties = (t: Text, ips: Case['draft']['ips']): ReactNode =>
  ips.length === 0
    ? NONE
    : ips.map(({ id, kind, number, title }) => (
        <p key={id}>
          {t(`achi.ip.${kind}.label`)} {title} <bdi>{number}</bdi>
        </p>
      ));

/**
 * What a moderator reads before deciding, in reading order: everything that will be public, and the members-only
 * contact.
 */
export const caseFacts = (
  t: Text,
  join: Join,
  time: TimeText,
  { draft, contributors, source, files, reason }: Case,
): [title: string, content: ReactNode][] => [
  [
    t('admin.demand.kind.label'),
    [draft.type && t(`achi.type.${draft.type}.label`), draft.field && t(`demand.field.${draft.field}.label`)]
      .filter(Boolean)
      .join(' · ') || NONE,
  ],
  [t('admin.achi.summary.label'), draft.summary || NONE],
  [t('admin.achi.scenes.label'), draft.scenes || NONE],
  [
    t('achi.detail.maturity.label'),
    draft.maturity ? t(`achi.level.${draft.maturity}.label` as MessageId) : NONE,
  ],
  [t('achi.field.unitName.label'), draft.unitName || NONE],
  [t('achi.detail.finished.label'), draft.finishedOn ? time.written(draft.finishedOn) : NONE],
  [t('admin.achi.people.label'), people(t, join, contributors)],
  [t('admin.achi.source.label'), source ? `${source.no} ${source.title}` : NONE],
  [t('achi.detail.ips.title'), properties(t, draft.ips)],
  [t('achi.detail.transfer.label'), draft.transfer ? t(`achi.transfer.${draft.transfer}.label`) : NONE],
  [t('achi.field.contactName.label'), caseContact(draft)],
  [t('result.form.scope.label'), t(`achi.scope.${draft.scope}.label`)],
  [t('achi.picture.cover.title'), caseCover(draft)],
  [t('achi.picture.figures.title'), caseFigures(draft.figures)],
  [t('admin.achi.files.label'), caseFiles(files)],
  [t('admin.achi.reason.label'), reason ?? NONE],
];
