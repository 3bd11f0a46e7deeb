import { history } from '@umijs/max';
import { Button } from '@/components/Button';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { applicationPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { updateAnsweredDemand } from '@/services/chain';
import styles from './Eligibility.module.css';

/** A draft exists already: the demand is added to it instead of starting a second one. */
export function JoinDraft({ id, demandId }: { id: number; demandId: number }) {
  const t = useText();
  const { busy, fault, run } = useAction();
  const join = async (): Promise<void> => {
    if (await run(() => updateAnsweredDemand(id, demandId))) history.push(applicationPath(id));
  };
  return (
    <>
      <Button busy={busy} onClick={() => void join()}>
        {t('chain.apply.join.action')}
      </Button>
      {fault && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
