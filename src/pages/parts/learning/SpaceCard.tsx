import type { SpaceRow } from '@contract/learning';
import { Anchor } from '@/components/Anchor';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import styles from './SpaceGallery.module.css';
import { spacePath } from './space-address';

/** 34 人, or 34/80 人 where places are limited. */
const placesOf = ({ member_count, capacity }: SpaceRow): string =>
  capacity === null ? String(member_count) : `${member_count}/${capacity}`;

/** One course or project of a list: what it is, who gives it, whether one can still get in. */
export function SpaceCard({ row }: { row: SpaceRow }) {
  const t = useText();
  const { kind, id, title, field, summary, unit_name, teacher, requires_real_name, requires_professional } =
    row;
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <span className={styles.meta}>{t(`demand.field.${field}.label`)}</span>
        <StatusTag kind="learning" status={row.state} />
      </p>
      <h2 className={styles.title}>
        <Anchor to={spacePath(kind, id)}>{title}</Anchor>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.meta}>
        <span>{unit_name}</span>
        <span>{teacher}</span>
        <span>{t('learning.card.people.label', { n: placesOf(row) })}</span>
        {requires_real_name && <span>{t('learning.requires.realName.label')}</span>}
        {requires_professional && <span>{t('learning.requires.professional.label')}</span>}
      </p>
    </article>
  );
}
