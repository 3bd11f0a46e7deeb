import type { SpaceStanding } from '@contract/learning';
import { joinAddress } from '@contract/rules/invite-code';
import { Button } from '@/components/Button';
import { CopyLink } from '@/components/CopyLink';
import { QrCode } from '@/components/QrCode';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { spaceStatus } from '@/pages/parts/learning/space-status';
import { type Space, updateCode } from '@/services/learning';
import styles from './detail.module.css';

interface Props {
  space: Space;
  invitation: NonNullable<SpaceStanding['invitation']>;
  onChange: (space: Space) => void;
}

const linkOf = (code: string): string => `${location.origin}${joinAddress(code)}`;

/** The same invitation as code, link and QR code; shown to those who decide on requests. */
export function InvitationPanel({ space, invitation, onChange }: Props) {
  const t = useText();
  const act = useAction();
  const confirm = useConfirm();
  const { id, version, code_open } = space;
  const { code, classes } = invitation;
  const status = spaceStatus(space, space.removed_reason !== null);
  const change = (open: boolean, renew: boolean) =>
    act.run(
      async () => onChange(await updateCode(id, { open, renew, version })),
      (standing) => onChange(standing as Space),
    );
  const renew = async (): Promise<void> => {
    const sure = await confirm({
      title: t('learning.invite.renew.confirm'),
      okText: t('learning.invite.renew.action'),
      danger: true,
    });
    if (sure) await change(code_open, true);
  };
  return (
    <section className={styles.box} aria-labelledby="invitation">
      <h2 id="invitation">{t('learning.invite.self.title')}</h2>
      {code_open && status !== 'open' && <p>{t(`learning.invite.${status}.label`)}</p>}
      {code_open ? (
        <>
          <p className={styles.code}>
            <bdi>{code}</bdi>
          </p>
          <QrCode text={linkOf(code)} label={t('learning.invite.qr.label', { code })} />
          <CopyLink link={linkOf(code)} label={t('learning.invite.copy.action')} />
          {classes.length > 0 && (
            <ul className={styles.classes}>
              {classes.map((each) => (
                <li key={each.id}>
                  <span>
                    {each.name} <bdi>{each.code}</bdi>
                  </span>
                  <CopyLink
                    link={linkOf(each.code)}
                    label={t('learning.invite.copyClass.action', { name: each.name })}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>{t('learning.invite.closed.label')}</p>
      )}
      {act.fault && (
        <p className={styles.fault} role="alert">
          {act.fault}
        </p>
      )}
      <div className={styles.acts}>
        <Button size="small" busy={act.busy} onClick={() => void change(!code_open, false)}>
          {t(code_open ? 'learning.invite.close.action' : 'learning.invite.open.action')}
        </Button>
        <Button size="small" look="text" busy={act.busy} onClick={() => void renew()}>
          {t('learning.invite.renew.action')}
        </Button>
      </div>
    </section>
  );
}
