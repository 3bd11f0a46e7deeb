import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { PageHeading } from '@/components/PageHeading';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';
import { JoinRequests } from './JoinRequests';
import { MemberSearch } from './MemberSearch';
import { MEMBER_TABS, membersAddress, readMembersQuery } from './members-address';
import { UnitNames } from './UnitNames';
import { UnitPeople } from './UnitPeople';
import { VouchPanel } from './VouchPanel';

/** 本单位成员: requests to join and current members, decided on by the unit's administrator. */
export default function MembersPanel() {
  const t = useText();
  const [search] = useSearchParams();
  const query = readMembersQuery(search);
  const { show, keyword } = query;
  const [since, setSince] = useState(0);
  return (
    <>
      <PageHeading title={t('user.members.self.title')} lead={t('user.members.self.help')} />
      <UnitNames />
      <VouchPanel onVouched={() => setSince((times) => times + 1)} />
      <TabLine
        label={t('user.members.self.title')}
        current={show}
        tabs={MEMBER_TABS.map((key) => ({
          key,
          label: t(`user.members.${key}.label`),
          // Changing the list keeps the search keyword.
          to: membersAddress({ show: key, page: 1, keyword }),
        }))}
      />
      <MemberSearch query={query} />
      {show === 'agreed' ? (
        <UnitPeople query={query} since={since} />
      ) : (
        <JoinRequests key={show} query={query} since={since} />
      )}
    </>
  );
}
