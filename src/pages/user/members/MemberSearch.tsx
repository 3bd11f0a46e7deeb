import { useNavigate } from '@umijs/max';
import { FilterChips } from '@/components/FilterChips';
import { SearchForm } from '@/components/SearchForm';
import { useText } from '@/i18n/useText';
import styles from './MembersPanel.module.css';
import {
  type MembersQuery,
  membersAddress,
  PEOPLE_FILTER_KEYS,
  PEOPLE_FILTERS,
  type PeopleFilter,
} from './members-address';

const LABELS = { role: 'user.members.role.column', certified: 'certification.kind.real_name.label' } as const;
const WORDS = {
  administrator: 'user.members.administrator.label',
  member: 'user.members.member.label',
  yes: 'kit.status.certification.agreed.label',
  no: 'kit.status.certification.none.label',
} as const;

/**
 * Searches by name or login; members can also be filtered by role and certification. All of it is kept in the address.
 */
export function MemberSearch({ query }: { query: MembersQuery }) {
  const t = useText();
  const navigate = useNavigate();
  const chipsOf = (key: PeopleFilter) => [
    {
      value: '',
      label: t('user.members.any.label'),
      to: membersAddress({ ...query, page: 1, [key]: undefined }),
    },
    ...PEOPLE_FILTERS[key].map((value) => ({
      value,
      label: t(WORDS[value]),
      to: membersAddress({ ...query, page: 1, [key]: value }),
    })),
  ];
  return (
    <div className={styles.search}>
      <SearchForm
        label={t('user.members.search.label')}
        keyword={query.keyword}
        onSearch={(keyword) => navigate(membersAddress({ ...query, page: 1, keyword }))}
      />
      {query.show === 'agreed' && (
        <div>
          {PEOPLE_FILTER_KEYS.map((key) => (
            <FilterChips key={key} label={t(LABELS[key])} chips={chipsOf(key)} current={query[key] ?? ''} />
          ))}
        </div>
      )}
    </div>
  );
}
