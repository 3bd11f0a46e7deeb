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
  /** The own application to join one. */
  join: Loading<JoinRequest>;
  /** A unit of one's own is being registered: there is no other to join meanwhile. */
  registering: boolean;
  onChanged: () => Promise<void>;
  /** A registration has begun: its papers are asked for. */
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
    // Whoever comes second to the unit's decision reads it here as well.
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
  // Who has asked before may still take it back.
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
