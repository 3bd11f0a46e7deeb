import type { Application } from '@contract/apply';
import { MILESTONES } from '@contract/result-choices';
import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import {
  applicationPath,
  fromEarlierPath,
  resultPath,
  viewPath,
} from '@/pages/innovation/myProjects/parts/application-paths';
import { useMove } from './useMove';

interface Props {
  application: Application;
  onApplication: (application: Application) => void;
}

/** The events that the state machine allows the applicant now. */
export function OwnerActions({ application, onApplication }: Props) {
  const t = useText();
  const { id, actions, status, filedVersion, part, category } = application;
  const { withdraw, reopen, busy } = useMove(application, onApplication);
  return (
    <>
      {actions.includes('submit') && (
        <ButtonLink to={applicationPath(id)} look="primary">
          {t(status === 'returned' ? 'projects.card.amend.action' : 'projects.card.continue.action')}
        </ButtonLink>
      )}
      {actions.includes('reopen') && (
        <Button look="primary" onClick={() => void reopen()} busy={busy}>
          {t('projects.card.reopen.action')}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button onClick={() => void withdraw()} busy={busy}>
          {t('application.move.withdraw.action')}
        </Button>
      )}
      {MILESTONES.filter((milestone) => actions.includes(`submit_stage_${milestone}`)).map((milestone) => (
        <ButtonLink key={milestone} to={resultPath(id, milestone)} look="primary">
          {t(`result.${status === `stage_${milestone}` ? 'mend' : 'submit'}.${milestone}.action`)}
        </ButtonLink>
      ))}
      {filedVersion > 0 && part === 'leader' && (
        <ButtonLink to={fromEarlierPath(id, category)}>{t('reuse.earlier.again.action')}</ButtonLink>
      )}
      {filedVersion > 0 && (
        <ButtonLink to={viewPath(id, 'receipt')}>{t('application.filed.receipt.action')}</ButtonLink>
      )}
    </>
  );
}
