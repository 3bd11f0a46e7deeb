import { Button } from '@/components/Button';
import { ChainStrip } from '@/components/ChainStrip';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchChain, updateAnsweredDemand } from '@/services/chain';

interface Props {
  id: number;
  /** The reader is the applicant, and the application is not submitted. */
  mayUnlink: boolean;
}

/** 来龙去脉 of an application. Its link to a demand can be removed until it is submitted. */
export function ApplicationChain({ id, mayUnlink }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const { busy, fault, run } = useAction();
  const { data, set } = useLoad(() => fetchChain('application', id), { about: id });
  if (!data) return null;
  const unlink = async (): Promise<void> => {
    const okText = t('chain.apply.remove.action');
    const cancelText = t('chain.apply.keep.action');
    if (!(await confirm({ title: t('chain.apply.remove.confirm'), okText, cancelText }))) return;
    await run(async () => set(await updateAnsweredDemand(id, null)));
  };
  return (
    <ChainStrip chain={data} at="application" aside>
      {mayUnlink && data.demand.length > 0 && (
        <Button look="text" size="small" busy={busy} onClick={() => void unlink()}>
          {t('chain.apply.remove.action')}
        </Button>
      )}
      {fault && <p role="alert">{fault}</p>}
    </ChainStrip>
  );
}
