import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';

interface Props {
  /** Whether this view opens when the list is opened without parameters. */
  opens: boolean;
  onRename: () => void;
  onOpens: () => void;
  onRemove: () => void;
}

/** The actions on the current view. */
export function ViewButtons({ opens, onRename, onOpens, onRemove }: Props) {
  const t = useText();
  return (
    <>
      <Button look="text" size="small" onClick={onRename}>
        {t('admin.view.rename.action')}
      </Button>
      <Button look="text" size="small" onClick={onOpens}>
        {t(opens ? 'admin.view.opensNot.action' : 'admin.view.opens.action')}
      </Button>
      <Button look="text" size="small" onClick={onRemove}>
        {t('admin.view.remove.action')}
      </Button>
    </>
  );
}
