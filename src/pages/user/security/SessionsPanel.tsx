import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useSaved } from '@/pages/user/parts/useSaved';
import { SettingsFrame } from '@/pages/user/settings/SettingsFrame';
import {
  type DeviceSession,
  endDeviceSession,
  endOtherSessions,
  listDeviceSessions,
} from '@/services/security';
import { AccountEvents } from './AccountEvents';
import { deviceName } from './device-name';
import styles from './row-list.module.css';

/** 会话与设备: where one is signed in, and how to end it there. */
export default function SessionsPanel() {
  const t = useText();
  const time = useTimeText();
  const confirm = useConfirm();
  const saved = useSaved();
  const act = useAction(useSayFailure());
  const load = useLoad(async () => (await listDeviceSessions()).sessions, { refreshOnWindowFocus: true });
  const end = async ({ id }: DeviceSession): Promise<void> => {
    if (await act.run(() => endDeviceSession(id))) saved('settings.sessions.end.success');
    // Reload after a refusal too: it may have ended elsewhere.
    load.reload();
  };
  const endOthers = async (): Promise<void> => {
    const sure = await confirm({
      title: t('settings.sessions.others.confirm'),
      okText: t('settings.sessions.others.action'),
      danger: true,
    });
    if (!sure) return;
    if (await act.run(endOtherSessions)) saved('settings.sessions.others.success');
    load.reload();
  };
  const name = ({ user_agent }: DeviceSession): string =>
    deviceName(user_agent) ?? t('settings.sessions.unknown.label');
  return (
    <SettingsFrame current="sessions">
      <section aria-labelledby="sessions-title">
        <h2 id="sessions-title">{t('settings.sessions.self.title')}</h2>
        <p>{t('settings.sessions.self.help')}</p>
        <LoadedBlock from={load}>
          {(sessions) => (
            <>
              <ul className={styles.rows} aria-label={t('settings.sessions.self.title')}>
                {sessions.map((session) => (
                  <li key={session.id}>
                    <span>
                      <b>{name(session)}</b>
                      <small>
                        <bdi>{session.ip}</bdi>{' '}
                        {t('settings.sessions.times.label', {
                          start: time.dateTime(session.create_time),
                          seen: time.dateTime(session.last_seen),
                        })}
                      </small>
                    </span>
                    {session.current ? (
                      <Tag icon="check" tone="success">
                        {t('settings.sessions.current.label')}
                      </Tag>
                    ) : (
                      <Button busy={act.busy} onClick={() => void end(session)}>
                        {t('settings.sessions.end.action')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {sessions.length > 1 && (
                <Button look="danger" busy={act.busy} onClick={() => void endOthers()}>
                  {t('settings.sessions.others.action')}
                </Button>
              )}
            </>
          )}
        </LoadedBlock>
      </section>
      <AccountEvents />
    </SettingsFrame>
  );
}
