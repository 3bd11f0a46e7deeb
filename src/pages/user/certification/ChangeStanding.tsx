import { Anchor } from '@/components/Anchor';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { ReadField } from '@/components/form/ReadField';
import { useConfirm } from '@/components/useConfirm';
import { WrittenText } from '@/components/WrittenText';
import { useAction } from '@/hooks/useAction';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { FactChanges } from '@/pages/parts/unit/FactChanges';
import { useSaved } from '@/pages/user/parts/useSaved';
import { openAttachment } from '@/services/attachment';
import { type UnitChange, withdrawUnitChange } from '@/services/unit-change';
import { RefusedChange } from './RefusedChange';
import styles from './SettledCertification.module.css';
import { UNIT_ADDRESS } from './unit-address';

interface Props {
  change: UnitChange | null;
  onChanged: () => void;
}

const WAITING = 0;

function Waiting({ change, onChanged }: { change: UnitChange; onChanged: () => void }) {
  const t = useText();
  const time = useTimeText();
  const confirm = useConfirm();
  const act = useAction(useSayFailure());
  const saved = useSaved();
  const withdraw = async (): Promise<void> => {
    const okText = t('certification.change.withdraw.action');
    if (!(await confirm({ title: t('certification.change.withdraw.confirm'), okText, danger: true }))) return;
    if (await act.run(() => withdrawUnitChange(change.id))) saved('certification.change.withdraw.success');
    // Reload in any case: if the office has decided first, this shows the decision.
    onChanged();
  };
  return (
    <>
      <Banner>
        {t('certification.change.waiting.help', {
          name: change.filedBy,
          time: time.dateTime(change.createTime),
        })}
      </Banner>
      <FactChanges fields={change.fields} />
      <div className={styles.facts}>
        <ReadField id="change-effective" label={t('certification.change.effectiveOn.label')}>
          <bdi>{change.effectiveOn}</bdi>
        </ReadField>
        <ReadField id="change-grounds" label={t('certification.change.grounds.label')}>
          <WrittenText>{change.grounds}</WrittenText>
        </ReadField>
      </div>
      <div>
        <FileButton icon="download" onFetch={() => openAttachment(change.paperFile)}>
          {t('certification.change.paper.label')}
        </FileButton>{' '}
        <Button busy={act.busy} onClick={() => void withdraw()}>
          {t('certification.change.withdraw.action')}
        </Button>
      </div>
    </>
  );
}

/** A registration change that waits for the office; otherwise the outcome of the last one, and a link to the next. */
export function ChangeStanding({ change, onChanged }: Props) {
  const t = useText();
  if (change?.status === WAITING) return <Waiting change={change} onChanged={onChanged} />;
  return (
    <>
      <RefusedChange change={change} />
      <p>
        {t('certification.change.start.help')}{' '}
        <Anchor to={`${UNIT_ADDRESS}&act=change`}>{t('certification.change.start.action')}</Anchor>
      </p>
    </>
  );
}
