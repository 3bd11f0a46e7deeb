import type { Demand } from '@contract/demand';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { CoverHeading } from '@/components/cover/CoverHeading';
import { MatchList } from '@/components/MatchList';
import { ReadingColumns } from '@/components/reading/ReadingColumns';
import { StatusTag } from '@/components/StatusTag';
import { useMatches } from '@/hooks/useMatches';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { formPath } from '@/pages/demand/parts/demand-path';
import { ChainOf } from '@/pages/parts/ChainOf';
import { SaveSearch } from '@/pages/parts/saved/SaveSearch';
import { demandCover } from '@/utils/chosen-cover';
import { ApplyButton } from './ApplyButton';
import { ContactBox } from './ContactBox';
import { DaysLeft } from './DaysLeft';
import { DemandBody } from './DemandBody';
import styles from './index.module.css';
import { AskButton } from './replies/AskButton';
import { Replies } from './replies/Replies';
import { useReplies } from './replies/useReplies';

/** One demand with its facts, contact and conversations. */
export function DemandPage({ demand, onChanged }: { demand: Demand; onChanged: () => void }) {
  const t = useText();
  const time = useTimeText();
  const replies = useReplies(demand, onChanged);
  const fits = useMatches('demand', demand.id);
  const [isAsking, setAsking] = useState(false);
  const { title, status, mine } = demand;
  const ask = (place: 'side' | 'foot') =>
    replies.mayAsk && !isAsking && <AskButton place={place} onAsk={() => setAsking(true)} />;
  return (
    <>
      <CoverHeading
        crumbs={[{ label: t('demand.list.page.title'), to: '/demand' }, { label: title }]}
        eyebrow={`${t(`demand.field.${demand.field}.label`)}　${t(`demand.type.${demand.type}.label`)}　${demand.no}`}
        title={title}
        cover={{ ...demand, kind: 'demand', chosen: demandCover(demand) }}
        facts={[
          <StatusTag key="status" kind="demand" status={status} />,
          demand.unitName,
          t('demand.detail.published.label', { date: time.date(demand.publishAt) }),
          t('demand.detail.views.label', { n: demand.views }),
        ]}
      />
      {status === 'expired' && (
        <Banner
          tone="warning"
          action={mine && <ButtonLink to={formPath(demand.id)}>{t('demand.reply.renew.action')}</ButtonLink>}
        >
          {t('demand.detail.over.label')}
        </Banner>
      )}
      {status === 'solved' && <Banner>{t('demand.detail.solved.label')}</Banner>}
      <ReadingColumns>
        <DemandBody demand={demand} />
        <aside className={styles.aside}>
          <DaysLeft demand={demand} />
          {mine && <ButtonLink to={formPath(demand.id)}>{t('demand.detail.edit.action')}</ButtonLink>}
          {ask('side')}
          {!mine && demand.daysLeft !== null && <ApplyButton demandId={demand.id} />}
          <ContactBox contact={demand.contact} contactGate={demand.contactGate} onMember={onChanged} />
          <ChainOf kind="demand" id={demand.id} aside />
        </aside>
      </ReadingColumns>
      <Replies replies={replies} isOwner={mine} isAsking={isAsking} onAsked={() => setAsking(false)} />
      <MatchList
        title={t('demand.match.self.title')}
        matches={fits.matches}
        toOf={(id) => `/achi/detail/${id}`}
        onRefuse={fits.refuse}
        {...(mine && { none: t('demand.match.none.empty') })}
      >
        <SaveSearch
          kind="demandMatch"
          filters={{ ref: demand.id }}
          name={t('demand.match.saved.label', { title })}
        />
      </MatchList>
      {ask('foot')}
    </>
  );
}
