import { ProDescriptions } from '@ant-design/pro-components';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useConfirm } from '@/components/useConfirm';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { failureText } from '@/pages/admin/parts/failure';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { useAct } from '@/pages/admin/parts/useAct';
import { openAttachment } from '@/services/attachment';
import { fetchAchievementCase, submitAchievementDecision } from '@/services/desk-achievement';

interface Props {
  id: number;
  onClose: () => void;
  onDone: () => void;
}
const REASON_MAX = 500;

/** One achievement for judging. */
export function AchievementDrawer({ id, onClose, onDone }: Props) {
  const t = useText();
  const join = useList();
  const act = useAct();
  const confirm = useConfirm();
  const [asked, setAsked] = useState<'return' | 'remove' | null>(null);
  const { data, error, loading, reload } = useLoad(() => fetchAchievementCase(id));
  const name = data?.draft.title ?? '';

  const decide = async (event: 'publish' | 'return' | 'remove', reason?: string) => {
    const body = { version: data?.version ?? 0, ...(reason ? { reason } : {}) };
    const words = { publish: 'published', return: 'returned', remove: 'removed' } as const;
    const run = () => submitAchievementDecision(id, event, body);
    const done = await act({ run, success: t(`desk.achi.${words[event]}.success`) });
    if (done) {
      onDone();
      onClose();
    }
    return done;
  };
  const publish = async () => {
    const okText = t('desk.achi.publish.action');
    if (await confirm({ title: t('desk.achi.publish.confirm', { name }), okText })) await decide('publish');
  };
  const facts: [string, React.ReactNode][] = data
    ? [
        [t('desk.achi.summary.label'), data.draft.summary || '—'],
        [t('desk.achi.scenes.label'), data.draft.scenes || '—'],
        [t('desk.achi.people.label'), join(data.contributors.map((person) => person.name)) || '—'],
        [t('desk.achi.source.label'), data.source ? `${data.source.no} ${data.source.title}` : '—'],
        [
          t('desk.achi.files.label'),
          data.files.length === 0
            ? '—'
            : data.files.map((file) => (
                <Button key={file.id} look="text" size="small" onClick={() => openAttachment(file.id)}>
                  {file.name}
                </Button>
              )),
        ],
        [t('desk.achi.reason.label'), data.reason ?? '—'],
      ]
    : [];
  return (
    <Drawer open title={name} size={640} onClose={onClose}>
      {error && <ErrorState reason={failureText(t, error)} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={4} />}
      {data && (
        <>
          <ProDescriptions
            column={1}
            layout="vertical"
            columns={facts.map(([title, content]) => ({ title, key: title, render: () => content }))}
            dataSource={{}}
          />
          {data.actions.includes('publish') && (
            <Button look="primary" onClick={() => void publish()}>
              {t('desk.achi.publish.action')}
            </Button>
          )}{' '}
          {(['return', 'remove'] as const)
            .filter((event) => data.actions.includes(event))
            .map((event) => (
              <Button key={event} look="danger" onClick={() => setAsked(event)}>
                {t(`desk.achi.${event}.action`)}
              </Button>
            ))}
        </>
      )}
      <ReasonForm
        question={
          asked && {
            title: t(`desk.achi.${asked}.title`, { name }),
            okText: t(`desk.achi.${asked}.action`),
            danger: true,
            max: REASON_MAX,
          }
        }
        onClose={() => setAsked(null)}
        onReason={({ reason }) => (asked ? decide(asked, reason) : Promise.resolve(false))}
      />
    </Drawer>
  );
}
