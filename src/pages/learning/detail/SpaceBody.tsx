import { FactRow } from '@/components/reading/FactRow';
import { PlainText } from '@/components/reading/PlainText';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { Space } from '@/services/learning';
import styles from './detail.module.css';

/** Content, organiser and admission requirements. */
export function SpaceBody({ space }: { space: Space }) {
  const t = useText();
  const join = useList();
  const { kind, summary, body, team, classes, capacity, requires_real_name, requires_professional } = space;
  const needs = [
    requires_real_name && t('learning.requires.realName.label'),
    requires_professional && t('learning.requires.professional.label'),
  ].filter((need) => need !== false);
  const facts: [label: string, value: string][] = [
    [t('learning.detail.requires.label'), join(needs) || t('learning.requires.none.label')],
    [
      t('learning.detail.places.label'),
      capacity === null
        ? t('learning.detail.unlimited.label')
        : t('learning.card.people.label', { n: capacity }),
    ],
    ...(classes.length > 0
      ? [[t('learning.detail.classes.label'), join(classes)] satisfies [string, string]]
      : []),
  ];
  return (
    <>
      <p className={styles.lead}>{summary}</p>
      <FactRow facts={facts} />
      {body && (
        <ReadingPart title={t(`learning.detail.${kind}Body.title`)}>
          <PlainText>{body}</PlainText>
        </ReadingPart>
      )}
      <ReadingPart title={t(`learning.detail.${kind}Team.title`)}>
        <ul className={styles.team}>
          {team.map(({ name, role }) => (
            <li key={`${name}-${role}`}>
              {name}
              <span className={styles.meta}>{t(`learning.role.${role}.label`)}</span>
            </li>
          ))}
        </ul>
      </ReadingPart>
    </>
  );
}
