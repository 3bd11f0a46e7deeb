import { pageInAddress } from '@contract/rules/number-in-address';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { LinkTabs } from '@/components/LinkTabs';
import { PageHeading } from '@/components/PageHeading';
import { useText } from '@/i18n/useText';
import { oneOf } from '@/utils/list-address';
import { JoinRequests } from './JoinRequests';
import { UnitNames } from './UnitNames';
import { UnitPeople } from './UnitPeople';
import { VouchPanel } from './VouchPanel';

const TABS = ['waiting', 'agreed', 'all'] as const;

const addressOf = (show: string, page: number): string =>
  `/user?tab=members&show=${show}${page > 1 ? `&page=${page}` : ''}`;

/** 本单位成员: who asks to belong to the unit and who does; its administrator decides. */
export default function MembersPanel() {
  const t = useText();
  const [search] = useSearchParams();
  const show = oneOf(TABS, search.get('show')) ?? 'waiting';
  const page = pageInAddress(search.get('page'));
  const [since, setSince] = useState(0);
  const list = { page, since, addressOf: (next: number) => addressOf(show, next) };
  return (
    <>
      <PageHeading title={t('user.members.self.title')} lead={t('user.members.self.help')} />
      <UnitNames />
      <VouchPanel onVouched={() => setSince((times) => times + 1)} />
      <LinkTabs
        label={t('user.members.self.title')}
        current={show}
        tabs={TABS.map((key) => ({ key, label: t(`user.members.${key}.label`), to: addressOf(key, 1) }))}
      />
      {show === 'agreed' ? <UnitPeople {...list} /> : <JoinRequests key={show} show={show} {...list} />}
    </>
  );
}
