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
import { fetchDemandCase, submitDemandDecision } from '@/services/desk-demand';
import { caseFacts } from './case-facts';

interface Props {
  id: number;
  onClose: () => void;
  onDone: () => void;
}
const REASON_MAX = 500;
const DONE = { publish: 'published', return: 'returned', close: 'closed' } as const;

/** One demand for judging. */
export function DemandDrawer({ id, onClose, onDone }: Props) {
  const t = useText();
  const join = useList();
  const act = useAct();
  const confirm = useConfirm();
  const [asked, setAsked] = useState<'return' | 'close' | null>(null);
  const { data, error, loading, reload } = useLoad(() => fetchDemandCase(id));
  const name = data?.draft.title ?? '';

  const decide = async (event: keyof typeof DONE, reason?: string) => {
    const body = { version: data?.version ?? 0, ...(reason ? { reason } : {}) };
    const run = () => submitDemandDecision(id, event, body);
    const done = await act({ run, success: t(`desk.demand.${DONE[event]}.success`) });
    if (done) {
      onDone();
      onClose();
    }
    return done;
  };
  const publish = async () => {
    const okText = t('desk.demand.publish.action');
    if (await confirm({ title: t('desk.demand.publish.confirm', { name }), okText })) await decide('publish');
  };
  return (
    <Drawer open title={name} size={640} onClose={onClose}>
      {error && <ErrorState reason={failureText(t, error)} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={4} />}
      {data && (
        <>
          <ProDescriptions
            column={1}
            layout="vertical"
            columns={caseFacts(t, join, data).map(([title, content]) => ({
              title,
              key: title,
              render: () => content,
            }))}
            dataSource={{}}
          />
          {data.actions.includes('publish') && (
            <Button look="primary" onClick={() => void publish()}>
              {t('desk.demand.publish.action')}
            </Button>
          )}{' '}
          {(['return', 'close'] as const)
            .filter((event) => data.actions.includes(event))
            .map((event) => (
              <Button key={event} look="danger" onClick={() => setAsked(event)}>
                {t(`desk.demand.${event}.action`)}
              </Button>
            ))}
        </>
      )}
      <ReasonForm
        question={
          asked && {
            title: t(`desk.demand.${asked}.title`, { name }),
            okText: t(`desk.demand.${asked}.action`),
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
