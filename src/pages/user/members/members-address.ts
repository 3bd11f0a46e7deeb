import { pageInAddress } from '@contract/rules/number-in-address';
import { keywordIn, oneOf } from '@/utils/list-address';

export const MEMBER_TABS = ['waiting', 'agreed', 'all'] as const;
type MemberTab = (typeof MEMBER_TABS)[number];

/** Filters of the members list, besides the search keyword. */
export const PEOPLE_FILTERS = { role: ['administrator', 'member'], certified: ['yes', 'no'] } as const;
export type PeopleFilter = keyof typeof PEOPLE_FILTERS;
export const PEOPLE_FILTER_KEYS = Object.keys(PEOPLE_FILTERS) as PeopleFilter[];

/** What the address of 本单位成员 says. */
export interface MembersQuery {
  show: MemberTab;
  page: number;
  keyword: string;
  role?: (typeof PEOPLE_FILTERS.role)[number] | undefined;
  certified?: (typeof PEOPLE_FILTERS.certified)[number] | undefined;
}

/**
 * Reads the address; an invalid value counts as missing. Only the list of members has the filters role and
 * certification.
 */
export const readMembersQuery = (search: URLSearchParams): MembersQuery => {
  const show = oneOf(MEMBER_TABS, search.get('show')) ?? 'waiting';
  const [role, certified] =
    show === 'agreed'
      ? [
          oneOf(PEOPLE_FILTERS.role, search.get('role')),
          oneOf(PEOPLE_FILTERS.certified, search.get('certified')),
        ]
      : [];
  return {
    show,
    page: pageInAddress(search.get('page')),
    keyword: keywordIn(search)?.trim() ?? '',
    role,
    certified,
  };
};

export const membersAddress = ({ show, page, keyword, role, certified }: MembersQuery): string => {
  const query = new URLSearchParams({ tab: 'members', show });
  for (const [key, value] of Object.entries({ keyword, role, certified })) if (value) query.set(key, value);
  if (page > 1) query.set('page', String(page));
  return `/user?${query}`;
};

/** The same list without search and filters. */
export const wholeAddress = ({ show }: MembersQuery): string =>
  membersAddress({ show, page: 1, keyword: '' });

export const isNarrowed = ({ keyword, role, certified }: MembersQuery): boolean =>
  Boolean(keyword || role || certified);

const flag = <V extends string>(said: V | undefined, yes: V): boolean | undefined =>
  said === undefined ? undefined : said === yes;

/** The query parameters of the request for members; sorted by account. */
export const peopleCall = ({ page, keyword, role, certified }: MembersQuery) => ({
  pageNum: page,
  isAsc: 'asc' as const,
  keyword: keyword || undefined,
  administers: flag(role, 'administrator'),
  certified: flag(certified, 'yes'),
});
