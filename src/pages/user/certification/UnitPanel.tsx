import { useAccess, useSearchParams } from '@umijs/max';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import type { Loading } from '@/hooks/useLoad';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { type JoinRequest, leaveUnit } from '@/services/unit-member';
import { JoinForm } from './JoinForm';
import styles from './RealNameForm.module.css';
import { RegisterUnit } from './RegisterUnit';
import { UnitRecord } from './UnitRecord';
import { WaitingRequest } from './WaitingRequest';

interface Props {
  info: BasicInfo;
  /** The reader's own request to join a unit. */
  join: Loading<JoinRequest>;
  /** The reader is registering a unit of their own, and cannot join another one meanwhile. */
  registering: boolean;
  onChanged: () => Promise<void>;
  /** Called when a registration has been started; its documents are then requested. */
  onRegistered: () => void;
}

/** 所属单位: ask to join, wait for its administrator, or leave. */
export function UnitPanel({ info, join, registering, onChanged, onRegistered }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const act = useAction(useSayFailure());
  const saved = useSaved();
  const isAdmin = useAccess().is('unit_admin');
  const { user } = useSession();
  const [search] = useSearchParams();
  const registers = search.get('act') === 'register';
  const unattended = info.unit !== null && user?.unit?.attended === false;
  const mayRegister = unattended && !registering;
  const leave = async (way: 'withdraw' | 'leave', id?: number): Promise<void> => {
    const sure = await confirm({
      title: t(`certification.unit.${way}.confirm`),
      okText: t(`certification.unit.${way}.action`),
      danger: true,
    });
    if (!sure) return;
    // Reload in any case: if the unit has decided first, this shows the decision.
    if (await act.run(() => leaveUnit(id))) saved(`certification.unit.${way}.success`);
    join.reload();
    await onChanged();
  };
  if (info.unit)
    return (
      <>
        <section className={styles.section}>
          <h2>{info.unit.deptName}</h2>
          <p>{t(isAdmin ? 'certification.unit.admin.help' : 'certification.unit.joined.help')}</p>
          {unattended && (
            <Banner tone="warning">{t('certification.unit.mine.help', { name: info.unit.deptName })}</Banner>
          )}
          {mayRegister && (
            <RegisterUnit
              isOpen={registers}
              info={info}
              unitName={info.unit.deptName}
              onSent={onRegistered}
            />
          )}
          {!isAdmin && !(mayRegister && registers) && (
            <div>
              <Button look="danger" busy={act.busy} onClick={() => void leave('leave')}>
                {t('certification.unit.leave.action')}
              </Button>
            </div>
          )}
        </section>
        <UnitRecord />
      </>
    );
  // A request made before the registration can still be withdrawn.
  if (registering && join.data?.status !== 0) return null;
  if (registers && join.data?.status !== 0)
    return <RegisterUnit isOpen info={info} unitName={null} onSent={onRegistered} />;
  return (
    <section className={styles.section}>
      <h2>{t('certification.unit.join.title')}</h2>
      <LoadedBlock from={join}>
        {(asked) =>
          asked?.status === 0 ? (
            <WaitingRequest
              request={asked}
              busy={act.busy}
              onWithdraw={() => void leave('withdraw', asked.id)}
            />
          ) : (
            <>
              {asked?.status === 2 && (
                <Banner tone="warning">
                  {t('certification.unit.refused.label', {
                    name: asked.unitName,
                    reason: asked.reason ?? '',
                  })}
                </Banner>
              )}
              <JoinForm onSent={join.reload} />
              <RegisterUnit isOpen={false} info={info} unitName={null} onSent={onRegistered} />
            </>
          )
        }
      </LoadedBlock>
    </section>
  );
}
