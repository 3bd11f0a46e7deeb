import { PAGE_SIZE } from '@contract/limits';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { LinkTabs } from '@/components/LinkTabs';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { RECORD_STATES } from '@/pages/user/parts/certification-state';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useAct } from '@/pages/user/parts/useAct';
import { useSaved } from '@/pages/user/parts/useSaved';
import { decideMember, listMembers, type Member } from '@/services/unit-member';
import styles from './MembersPanel.module.css';
import { RefuseMember } from './RefuseMember';
import { VouchPanel } from './VouchPanel';

const TABS = ['waiting', 'agreed', 'all'] as const;
const STATUS = { waiting: 0, agreed: 1, all: undefined } as const;

const addressOf = (show: string, page: number): string =>
  `/user?tab=members&show=${show}${page > 1 ? `&page=${page}` : ''}`;

/** 本单位成员: who asks to belong to the unit and who does; its administrator decides. */
export default function MembersPanel() {
  const t = useText();
  const time = useTimeText();
  const act = useAct();
  const saved = useSaved();
  const [search] = useSearchParams();
  const show = TABS.find((tab) => tab === search.get('show')) ?? 'waiting';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const [refusing, setRefusing] = useState<Member | null>(null);
  const status = STATUS[show];
  const members = useLoad(() => listMembers({ pageNum: page, ...(status === undefined ? {} : { status }) }), {
    refreshDeps: [show, page],
    refreshOnWindowFocus: true,
  });
  const agree = async ({ id, version, name }: Member): Promise<void> => {
    const worked = await act.run(() => decideMember(id, { agree: true, version }));
    if (worked) saved('user.members.agree.success', { name });
    members.reload();
  };
  const columns: Column<Member>[] = [
    {
      key: 'name',
      title: t('user.members.name.column'),
      render: ({ name, login }) => (
        <>
          {name}
          <small className={styles.second}>{login}</small>
        </>
      ),
    },
    { key: 'phone', title: t('user.members.phone.column'), render: ({ phone }) => <bdi>{phone || '—'}</bdi> },
    {
      key: 'certified',
      title: t('certification.kind.real_name.label'),
      render: ({ certified }) => <StatusTag kind="certification" status={certified ? 'agreed' : 'none'} />,
    },
    {
      key: 'time',
      title: t('certification.history.asked.column'),
      render: ({ createTime }) => time.dateTime(createTime),
    },
    {
      key: 'status',
      title: t('certification.history.status.column'),
      render: (row) => (
        <>
          {t(`user.members.${RECORD_STATES[row.status] ?? 'pending'}.label`)}
          {row.reason && <small className={styles.second}>{row.reason}</small>}
        </>
      ),
    },
    {
      key: 'acts',
      title: t('user.members.acts.column'),
      bare: true,
      render: (row) =>
        row.status === 0 && (
          <span className={styles.acts}>
            <Button size="small" busy={act.busy} onClick={() => void agree(row)}>
              {t('user.members.agree.action')}
            </Button>
            <Button size="small" look="text" onClick={() => setRefusing(row)}>
              {t('user.members.refuse.action')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      <PageHeading title={t('user.members.self.title')} lead={t('user.members.self.help')} />
      <VouchPanel onVouched={members.reload} />
      <LinkTabs
        label={t('user.members.self.title')}
        current={show}
        tabs={TABS.map((key) => ({ key, label: t(`user.members.${key}.label`), to: addressOf(key, 1) }))}
      />
      <LoadedBlock from={members}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState
              title={t(show === 'waiting' ? 'user.members.waiting.empty' : 'user.members.none.empty')}
            />
          ) : (
            <div className={styles.list}>
              <ResponsiveTable
                caption={t('user.members.self.title')}
                captionHidden
                columns={columns}
                rows={list}
                rowKey={({ id }) => id}
              />
              <Pager page={page} total={total} pageSize={PAGE_SIZE} toOf={(next) => addressOf(show, next)} />
            </div>
          )
        }
      </LoadedBlock>
      {refusing && (
        <RefuseMember
          member={refusing}
          onClose={() => setRefusing(null)}
          onRefused={() => {
            setRefusing(null);
            members.reload();
          }}
        />
      )}
    </>
  );
}
