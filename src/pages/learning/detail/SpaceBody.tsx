import { useText } from '@/i18n/useText';
import type { Space } from '@/services/learning';
import styles from './detail.module.css';

/** What it is about, who gives it, what one needs to get in. */
export function SpaceBody({ space }: { space: Space }) {
  const t = useText();
  const { kind, summary, body, team, classes, capacity, requires_real_name, requires_professional } = space;
  const needs = [
    requires_real_name && t('learning.requires.realName.label'),
    requires_professional && t('learning.requires.professional.label'),
  ].filter((need) => need !== false);
  const facts: [label: string, value: string][] = [
    [t('learning.detail.requires.label'), needs.join('、') || t('learning.requires.none.label')],
    [
      t('learning.detail.places.label'),
      capacity === null
        ? t('learning.detail.unlimited.label')
        : t('learning.card.people.label', { n: capacity }),
    ],
    ...(classes.length > 0
      ? [[t('learning.detail.classes.label'), classes.join('、')] satisfies [string, string]]
      : []),
  ];
  return (
    <>
      <p className={styles.lead}>{summary}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {body && (
        <section className={styles.part}>
          <h2>{t(`learning.detail.${kind}Body.title`)}</h2>
          <p className={styles.prose}>{body}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2>{t(`learning.detail.${kind}Team.title`)}</h2>
        <ul className={styles.team}>
          {team.map(({ name, role }) => (
            <li key={`${name}-${role}`}>
              {name}
              <span className={styles.meta}>{t(`learning.role.${role}.label`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
