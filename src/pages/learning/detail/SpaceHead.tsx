import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listPath } from '@/pages/learning/parts/space-kind';
import { SpaceStatus } from '@/pages/parts/learning/SpaceStatus';
import { spacePath } from '@/pages/parts/learning/space-address';
import type { Space } from '@/services/learning';

/** Name, state and the most important facts. */
export function SpaceHead({ space }: { space: Space }) {
  const t = useText();
  const time = useTimeText();
  const { kind, id, title, field, unit_name, member_count, end_at, removed_reason, standing } = space;
  return (
    <>
      <PageHeading
        crumbs={[{ label: t(`learning.${kind}.page.title`), to: listPath(kind) }, { label: title }]}
        eyebrow={t(`demand.field.${field}.label`)}
        title={title}
        facts={[
          <SpaceStatus key="state" space={space} removed={removed_reason !== null} />,
          unit_name,
          t('learning.card.people.label', { n: member_count }),
          end_at && t('learning.detail.end.label', { date: time.date(end_at) }),
        ]}
        aside={
          standing?.may_edit && (
            <ButtonLink to={`${spacePath(kind, id)}/edit`} icon="pencil">
              {t('learning.detail.edit.action')}
            </ButtonLink>
          )
        }
      />
      {removed_reason && (
        <Banner tone="warning">{t('learning.removed.self.label', { reason: removed_reason })}</Banner>
      )}
    </>
  );
}
