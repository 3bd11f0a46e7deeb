import type { ReferenceGroup } from '@contract/reference';
import { useLocation, useSearchParams } from '@umijs/max';
import { Anchor } from '@/components/Anchor';
import { Banner } from '@/components/Banner';
import { PageHeading } from '@/components/PageHeading';
import { SearchForm } from '@/components/SearchForm';
import { useText } from '@/i18n/useText';
import { GroupList } from './GroupList';
import styles from './index.module.css';

const matches = (keyword: string) => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ method, path, summary, access }: ReferenceGroup['calls'][number]): boolean =>
    words.every((word) => `${method} ${path} ${summary} ${access}`.toLowerCase().includes(word));
};

interface Props {
  version: string;
  groups: readonly ReferenceGroup[];
  /** The path in the address that matches no call; empty if none. */
  unknown: string;
}

/** Every call by group, with a search over all of them; the keyword is kept in the address. */
export function Contents({ version, groups, unknown }: Props) {
  const t = useText();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const found = groups
    .map((group) => ({ ...group, calls: group.calls.filter(matches(keyword)) }))
    .filter(({ calls }) => calls.length > 0);
  return (
    <>
      <PageHeading
        title={t('reference.self.page.title')}
        lead={t('reference.self.page.help', { version })}
        aside={
          <SearchForm
            label={t('reference.search.self.label')}
            keyword={keyword}
            onSearch={(word) => setSearch(word ? { keyword: word } : {})}
          />
        }
      />
      {unknown && <Banner>{t('reference.unknown.self.help', { path: unknown })}</Banner>}
      <GroupList groups={found} />
      {found.length === 0 && (
        <p className={styles.none}>
          {t('reference.search.none.empty', { keyword })}{' '}
          <Anchor to={pathname}>{t('reference.search.all.action')}</Anchor>
        </p>
      )}
    </>
  );
}
