import { PUBLIC_DEMAND_STATUSES } from '@contract/demand-choices';
import type { OwnDemand } from '@contract/demand-posting';
import { ActionBar } from '@/components/ActionBar';
import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { detailPath } from '@/pages/demand/parts/demand-path';
import type { useMoves } from './useMoves';

interface Props {
  demand: OwnDemand;
  /** Nothing is written yet: there is nothing to delete. */
  isNew: boolean;
  moves: ReturnType<typeof useMoves>;
  onSubmit: () => void;
}

/** In the order of the bar; the first of them that is possible is the one that leads on. */
const LATER = ['close', 'match', 'solve', 'renew'] as const;

/** What may be done with the demand now. */
export function FormActs({ demand, isNew, moves, onSubmit }: Props) {
  const t = useText();
  const { id, status, actions, no } = demand;
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
          {actions.includes('withdraw') && (
            <Button busy={busy} onClick={() => void move('withdraw')}>
              {t('demand.move.withdraw.action')}
            </Button>
          )}
          {LATER.filter((event) => actions.includes(event)).map((event) => (
            <Button
              key={event}
              look={event === 'close' ? 'danger' : event === 'renew' ? 'primary' : 'plain'}
              busy={busy}
              onClick={() => void move(event)}
            >
              {t(`demand.move.${event}.action`)}
            </Button>
          ))}
          {actions.includes('submit') && (
            <Button look="primary" busy={busy} onClick={onSubmit}>
              {t('demand.move.submit.action')}
            </Button>
          )}
        </>
      }
    />
  );
}
