import { PUBLIC_DEMAND_STATUSES } from '@contract/demand-choices';
import type { OwnDemand } from '@contract/demand-posting';
import { REPEATABLE_DEMAND } from '@contract/rules/demand-machine';
import { useState } from 'react';
import { ActionBar } from '@/components/ActionBar';
import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { afterPath, detailPath } from '@/pages/demand/parts/demand-path';
import { CloseDialog } from './CloseDialog';
import type { useMoves } from './useMoves';

interface Props {
  demand: OwnDemand;
  /** Nothing is written yet: there is nothing to delete. */
  isNew: boolean;
  moves: ReturnType<typeof useMoves>;
  onSubmit: () => void;
}

const LATER = ['match', 'solve'] as const;

/** The actions that are possible for the demand now. */
export function FormActs({ demand, isNew, moves, onSubmit }: Props) {
  const t = useText();
  const time = useTimeText();
  const [isClosing, setClosing] = useState(false);
  const { id, status, actions, no, renewsUntil } = demand;
  const { busy, move } = moves;
  return (
    <ActionBar
      label={t('demand.form.acts.label')}
      actions={
        <>
          {status === 'draft' && no === null && !isNew && (
            <Button look="text" busy={busy} onClick={() => void moves.remove(demand.draft.title)}>
              {t('demand.move.delete.action')}
            </Button>
          )}
          {PUBLIC_DEMAND_STATUSES.some((open) => open === status) && (
            <ButtonLink to={detailPath(id)}>{t('demand.form.public.action')}</ButtonLink>
          )}
          {demand.mine && REPEATABLE_DEMAND.some((over) => over === status) && (
            <ButtonLink to={afterPath(id)}>{t('demand.form.again.action')}</ButtonLink>
          )}
          {actions.includes('withdraw') && (
            <Button busy={busy} onClick={() => void move('withdraw')}>
              {t('demand.move.withdraw.action')}
            </Button>
          )}
          {actions.includes('close') && (
            <Button look="danger" busy={busy} onClick={() => setClosing(true)}>
              {t('demand.move.close.action')}
            </Button>
          )}
          {LATER.filter((event) => actions.includes(event)).map((event) => (
            <Button key={event} busy={busy} onClick={() => void move(event)}>
              {t(`demand.move.${event}.action`)}
            </Button>
          ))}
          {renewsUntil && (
            <Button look="primary" busy={busy} onClick={() => void moves.renew()}>
              {t('demand.move.renew.action', { day: time.written(renewsUntil) })}
            </Button>
          )}
          {actions.includes('submit') && (
            <Button look="primary" busy={busy} onClick={onSubmit}>
              {t('demand.move.submit.action')}
            </Button>
          )}
          {isClosing && (
            <CloseDialog
              demand={demand}
              busy={busy}
              fault={moves.fault}
              onSend={moves.close}
              onCancel={() => setClosing(false)}
            />
          )}
        </>
      }
    />
  );
}
