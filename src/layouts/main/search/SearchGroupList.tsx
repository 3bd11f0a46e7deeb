import { useId } from 'react';
import { Anchor } from '@/components/Anchor';
import { MarkedText } from '@/components/MarkedText';
import type { Searching } from '@/hooks/useSearch';
import { useCount } from '@/i18n/useCount';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { isKnownRoute } from '@/utils/known-routes';
import styles from './SearchResults.module.css';

type Group = NonNullable<Searching['groups']>[number];

interface Props {
  group: Group;
  keyword: string;
  onFollow: () => void;
}

/** The list that contains all records of a kind; both kinds of notices share one list. */
const LISTS: Record<Group['kind'], string> = {
  announcement: '/notification',
  notification: '/notification',
  policyDoc: '/policyDoc',
  commonTemplates: '/commonTemplates',
  faq: '/faq',
  demand: '/demand',
  achievement: '/achi',
  course: '/learning',
  project: '/learning/projects',
};

/** The results of one kind, with a link to all of them. */
export function SearchGroupList({ group, keyword, onFollow }: Props) {
  const t = useText();
  const written = useCount();
  const time = useTimeText();
  const titleId = useId();
  const list = LISTS[group.kind];
  const hasMore = group.total > group.hits.length && isKnownRoute(list);
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {t(`search.kind.${group.kind}.label`)}
        <span>{written(group.total)}</span>
      </h2>
      <ul>
        {group.hits.map((hit) => (
          <li key={hit.link}>
            <Anchor to={hit.link} className={styles.hit} data-hit="" onClick={onFollow}>
              <b>
                <MarkedText text={hit.title} marks={hit.titleMarks} />
              </b>
              <span className={styles.excerpt}>
                <MarkedText text={hit.excerpt} marks={hit.excerptMarks} />
              </span>
              <span className={styles.meta}>
                {hit.docNo && <bdi>{hit.docNo}</bdi>}
                <time dateTime={hit.at}>{time.date(hit.at)}</time>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Anchor
          to={`${list}?${new URLSearchParams({ keyword })}`}
          className={styles.all}
          data-hit=""
          onClick={onFollow}
        >
          {t('search.results.all.action', { n: group.total })}
        </Anchor>
      )}
    </section>
  );
}
